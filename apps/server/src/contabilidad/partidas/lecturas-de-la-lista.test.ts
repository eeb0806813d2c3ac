// A page and a count read the same however many partidas the same accounts and days have: what PostgreSQL reads for each
// question, in blocks, over a book and over the same one with six times as many. And what is counted is what there is.
import type { FiltrosDePartidas } from '@cuadra/contract/contabilidad/partidas';
import { centavos } from '@cuadra/core/dinero';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/database/pool.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { escuchando, type Pregunta } from '#testing/escuchando.ts';
import { leerFiltro } from './filtro.ts';
import { leerPagina } from './listar-partidas.ts';
import { RECIENTES } from './orden.ts';
import { contarPartidas } from './partidas-del-filtro.ts';
import { sembrarPartidas } from './testing/libro-denso.ts';

const CORTO = 5_000;
const LARGO = 30_000;
/** As many as are counted at once, and the rows of a page. */
const MAX = 500;
const LIMITE = 20;
const RAZON_MAX = 1.5;
/** Each row that is looked at may be in a block of its own. */
const BLOQUES_MIN = MAX;

const actor = { agencias: ['01', '02'] };
const DE_TODAS = '1011010101';
const CUENTAS = [DE_TODAS, '1011010102', '603101', '701101'];
const mes = { desde: '2026-11-01', hasta: '2026-11-16' };
const CARO = centavos(50_000_000);

/** By each, how those partidas (p) are told in plain SQL. */
const filtros: readonly (readonly [FiltrosDePartidas, string])[] = [
  [{ montoMin: centavos(1) }, 'true'],
  [{ conSoporte: 'false' }, 'true'],
  [{ conSoporte: 'false', montoMin: centavos(1) }, 'true'],
  [{ reversion: 'ninguna' }, 'true'],
  [{ tipo: 'cierre', conSoporte: 'false' }, 'false'],
  [{ tipo: 'cierre', montoMin: centavos(1) }, 'false'],
  [{ idCuenta: DE_TODAS }, 'true'],
  [{ idCuenta: '603101' }, mueve('603101')],
  [{ idCuenta: '603101', ...mes }, `${mueve('603101')} and p.fecha >= '2026-11-01'`],
  [{ idCuenta: '603101', conSoporte: 'false' }, mueve('603101')],
  [{ idCuenta: '603101', tipo: 'cierre' }, 'false'],
  [{ idCuenta: '1' }, 'true'],
  [{ texto: 'ventanilla' }, `p.concepto like '%ventanilla%'`],
  [{ texto: 'ventanilla', ...mes }, `p.concepto like '%ventanilla%' and p.fecha >= '2026-11-01'`],
  [{ texto: 'medir', ...mes }, `p.fecha >= '2026-11-01'`],
  [{ texto: 'recibo' }, 'true'],
  [{ texto: 'recibo', ...mes }, `p.fecha >= '2026-11-01'`],
  [{ texto: 'no hay tal cosa' }, 'false'],
];

function mueve(cuenta: string): string {
  return `(p.ejercicio, p.numero) in (select ejercicio, numero from linea where id_cuenta = '${cuenta}')`;
}

let prueba: AplicacionDePrueba;
let dueno: pg.Client;
const leidas = new Map<string, number>();
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  dueno = new pg.Client({ connectionString: prueba.url });
  await dueno.connect();
  await sembrarPartidas(dueno, { desde: 1, hasta: CORTO }, CUENTAS);
  for (const [filtro] of filtros) {
    leidas.set(`página ${JSON.stringify(filtro)}`, await bloquesDeLaPagina(filtro));
    leidas.set(`cuenta ${JSON.stringify(filtro)}`, await bloquesDeLaCuenta(filtro));
  }
  await sembrarPartidas(dueno, { desde: CORTO + 1, hasta: LARGO }, CUENTAS);
});
afterAll(async () => {
  await dueno.end();
  await prueba.cerrar();
});

