// A small book, sealed and delivered, copied for each test and then altered by whoever owns the database: its triggers asleep,
// its digests made again, its heads signed with another key. What was delivered tells.
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  aEscondidas,
  CAJA_CHICA,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import type { Testigo } from '#contabilidad/verificacion/testigo.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { relojDePrueba } from '#testing/application.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { plantillaConDemo } from '#testing/templates.ts';
import { sellarCabeza } from './cabezas/sellar-cabeza.ts';
import { compararSello } from './comparar-sello.ts';
import { entregarPendientes } from './entregas/entregar-pendientes.ts';
import { idDeLlave, llaveDePem, nuevoPem } from './llave/llave-de-firma.ts';
import { crearTestigo } from './testigo.ts';
import { sellarTodo } from './testing/bitacora-de-prueba.ts';
import { type Sellador, selladorDePrueba } from './testing/sellos-de-prueba.ts';

const reloj = relojDePrueba('2026-11-16T15:00:00Z');
let original: BaseDePrueba;
let carpeta: CarpetaTemporal;
let copia: BaseDePrueba;
let db: Database;
let datos: string;
let sellador: Sellador;
let turno = 0;

const abrir = ({ urlDeLaAplicacion }: BaseDePrueba): Database => abrirDatabase(abrirPool(urlDeLaAplicacion));
const sellar = async (con: Sellador) => {
  reloj.avanzar({ minutes: 2 });
  await sellarTodo(con);
  const n = await sellarCabeza(con, contextoDelSistema(reloj.ahora(), 'prueba'), { motivo: 'diario' });
  await entregarPendientes(con);
  return n;
};

beforeAll(async () => {
  const administracion = inject('urlDeAdministracion');
  carpeta = await crearCarpetaTemporal('sellos');
  const demo = await plantillaConDemo(administracion, reloj, { historia: false, firmada: true });
  original = await crearBase(administracion, demo);
  const abierta = abrir(original);
  await mkdir(join(carpeta.ruta, 'original', 'entregados'), { recursive: true });
  const primero = selladorDePrueba(abierta, reloj, join(carpeta.ruta, 'original'));
  await registrar(primero, partida('2025-12-20', CAJA_CHICA, PRODUCTOS, 50_000));
  for (let i = 0; i < 3; i++) {
    await registrar(
      primero,
      ...[1, 2].map((j) => partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 1_000 * i + j)),
    );
    await sellar(primero);
  }
  await abierta.destroy();
});
afterAll(async () => {
  await original.borrar();
  await carpeta.borrar();
});

beforeEach(async () => {
  copia = await crearBase(inject('urlDeAdministracion'), new URL(original.url).pathname.slice(1));
  db = abrir(copia);
  datos = join(carpeta.ruta, `copia-${turno++}`);
  await cp(join(carpeta.ruta, 'original'), datos, { recursive: true });
  sellador = selladorDePrueba(db, reloj, datos);
});
afterEach(async () => {
  await db.destroy();
  await copia.borrar();
});

/** What a verification asks for. */
const testigo = (): Testigo => crearTestigo(sellador.config);

const revisar = async (completa = false) =>
  (await testigo().revisar(db, { completa })).hallazgos.map(({ mensaje }) => mensaje);

async function alAlterar(...ordenes: string[]): Promise<string[]> {
  await aEscondidas(copia.url, ...ordenes);
  return revisar(true);
}

const entregados = async () => (await readdir(join(datos, 'entregados'))).sort();
const leerEntregado = async (i: number) =>
  readFile(join(datos, 'entregados', (await entregados())[i] ?? ''), 'utf8');

