// A small bitácora, sealed in several blocks, copied for each test and then altered as its owner with every trigger asleep.
// Whatever is done to what was sealed is found, and the first row is named.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { aEscondidas, comoAplicacion, comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { relojDePrueba } from '#testing/application.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { plantillaConDemo } from '#testing/templates.ts';
import { anotarFilas, sellarTodo } from '../testing/bitacora-de-prueba.ts';
import { revisarBitacora } from './revisar-bitacora.ts';
import { sellarBitacora } from './sellar-bitacora.ts';

const reloj = relojDePrueba('2026-11-16T15:00:00Z');
const BLOQUES = 4;
let original: BaseDePrueba;
let copia: BaseDePrueba;
let db: Database;
/** The n of the rows noted by this test, in their order. */
let propias: number[];

const abrir = ({ urlDeLaAplicacion }: BaseDePrueba): Database => abrirDatabase(abrirPool(urlDeLaAplicacion));

const leerPropias = async (deDonde: Database) =>
  (
    await deDonde.selectFrom('bitacora').select('n').where('entidad', '=', 'prueba').orderBy('n').execute()
  ).map(({ n }) => n);

beforeAll(async () => {
  const administracion = inject('urlDeAdministracion');
  const demo = await plantillaConDemo(administracion, reloj, { historia: false, firmada: true });
  original = await crearBase(administracion, demo);
  const abierta = abrir(original);
  // As rows were before they said their transaction.
  await aEscondidas(original.url, `update bitacora set transaccion = null where n <= 20`);
  for (let i = 0; i < BLOQUES; i++) {
    await anotarFilas({ db: abierta, reloj }, 10, `bloque-${i}`);
    await sellarTodo({ db: abierta, reloj });
  }
  propias = await leerPropias(abierta);
  await abierta.destroy();
});
afterAll(() => original.borrar());

beforeEach(async () => {
  copia = await crearBase(inject('urlDeAdministracion'), new URL(original.url).pathname.slice(1));
  db = abrir(copia);
});
afterEach(async () => {
  await db.destroy();
  await copia.borrar();
});

async function alAlterar(...ordenes: string[]): Promise<string[]> {
  await aEscondidas(copia.url, ...ordenes);
  return (await revisarBitacora(db)).map(({ mensaje }) => mensaje);
}

const propia = (i: number): number => propias[i] ?? 0;

it('una bitácora sana está limpia, también las filas que no decían su transacción', async () => {
  expect(await revisarBitacora(db)).toEqual([]);
  const { filas } = await db
    .selectFrom('bloqueDeBitacora')
    .select(({ fn }) => fn.sum<string>('filas').as('filas'))
    .executeTakeFirstOrThrow();
  const { total } = await db
    .selectFrom('bitacora')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  expect(Number(filas)).toBe(total);
});

it('lo que se sella es cada columna de la bitácora', async () => {
  const columnas = await comoDueno(
    copia.url,
    `select column_name as c from information_schema.columns where table_name = 'bitacora' order by ordinal_position`,
  );
  // A column more needs a new version of core/huella-de-bitacora.
  expect(columnas.map(({ c }) => c)).toEqual([
    ...['n', 'instante', 'actor', 'sesion', 'direccion', 'peticion', 'accion', 'entidad', 'id_entidad'],
    ...['antes', 'despues', 'transaccion', 'agencia', 'dicha'],
  ]);
});

it('sin nada nuevo no se hace un bloque', async () => {
  const antes = await sellarBitacora({ db, reloj });
  const otra = await sellarBitacora({ db, reloj });
  expect(otra?.n).toBe(antes?.n);
});

