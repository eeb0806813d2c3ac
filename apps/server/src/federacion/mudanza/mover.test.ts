// An institution that moves while people post: nothing is lost, nothing is twice, and whatever fails on the way leaves it
// where it was, accepting writes.
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { auxiliares } from '#composicion.ts';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import { conCredenciales, credencialesDe } from '#platform/database/direccion.ts';
import { consultar } from '#testing/databases.ts';
import type { Institucion } from '../directorio/directorio.ts';
import { cumuloDe } from '../directorio/validar.ts';
import { buscarInstitucion } from '../ordenes/buscar.ts';
import { crear } from '../ordenes/crear.ts';
import { conLibros, empezarAEscribir, escribirUna } from '../testing/escritor.ts';
import { crearConDemo, crearParDeCumulos, type ParDeCumulos } from '../testing/par-de-cumulos.ts';
import { deshacerMudanza } from './deshacer.ts';
import { mover, type Paso, type PorMover } from './mover.ts';

const LIMITE_MS = 120_000;
let par: ParDeCumulos;

beforeAll(async () => {
  par = await crearParDeCumulos();
});
afterAll(() => par.cerrar());

const pedido = (nombre: string, cambios: Partial<PorMover> = {}): PorMover => ({
  nombre,
  a: par.b,
  limiteMs: LIMITE_MS,
  senal: new AbortController().signal,
  decir: () => undefined,
  ...cambios,
});

const alLlegarA = (paso: Paso, hacer: () => Promise<void> | void) => ({
  alEmpezar: (empezado: Paso) => (empezado === paso ? hacer() : undefined),
});

/** What a move makes in a cluster besides the books. */
const RASTROS = `
  select slot_name::text as rastro from pg_replication_slots
  union all select rolname::text from pg_roles where rolname like 'cuadra_mudanza%'
  union all select subname::text from pg_subscription
  union all select datname::text from pg_database where shobj_description(oid, 'pg_database') = 'Cuadra, sin terminar'`;
const EN_LA_BASE = `
  select pubname::text as rastro from pg_publication
  union all select nspname::text from pg_namespace where nspname = 'cuadra_mudanza'`;

async function exigirComoAntes(una: Institucion): Promise<void> {
  expect(await buscarInstitucion(par.directorio, una.nombre)).toEqual(una);
  for (const cumulo of [par.a, par.b])
    expect(await consultar(par.duenos.direccion(cumulo), RASTROS)).toEqual([]);
  const base = `cuadra_${una.nombre}`;
  expect(await consultar(par.duenos.direccion(par.a, base), EN_LA_BASE)).toEqual([]);
  await expect(consultar(par.duenos.direccion(par.b, base), 'select 1')).rejects.toThrow(/does not exist/);
  await escribirUna(una.databaseUrl, 'Después de volver');
}

/** A row whose rules call functions that call others: whoever copies it looks for nothing in any schema. */
const CONTEO = `
  set session_replication_role = replica;
  insert into arqueo (jornada, clase, n, conteo, tasa_dolar, efectivo, cheque, vale, libro_efectivo, libro_cheque,
    libro_vale, contado_por, hecho_en)
  values (gen_random_uuid(), 'apertura', 1, '{"b20000": {"sueltas": 1}}', 780, 20000, 0, 0, 20000, 0, 0, gen_random_uuid(), now())`;
const FUNCIONES = `select oid::regprocedure::text, proconfig from pg_proc
  where pronamespace = 'public'::regnamespace order by 1`;

const conceptosEn = (direccion: string) =>
  conLibros(direccion, (db) => db.selectFrom('partida').select(['concepto', 'numero']).execute());