it('lo sellado y entregado está limpio, y la última cabeza dice hasta dónde llegaron los libros', async () => {
  expect(await revisar()).toEqual([]);
  expect(await revisar(true)).toEqual([]);
  expect((await testigo().revisar(db, { completa: false })).ultimaCabeza).toMatchObject({
    ejercicios: [
      { anio: 2025, numero: 1, huella: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { anio: 2026, numero: 6, huella: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ],
  });
  expect(await entregados()).toHaveLength(3);
});

it('quien recibió un sello lo compara: dice que nada cambió', async () => {
  expect(await compararSello(db, await leerEntregado(1))).toMatchObject({
    coincide: true,
    codigo: expect.stringMatching(/^([0-9A-F]{4}-){3}[0-9A-F]{4}$/),
    diferencias: [],
  });
  await expect(compararSello(db, '{"hola": 1}')).rejects.toMatchObject({ codigo: 'SELLO_ILEGIBLE' });
  await expect(compararSello(db, 'hola')).rejects.toMatchObject({ codigo: 'SELLO_ILEGIBLE' });
});

describe.each([
  ['rápida', false],
  ['completa', true],
])('lo que se contabilizó después del último sello, en una verificación %s', (_, completa) => {
  beforeEach(() =>
    registrar(sellador, ...[7, 8].map((i) => partida('2026-04-05', CAJA_CHICA, PRODUCTOS, 900_00 + i))),
  );
  const alTocar = async (...ordenes: string[]) => {
    await aEscondidas(copia.url, ...ordenes);
    return revisar(completa);
  };

  it('está limpio mientras nadie lo toca', async () => expect(await revisar(completa)).toEqual([]));

  it('reescrito, con su cola vuelta a sellar y la bitácora como estaba', async () => {
    const mensajes = await alTocar(
      `update partida set concepto = 'otra', huella = sha256('otra') where ejercicio = 2026 and numero = 7`,
      `update partida set huella_anterior = sha256('otra'), huella = sha256('cola') where ejercicio = 2026 and numero = 8`,
      `update ejercicio set ultima_huella = sha256('cola') where anio = 2026`,
    );
    expect(mensajes).toEqual(
      [7, 8].map(
        (n) =>
          `La partida ${n}/2026 no es la que anotó la bitácora: se reescribió, con las que siguen, después de contabilizarse.`,
      ),
    );
  });

  it('quitado, con su ejercicio devuelto', async () => {
    const mensajes = await alTocar(
      'delete from linea where ejercicio = 2026 and numero = 8',
      'delete from partida where ejercicio = 2026 and numero = 8',
      `update ejercicio set ultimo_numero = 7, ultima_huella = (select huella from partida where ejercicio = 2026 and numero = 7) where anio = 2026`,
    );
    expect(mensajes).toEqual(['Falta la partida 8/2026, que la bitácora anotó cuando se contabilizó.']);
  });

  it('puesto sin que nadie lo anotara', async () => {
    const mensajes = await alTocar(
      `update bitacora set id_entidad = gen_random_uuid()::text where entidad = 'partida' and despues ->> 'numero' = '8'`,
    );
    expect(mensajes).toContain('La partida 8/2026 no está en la bitácora: se puso sin pasar por ella.');
  });

  it('una quitada, con las notas que quedan corridas para que sean tantas como partidas', async () => {
    const mensajes = await alTocar(
      'delete from linea where ejercicio = 2026 and numero = 8',
      'delete from partida where ejercicio = 2026 and numero = 8',
      `update ejercicio set ultimo_numero = 7, ultima_huella = (select huella from partida where ejercicio = 2026 and numero = 7) where anio = 2026`,
      'alter table bitacora alter column n drop identity',
      // One live partida after the head: one note in sight, that of the one that is gone.
      `update bitacora set n = -n where entidad = 'partida' and despues ? 'huella' and despues ->> 'numero' <> '8'`,
    );
    expect(mensajes).toContain('Falta la partida 8/2026, que la bitácora anotó cuando se contabilizó.');
  });

  it('una quitada y la nota de otra con una identidad que no lo es: tantas notas como partidas', async () => {
    const mensajes = await alTocar(
      'delete from linea where ejercicio = 2026 and numero = 8',
      'delete from partida where ejercicio = 2026 and numero = 8',
      `update ejercicio set ultimo_numero = 7, ultima_huella = (select huella from partida where ejercicio = 2026 and numero = 7) where anio = 2026`,
      `update bitacora set id_entidad = 'nadie' where entidad = 'partida' and despues ->> 'numero' = '7'`,
      `delete from bitacora where entidad = 'partida' and despues ->> 'numero' = '6'`,
    );
    expect(mensajes).toEqual(
      expect.arrayContaining([
        'La partida 7/2026 no está en la bitácora: se puso sin pasar por ella.',
        'Falta la partida 7/2026, que la bitácora anotó cuando se contabilizó.',
        'Falta la partida 8/2026, que la bitácora anotó cuando se contabilizó.',
      ]),
    );
  });
});

describe('los ataques de la auditoría se hallan', () => {
  it('la cola reescrita y sellada de nuevo', async () => {
    const mensajes = await alAlterar(
      `update partida set concepto = 'otra', huella = sha256('otra') where ejercicio = 2026 and numero = 6`,
      `update ejercicio set ultima_huella = sha256('otra') where anio = 2026`,
    );
    expect(mensajes).toEqual([
      'La partida 6/2026 no es la que vio el sello 3 del 16/11/2026 09:06: esa u otra anterior cambió y se selló de nuevo.',
    ]);
    expect((await compararSello(db, await leerEntregado(2))).coincide).toBe(false);
  });

  it('la última partida quitada, con su cabeza rebobinada', async () => {
    const mensajes = await alAlterar(
      'delete from linea where ejercicio = 2026 and numero = 6',
      'delete from partida where ejercicio = 2026 and numero = 6',
      `update ejercicio set ultimo_numero = 5, ultima_huella = (select huella from partida where ejercicio = 2026 and numero = 5) where anio = 2026`,
    );
    expect(mensajes).toEqual(['Falta la partida 6/2026, que vio el sello 3 del 16/11/2026 09:06.']);
  });

  it('la bitácora escrita de nuevo con toda su cadena', async () => {
    const mensajes = await alAlterar(
      `update bitacora set accion = 'otra' where n = 5`,
      'delete from bloque_de_bitacora',
    );
    await sellarTodo(sellador);
    expect(mensajes).toContain('Falta el bloque 1 de la bitácora, que vio el sello 1 del 16/11/2026 09:02.');
    expect(await revisar()).toContainEqual(
      expect.stringMatching(/^El bloque 1 de la bitácora no es el que vio el sello 1/),
    );
  });

  it('la cola de la bitácora cortada con su bloque y su sello', async () => {
    await aEscondidas(
      copia.url,
      'delete from entrega_de_sello where cabeza = 3',
      'delete from cabeza_sellada where n = 3',
      'delete from bitacora b using bloque_de_bitacora q where q.n = (select max(n) from bloque_de_bitacora) and b.transaccion >= q.desde_transaccion',
      'delete from bloque_de_bitacora where n = (select max(n) from bloque_de_bitacora)',
    );
    expect(await revisar()).toEqual([
      'Se entregó el sello 3 del 16/11/2026 09:06 y ya no está en la base.',
      // The partidas that those rows told of are still there.
      ...[5, 6].map((n) => `La partida ${n}/2026 no está en la bitácora: se puso sin pasar por ella.`),
      // And so is the head that was noted there.
      'Se agregó «Sello de los libros» 2 sin pasar por la bitácora.',
    ]);
  });
});

describe('un sello alterado se halla', () => {
  const reescrito = `contenido = replace(contenido, '"numero":6', '"numero":5'),
    huella = sha256(convert_to(replace(contenido, '"numero":6', '"numero":5'), 'UTF8'))`;

  it('su contenido', async () => {
    expect((await alAlterar(`update cabeza_sellada set ${reescrito} where n = 3`))[0]).toBe(
      'La firma del sello 3 del 16/11/2026 09:06 no vale: fue alterado.',
    );
  });

  it('uno quitado de en medio', async () => {
    const mensajes = await alAlterar(
      'delete from entrega_de_sello where cabeza = 2',
      'delete from cabeza_sellada where n = 2',
    );
    expect(mensajes[0]).toBe('Falta el sello 2: después del 1 sigue el sello 3 del 16/11/2026 09:06.');
  });

  it('su fecha', async () => {
    expect(
      await alAlterar(`update cabeza_sellada set sellada_en = sellada_en + interval '1 hour' where n = 2`),
    ).toEqual([
      'Se cambió la fecha guardada del sello 2 del 16/11/2026 10:04.',
      'Cambió «Sello de los libros» 2 sin pasar por la bitácora: Sellada el.',
    ]);
  });

  it('firmado por otra llave que se metió en la base', async () => {
    const llave = llaveDePem(nuevoPem());
    const { contenido } = await db
      .selectFrom('cabezaSellada')
      .select('contenido')
      .where('n', '=', 3)
      .executeTakeFirstOrThrow();
    const otro = contenido.replace(/"llave":"[0-9a-f]+"/, `"llave":"${llave.id}"`);
    const firma = (await llave.firmar(otro)).toString('hex');
    const mensajes = await alAlterar(
      `insert into llave_de_sellos (id, publica, conocida_desde) values ('${llave.id}', '${llave.publica}', now())`,
      `update cabeza_sellada set contenido = '${otro}', huella = sha256(convert_to('${otro}', 'UTF8')), firma = '\\x${firma}', llave = '${llave.id}' where n = 3`,
    );
    expect(mensajes).toContain(
      `Firmó el sello 3 del 16/11/2026 09:06 una llave que nadie presentó (${llave.id}).`,
    );
    expect(mensajes).toContain(
      `La llave ${llave.id} está entre las de los sellos y ninguna anterior la presentó.`,
    );
  });

  it('todo firmado de nuevo por quien solo tiene la base', async () => {
    await firmarTodoDeNuevo();
    const propia = (await readFile(join(datos, 'llave-de-sellos.pem'), 'utf8')) as string;
    // Neither the signatures nor the chain tell: the server's own key does, and the folder, and whoever received one.
    expect(await revisar()).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`la del servidor es la ${llaveDePem(propia).id}: alguien firmó con otra.`),
        'Se entregó el sello 1 del 16/11/2026 09:02 y en la base hay otro en su lugar.',
      ]),
    );
    const { diferencias } = await compararSello(db, await leerEntregado(0));
    expect(diferencias[0]).toBe('Firmó el archivo una llave que no es de los sellos de esta institución.');
  });
});