describe('lo alterado se halla y se nombra la primera fila', () => {
  it.each([
    ['instante', `instante = instante + interval '1 microsecond'`],
    ['actor', `actor = gen_random_uuid()`],
    ['sesion', `sesion = gen_random_uuid()`],
    ['direccion', `direccion = '10.0.0.1'`],
    ['peticion', `peticion = 'otra'`],
    ['entidad', `entidad = 'otra'`],
    ['id_entidad', `id_entidad = 'otra'`],
    ['antes', `antes = '{"monto": 1}'`],
    ['despues', `despues = despues || '{"monto": 1}'`],
    ['agencia', `agencia = '02'`],
    ['dicha', 'dicha = not dicha'],
  ])('cambiada: %s', async (_, cambio) => {
    const n = propia(12);
    expect(await alAlterar(`update bitacora set ${cambio} where n = ${n}`)).toEqual([
      `La fila ${n} de la bitácora (prueba:anotar), sellada el 16/11/2026 09:00, cambió después de sellarse.`,
    ]);
  });

  it('cambiada de transacción', async () => {
    const n = propia(12);
    const mensajes = await alAlterar(
      `update bitacora set transaccion = (select transaccion from bitacora where n = ${propia(25)}) where n = ${n}`,
    );
    expect(mensajes).toEqual([
      `La fila ${n} de la bitácora, sellada el 16/11/2026 09:00, ya no está donde se selló.`,
      `La fila ${n} de la bitácora (prueba:anotar) fue agregada donde ya estaba sellado.`,
    ]);
  });

  it('borrada', async () => {
    const n = propia(39);
    expect(await alAlterar(`delete from bitacora where n = ${n}`)).toEqual([
      `La fila ${n} de la bitácora, sellada el 16/11/2026 09:00, fue borrada.`,
    ]);
  });

  it('agregada en lo ya sellado, con su transacción o sin decirla', async () => {
    const columnas = `n, accion, entidad, id_entidad, transaccion`;
    const [uno, otro] = [propia(39) + 1_000, propia(39) + 1_001];
    const mensajes = await alAlterar(
      `insert into bitacora (${columnas}) overriding system value
       values (${uno}, 'falsa', 'x', 'x', (select transaccion from bitacora where n = ${propia(15)})), (${otro}, 'falsa', 'x', 'x', null)`,
    );
    expect(mensajes.toSorted()).toEqual([
      `La fila ${new Intl.NumberFormat('es-GT').format(uno)} de la bitácora (falsa) fue agregada donde ya estaba sellado.`,
      `La fila ${new Intl.NumberFormat('es-GT').format(otro)} de la bitácora (falsa) fue agregada donde ya estaba sellado.`,
    ]);
  });

  it('agregada con una transacción que nadie ha empezado, para que nunca se selle', async () => {
    await aEscondidas(
      copia.url,
      `insert into bitacora (accion, entidad, id_entidad, transaccion) values ('falsa', 'x', 'x', 9007199254740993)`,
    );
    const [hallazgo] = await revisarBitacora(db);
    expect(hallazgo?.mensaje).toMatch(/fue escrita a mano: su transacción no existe\.$/);
  });

  it('cambiadas una por otra', async () => {
    const [a, b] = [propia(3), propia(33)];
    const mensajes = await alAlterar(
      `update bitacora x set despues = y.despues, id_entidad = y.id_entidad from bitacora y
       where (x.n, y.n) in ((${a}, ${b}), (${b}, ${a}))`,
    );
    expect(mensajes).toEqual([
      expect.stringContaining(`La fila ${a} `),
      expect.stringContaining(`La fila ${b} `),
    ]);
  });

  it('un bloque alterado, quitado o vuelto a escribir', async () => {
    expect(
      await alAlterar(`update bloque_de_bitacora set sellado_en = sellado_en - interval '1 day' where n = 2`),
    ).toEqual(['El bloque 2 de la bitácora fue alterado: no corresponde a su huella.']);
    expect(await alAlterar(`delete from bloque_de_bitacora where n = 2`)).toContain(
      'Falta el bloque 2 de la bitácora.',
    );
  });

  it('una fila cambiada con su bloque sellado de nuevo rompe el eslabón siguiente', async () => {
    const mensajes = await alAlterar(
      `update bitacora set accion = 'otra' where n = ${propia(12)}`,
      `update bloque_de_bitacora set huella = sha256('otra') where n = 2`,
    );
    expect(mensajes).toContain(
      'El bloque 3 de la bitácora no sigue al bloque 2: uno de los dos fue alterado.',
    );
  });
});

it('nadie cambia ni borra un bloque: ni la aplicación ni su dueño con las guardas puestas', async () => {
  for (const orden of [
    'update bloque_de_bitacora set n = n',
    'delete from bloque_de_bitacora',
    'delete from epoca_de_bitacora',
  ]) {
    await expect(comoAplicacion(copia, orden)).rejects.toMatchObject({ code: '42501' });
    await expect(comoDueno(copia.url, orden)).rejects.toMatchObject({ code: 'CU001' });
  }
});
