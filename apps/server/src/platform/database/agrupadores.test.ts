// PostgreSQL behind a pooler: what loses the session is refused before anything is served, and says what to use instead;
// with a way past it, everything works.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseVacia, consultar, crearBase, crearBaseVacia } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { abrirPlataforma, type PlataformaAbierta } from '../abrir-plataforma.ts';
import { leerConfig } from '../config.ts';
import { crearLogger } from '../crear-logger.ts';
import { exigirAgrupador, fijarAjustesDelPapel } from './ajustes-del-papel.ts';
import { exigirSesion } from './exigir-sesion.ts';
import { abrirPool } from './pool.ts';
import { preparada } from './preparada.ts';
import { prepararBase } from './preparar-base.ts';
import {
  type AgrupadorDePrueba,
  abrirAgrupador,
  type ModoDeAgrupador,
} from './testing/agrupador-de-prueba.ts';

/** With a papel of its own, as an institution has. */
let base: BaseVacia & { readonly papel: string; readonly urlDeLaAplicacion: string };
let carpeta: CarpetaTemporal;
let agrupador: AgrupadorDePrueba | undefined;
beforeAll(async () => {
  const vacia = await crearBaseVacia(inject('urlDeAdministracion'));
  const { nombre: papel, direccion } = await prepararBase(vacia.url, { secreto: 'y'.repeat(32) });
  base = { ...vacia, papel, urlDeLaAplicacion: direccion };
  carpeta = await crearCarpetaTemporal('agrupadores');
});
afterAll(async () => {
  await base.borrar();
  await consultar(inject('urlDeAdministracion'), `drop role ${base.papel}`);
  await carpeta.borrar();
});
afterEach(async () => {
  await agrupador?.cerrar();
  agrupador = undefined;
});

const detras = async (modo: ModoDeAgrupador) => {
  agrupador = await abrirAgrupador(base.urlDeLaAplicacion, modo);
  return agrupador.url;
};
const DE_QUIEN = { variable: 'DATABASE_URL', remedio: 'Use otra.' };
const abrir = (variables: Record<string, string>): Promise<PlataformaAbierta> =>
  abrirPlataforma(
    leerConfig({ NODE_ENV: 'test', DATA_DIR: carpeta.ruta, SESSION_SECRET: 'x'.repeat(32), ...variables }),
    crearLogger('silent'),
    { alDetenerseCarta: async () => undefined },
  );

it('PostgreSQL mismo conserva la sesión, y un agrupador de sesión que aplica los ajustes también', async () => {
  await exigirSesion(base.urlDeLaAplicacion, DE_QUIEN);
  await exigirSesion(await detras({ modo: 'sesion', ajustes: 'aplica' }), DE_QUIEN);
});

it.each<[string, ModoDeAgrupador, string]>([
  [
    'que presta una sesión por transacción',
    { modo: 'transaccion', ajustes: 'aplica' },
    'cada transacción va en otra sesión',
  ],
  ['que rechaza los ajustes', { modo: 'sesion', ajustes: 'rechaza' }, 'no admite los ajustes'],
  ['que los ignora', { modo: 'sesion', ajustes: 'ignora' }, 'no aplica los ajustes'],
])('uno %s se rechaza', async (_, modo, motivo) => {
  await expect(exigirSesion(await detras(modo), DE_QUIEN)).rejects.toThrow(motivo);
});

it('Cuadra no inicia detrás de uno así, y dice qué usar', async () => {
  const DATABASE_URL = await detras({ modo: 'transaccion', ajustes: 'ignora' });
  await expect(abrir({ DATABASE_URL })).rejects.toThrow(
    /^DATABASE_URL: pasa por un agrupador .* Indique en DATABASE_DIRECT_URL la dirección de PostgreSQL sin el agrupador/,
  );
});

it('tampoco migra detrás de uno, ni acepta como directo el que no lo es', async () => {
  const porEl = await detras({ modo: 'transaccion', ajustes: 'aplica' });
  await expect(abrir({ DATABASE_OWNER_URL: porEl })).rejects.toThrow(
    /^DATABASE_OWNER_URL: pasa por un agrupador/,
  );
  await expect(abrir({ DATABASE_URL: base.urlDeLaAplicacion, DATABASE_DIRECT_URL: porEl })).rejects.toThrow(
    /^DATABASE_DIRECT_URL: pasa por un agrupador/,
  );
});

it('con la dirección directa, por el agrupador va el trabajo de todos y por ella lo que necesita sesión', async () => {
  const plataforma = await abrir({
    DATABASE_URL: await detras({ modo: 'transaccion', ajustes: 'rechaza' }),
    DATABASE_DIRECT_URL: base.urlDeLaAplicacion,
  });
  try {
    const { db } = plataforma;
    const vistos = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        db.transaction().execute(async (tx) => {
          const { rows } = await sql<{ n: number; limite: string }>`
            select ${n}::int as n, current_setting('statement_timeout') as limite ${preparada}`.execute(tx);
          return rows[0];
        }),
      ),
    );
    expect(vistos).toEqual(Array.from({ length: 40 }, (_, n) => ({ n, limite: '15s' })));
    const [{ sesiones } = {}] = (await consultar(
      base.url,
      `select array_agg(distinct application_name order by application_name) as sesiones from pg_stat_activity
       where datname = current_database() and application_name in ('agrupador', 'cuadra', 'cuadra eventos', 'cuadra trabajos')`,
    )) as { sesiones: string[] }[];
    expect(sesiones).toEqual(['agrupador', 'cuadra eventos', 'cuadra trabajos']);
    await avisaPorElAgrupador(plataforma);
  } finally {
    await plataforma.cerrar();
  }
});

async function avisaPorElAgrupador({ db, eventos }: PlataformaAbierta): Promise<void> {
  const oidos: unknown[] = [];
  const dejar = eventos.suscribir(
    { id: '0', permisos: new Set(), agencias: [], sesion: '0' } as never,
    (evento) => void oidos.push(evento),
  );
  const aviso = JSON.stringify({ para: { todos: true }, evento: { tipo: 'archivo-avance' } });
  await sql`select pg_notify('cuadra_eventos', ${aviso})`.execute(db);
  await hastaQue(() => expect(oidos).toEqual([{ tipo: 'archivo-avance' }]));
  dejar();
}

it('una dirección directa que lleva a otra base no se acepta', async () => {
  const otra = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  const pool = abrirPool(base.urlDeLaAplicacion);
  await expect(exigirAgrupador(pool, otra.urlDeLaAplicacion)).rejects.toThrow(
    'DATABASE_DIRECT_URL: no lleva a la misma base de datos que DATABASE_URL.',
  );
  await pool.end();
  await otra.borrar();
});

it('un agrupador cuyas sesiones no tienen los ajustes no se acepta, y dice cuáles', async () => {
  const pool = abrirPool(base.urlDeLaAplicacion, { porAgrupador: true });
  await consultar(base.url, `alter role ${base.papel} in database ${base.nombre} set lock_timeout = '7s'`);
  await expect(exigirAgrupador(pool, base.urlDeLaAplicacion)).rejects.toThrow('no tienen lock_timeout=5s.');
  await fijarAjustesDelPapel(base.urlDeLaAplicacion);
  await expect(exigirAgrupador(pool, base.urlDeLaAplicacion)).rejects.toThrow('lock_timeout=5s');
  await pool.end();
  const reconectado = abrirPool(base.urlDeLaAplicacion, { porAgrupador: true });
  await exigirAgrupador(reconectado, base.urlDeLaAplicacion);
  await reconectado.end();
});