/** As the owner of the database would: another key in the place of the first, and every head signed with it. */
async function firmarTodoDeNuevo(): Promise<void> {
  const llave = llaveDePem(nuevoPem());
  expect(idDeLlave(llave.publica)).toBe(llave.id);
  const cabezas = await db.selectFrom('cabezaSellada').select(['n', 'contenido']).orderBy('n').execute();
  const dueno = new pg.Client({ connectionString: copia.url });
  await dueno.connect();
  await dueno.query('set session_replication_role = replica');
  await dueno.query('update llave_de_sellos set id = $1, publica = $2', [llave.id, llave.publica]);
  let anterior: string | null = null;
  for (const { n, contenido } of cabezas) {
    const texto: string = JSON.stringify({ ...JSON.parse(contenido), llave: llave.id, anterior });
    const huella = createHash('sha256').update(texto).digest();
    await dueno.query(
      'update cabeza_sellada set contenido = $2, huella = $3, firma = $4, llave = $5 where n = $1',
      [n, texto, huella, await llave.firmar(texto), llave.id],
    );
    anterior = huella.toString('hex');
  }
  await dueno.end();
}

describe('la carpeta de los entregados', () => {
  it('un archivo alterado, uno de menos y uno que no es de aquí', async () => {
    const [uno = '', dos = ''] = await entregados();
    const ruta = join(datos, 'entregados', uno);
    await chmod(ruta, 0o644);
    await writeFile(ruta, (await readFile(ruta, 'utf8')).replace('2025', '2024'));
    await rm(join(datos, 'entregados', dos));
    await writeFile(join(datos, 'entregados', 'sello-000009-x.json'), 'hola');
    expect(await revisar()).toEqual([
      `El archivo ${uno} de la carpeta de sellos fue alterado: su firma no vale.`,
      'El archivo sello-000009-x.json de la carpeta de sellos fue alterado.',
      'Falta en la carpeta el sello 2 del 16/11/2026 09:04, que se dejó ahí.',
    ]);
  });

  it('una carpeta que no se puede leer se dice', async () => {
    const { hallazgos } = await testigo().revisar(db, {
      completa: false,
      carpeta: '/no/existe',
    });
    expect(hallazgos.map(({ mensaje }) => mensaje)).toEqual([
      'No se puede leer la carpeta de los sellos entregados, /no/existe.',
    ]);
  });
});