test('mientras se escribe: nada perdido, nada dos veces, y se sigue donde se iba', async () => {
  const una = await crearConDemo(par, 'norte');
  await consultar(par.duenos.direccion(par.a, 'cuadra_norte'), CONTEO);
  const escritor = empezarAEscribir(par.directorio, 'norte.ejemplo.gt');
  const llegarTarde = alLlegarA('retirar', async () => {
    // Whoever read the directory a moment before it changed does not open again what stayed behind.
    const listar = vi.fn(par.directorio.listar).mockResolvedValueOnce([una]);
    const tarde = { ...par, directorio: { ...par.directorio, listar } };
    await expect(mover(tarde, pedido('norte'))).rejects.toThrow(/cambió de lugar/);
    await expect(escribirUna(una.databaseUrl, 'Tarde')).rejects.toThrow(/se está mudando/);
  });
  const mudada = await mover(par, pedido('norte', llegarTarde));
  const alTerminar = escritor.aceptadas.length;
  await expect.poll(() => escritor.aceptadas.length).toBeGreaterThan(alTerminar + 2);
  await escritor.detener();

  const { databaseUrl, estado } = await buscarInstitucion(par.directorio, 'norte');
  expect([cumuloDe(databaseUrl), estado]).toEqual([par.b, 'activa']);
  const partidas = await conceptosEn(databaseUrl);
  const conceptos = partidas.map(({ concepto }) => concepto);
  expect(conceptos.filter((concepto) => concepto.startsWith('Durante')).sort()).toEqual(
    [...escritor.aceptadas].sort(),
  );
  expect(partidas.map(({ numero }) => numero).sort((x, y) => Number(x) - Number(y))).toEqual(
    partidas.map((_, indice) => indice + 1),
  );
  const informe = await conLibros(databaseUrl, (db) => verificar(db, { auxiliares, completa: true }));
  expect(informe.hallazgos).toEqual([]);
  expect(mudada.filas).toBeGreaterThan(500);

  // The books that stayed behind are kept, and closed.
  expect(mudada.guardada).toMatch(/cuadra_norte_mudada_\d{12}$/);
  await expect(escribirUna(una.databaseUrl, 'Tarde')).rejects.toThrow();
  const guardada = mudada.guardada?.split('/').at(-1) ?? '';
  const vieja = par.duenos.direccion(par.a, guardada);
  await expect(consultar(vieja, `update institucion set nombre = 'Otra'`)).rejects.toThrow(/se está mudando/);
  const nueva = par.duenos.direccion(par.b, 'cuadra_norte');
  expect(await consultar(nueva, FUNCIONES)).toEqual(await consultar(vieja, FUNCIONES));
  const comoAntes = conCredenciales(vieja, credencialesDe(una.databaseUrl));
  await expect(consultar(comoAntes, 'select 1')).rejects.toThrow(/permission denied for database/);
});