async function bloques(pedir: (db: Database) => Promise<unknown>): Promise<number> {
  const preguntas: Pregunta[] = [];
  await pedir(escuchando(prueba.db, preguntas));
  let suma = 0;
  for (const { sql, parameters } of preguntas) {
    const { rows } = await dueno.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    suma += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return suma;
}

const pagina = async (db: Database, filtros: FiltrosDePartidas) => {
  const recorrido = { secuencia: RECIENTES, desde: undefined, limite: LIMITE };
  return leerPagina(db, await leerFiltro(db, actor, filtros), recorrido);
};

const bloquesDeLaPagina = (filtros: FiltrosDePartidas) => bloques((db) => pagina(db, filtros));

const contar = async (db: Database, filtros: FiltrosDePartidas, completo = false) =>
  contarPartidas(db, await leerFiltro(db, actor, filtros), { completo, max: MAX });

const bloquesDeLaCuenta = (filtros: FiltrosDePartidas) => bloques((db) => contar(db, filtros));

const leerIds = async (filtros: FiltrosDePartidas) => (await pagina(prueba.db, filtros)).map(({ id }) => id);

async function idsEnLlano(condicion: string) {
  const { rows } = await dueno.query<{ id: string }>(
    `select p.id from partida p where ${condicion} order by p.fecha desc, p.ejercicio desc, p.numero desc limit ${LIMITE}`,
  );
  return rows.map(({ id }) => id);
}

async function enLlano(condicion: string) {
  const { rows } = await dueno.query(
    `select count(*)::int as partidas, coalesce(sum(p.total), 0)::float8 as suma from partida p where ${condicion}`,
  );
  return rows[0];
}

describe.each(filtros)('%j', (filtro, condicion) => {
  it.each([
    ['página', bloquesDeLaPagina],
    ['cuenta', bloquesDeLaCuenta],
  ])('la %s no lee más en el libro más largo', async (nombre, medir) => {
    const antes = leidas.get(`${nombre} ${JSON.stringify(filtro)}`) ?? Number.NaN;
    expect(await medir(filtro)).toBeLessThanOrEqual(Math.max(BLOQUES_MIN, antes * RAZON_MAX));
  });

  it('la página trae las más nuevas', async () => {
    expect(await leerIds(filtro)).toEqual(await idsEnLlano(condicion));
  });

  it('la cuenta es la que hay, o dice que son más', async () => {
    const esperada = await enLlano(condicion);
    expect(await contar(prueba.db, filtro, true)).toEqual({ ...esperada, completo: true });
    const pronta = await contar(prueba.db, filtro);
    if (pronta.completo) expect(pronta).toEqual({ ...esperada, completo: true });
    else expect(pronta.partidas).toBeLessThanOrEqual(Math.min(MAX, esperada.partidas));
    expect(pronta.completo || esperada.partidas > MAX).toBe(true);
  });
});

it.each([
  [{ tipo: 'ajuste', conSoporte: 'false' }, `p.tipo = 'ajuste'`],
  [{ tipo: 'ajuste', idCuenta: '603101' }, `p.tipo = 'ajuste' and ${mueve('603101')}`],
] as const)('%j, en los días que tienen de ese tipo', async (filtro, condicion) => {
  const ajustes = await enLlano(condicion);
  expect(ajustes.partidas).toBeGreaterThan(2);
  expect(await contar(prueba.db, filtro)).toEqual({ ...ajustes, completo: true });
  expect(await leerIds(filtro)).toEqual(await idsEnLlano(condicion));
});

it('de las pocas grandes de una cuenta que se mueve mucho se dice cuántas son, no «más de ninguna»', async () => {
  const caras = await enLlano(`p.total >= ${CARO} and ${mueve('603101')}`);
  expect(caras.partidas).toBeGreaterThan(10);
  const filtro = await leerFiltro(prueba.db, actor, { idCuenta: '603101', montoMin: CARO });
  const contadas = await contarPartidas(prueba.db, filtro, { completo: false, max: 2_000 });
  expect(contadas).toEqual({ ...caras, completo: true });
});