describe('lo que falla', () => {
  let una: Institucion;
  beforeAll(async () => {
    una = await crearConDemo(par, 'sur');
  });

  // The steps in between fail below, each in its own way.
  test.each<Paso>(['preparar', 'copiar', 'cerrar', 'entregar'])(
    'al empezar a %s deja todo como estaba',
    async (paso) => {
      const fallo = alLlegarA(paso, () => {
        throw new Error('se fue la luz');
      });
      await expect(mover(par, pedido('sur', fallo))).rejects.toThrow('se fue la luz');
      await exigirComoAntes(una);
    },
  );

  test('dejarla a la mitad de la copia también', async () => {
    const control = new AbortController();
    const fallo = alLlegarA('copiar', () => control.abort());
    await expect(mover(par, pedido('sur', { ...fallo, senal: control.signal }))).rejects.toThrow(
      /Se dejó la mudanza/,
    );
    await exigirComoAntes(una);
  });

  test('una copia que alguien tocó no se entrega', async () => {
    const tocar = alLlegarA('comparar', async () => {
      const copia = par.duenos.direccion(par.b, 'cuadra_sur');
      await consultar(
        copia,
        `set session_replication_role = replica; update usuario set nombre = 'Otro' where nombre <> 'Otro'`,
      );
    });
    await expect(mover(par, pedido('sur', tocar))).rejects.toThrow(/no dice lo mismo .* public\.usuario/);
    await exigirComoAntes(una);
  });

  test('si no alcanza el tiempo se vuelve a escribir donde estaba', async () => {
    const base = par.duenos.direccion(par.a, 'cuadra_sur');
    let soltar: Promise<unknown> = Promise.resolve();
    const estorbar = alLlegarA('comparar', () => {
      soltar = consultar(base, 'begin; lock table linea; select pg_sleep(15)');
    });
    await expect(mover(par, pedido('sur', { ...estorbar, limiteMs: 12_000 }))).rejects.toThrow(
      /--limite mayor/,
    );
    await soltar;
    await exigirComoAntes(una);
  });

  test('mientras solo se puede consultar, ni la aplicación ni el dueño escriben, por ningún camino', async () => {
    const intentos: string[] = [];
    const intentar = alLlegarA('alcanzar', async () => {
      for (const orden of [
        `insert into notificacion default values`,
        'update usuario set nombre = nombre',
        'delete from sesion',
        'select reconstruir_partidas_por_dia()',
        `update pgboss.job set priority = 1`,
        `insert into pgboss.job (name) values ('x')`,
        'drop trigger cuadra_mudanza on usuario',
        'drop function cuadra_mudanza.guarda() cascade',
        'create or replace function cuadra_mudanza.guarda() returns trigger language plpgsql as $$ begin return null; end $$',
        'set session_replication_role = replica',
      ])
        intentos.push(
          await consultar(una.databaseUrl, orden).then(
            () => `${orden}: PASÓ`,
            () => '',
          ),
        );
      expect(await consultar(una.databaseUrl, 'select count(*) from partida')).toHaveLength(1);
      await expect(
        consultar(par.duenos.direccion(par.a, 'cuadra_sur'), 'delete from sesion'),
      ).rejects.toThrow(/se está mudando/);
      expect((await buscarInstitucion(par.directorio, 'sur')).estado).toBe('mudanza');
      throw new Error('basta');
    });
    await expect(mover(par, pedido('sur', intentar))).rejects.toThrow('basta');
    expect(intentos.filter(Boolean)).toEqual([]);
    await exigirComoAntes(una);
  });

  test('dos mudanzas de la misma a la vez no', async () => {
    const otra = alLlegarA('preparar', async () => {
      await expect(mover(par, pedido('sur'))).rejects.toThrow(/Otra orden está migrando o mudando sur/);
      await expect(deshacerMudanza(par, 'sur')).rejects.toThrow(/Otra orden/);
      throw new Error('basta');
    });
    await expect(mover(par, pedido('sur', otra))).rejects.toThrow('basta');
    await exigirComoAntes(una);
  });

  test('donde ya hay una base de otro con ese nombre no se toca', async () => {
    await consultar(par.duenos.direccion(par.b), 'create database cuadra_sur');
    await expect(mover(par, pedido('sur'))).rejects.toThrow(/Ya hay una base cuadra_sur/);
    await consultar(par.duenos.direccion(par.b, 'cuadra_sur'), 'select 1');
    await consultar(par.duenos.direccion(par.b), 'drop database cuadra_sur');
    await exigirComoAntes(una);
  });

  test('a un PostgreSQL del que no se tiene el dueño, o al mismo, se dice', async () => {
    await expect(mover(par, pedido('sur', { a: 'db9.ejemplo.gt:5432' }))).rejects.toThrow(
      /INSTITUCIONES_DUENOS/,
    );
    expect(await mover(par, pedido('sur', { a: par.a }))).toMatchObject({ soloLecturaMs: undefined });
    await exigirComoAntes(una);
  });
});

test('sin wal_level=logical en el origen se dice qué cambiar', async () => {
  const admin = inject('urlDeAdministracion');
  const aqui = cumuloDe(admin);
  const duenos = {
    cumulos: [aqui, par.b],
    direccion(cumulo: string, base = 'postgres') {
      const url = new URL(cumulo === aqui ? admin : par.duenos.direccion(par.b));
      url.pathname = `/${base}`;
      return url.href;
    },
  };
  const { institucion } = await crear(
    { ...par, duenos },
    {
      nombre: 'oeste',
      anfitriones: ['oeste.ejemplo.gt'],
      cumulo: aqui,
      administrador: undefined,
      direccionPublica: undefined,
    },
  );
  await expect(mover({ ...par, duenos }, pedido('oeste'))).rejects.toThrow(
    /wal_level=minimal.*wal_level=logical/,
  );
  expect(await buscarInstitucion(par.directorio, 'oeste')).toEqual(institucion);
  await consultar(admin, 'drop database cuadra_oeste with (force)');
});
