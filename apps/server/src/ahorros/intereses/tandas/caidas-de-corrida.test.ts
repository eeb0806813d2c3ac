// kill -9 at every tanda: the server and the database fall by turns while a run is applied by a real process, held at the door of the books
// with its tanda written and not committed. At the end every account was paid once, and the books say the same.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { BASE_INCLUIDA } from '#platform/abrir-plataforma.ts';
import { urlDelQueCorre } from '#platform/bundled-postgres/url-del-que-corre.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { relojDelSistema } from '#platform/reloj.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { iniciarCuadra, puertoLibre } from '#testing/process.ts';
import { crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { conBase, corridaPorAplicar, encolarDeNuevo } from '../testing/institucion-que-cae.ts';
import { hacerTanda } from './hacer-tanda.ts';
import { leerCorridaPorPartes } from './leer-tanda.ts';

const CUENTAS = 12;
const POR_TANDA = 2;
const TANDAS = CUENTAS / POR_TANDA;

it('el servidor y la base caen por turnos en cada tanda: cada cuenta recibe lo suyo una vez', {
  timeout: 600_000,
}, async () => {
  const carpeta = await crearCarpetaTemporal('caídas-de-corrida');
  const entorno = { DATA_DIR: carpeta.ruta, PORT: await puertoLibre() };
  let cuadra = await iniciarCuadra(entorno);
  onTestFinished(async () => {
    await cuadra.terminar('SIGTERM');
    await carpeta.borrar();
  });
  const id = await conBase(await url(carpeta.ruta), (db) => corridaPorAplicar(db, CUENTAS, POR_TANDA));

  let caidas = 0;
  for (let hechas = 0; hechas < TANDAS; hechas = await contar(carpeta.ruta, id)) {
    const puerta = await cerrarLaPuerta(await url(carpeta.ruta));
    hechas = await contar(carpeta.ruta, id);
    if (hechas === TANDAS) {
      await puerta.end();
      break;
    }
    await encolarDeNuevo(await url(carpeta.ruta), id);
    await hastaQueAlguienEspere(await url(carpeta.ruta));
    if (caidas++ % 2 === 0) {
      await cuadra.terminar('SIGKILL');
      cuadra = await iniciarCuadra(entorno);
    } else process.kill(await pidDePostgres(carpeta.ruta), 'SIGKILL');
    await puerta.end().catch(() => undefined);
    // What was in hand came to nothing; one more is done by another, so that each fall meets another tanda.
    expect(await contar(carpeta.ruta, id)).toBeGreaterThanOrEqual(hechas);
    await conBase(await url(carpeta.ruta), (db) => hacerUna(db, id));
  }
  expect(caidas).toBeGreaterThanOrEqual(2);
  await encolarDeNuevo(await url(carpeta.ruta), id);
  const estado = () =>
    url(carpeta.ruta).then((donde) =>
      conBase(donde, async (db) => (await leerCorridaPorPartes(db, id))?.estado),
    );
  await expect.poll(() => estado().catch(() => ''), { timeout: 240_000, interval: 200 }).toBe('aplicado');
  await conBase(await url(carpeta.ruta), async (db) => {
    const { rows } = await sql<{ cuentas: number; abonos: number; igual: boolean }>`
      select (select count(*)::int from corrida_linea where corrida = ${id} and estado = 'aplicada') as cuentas,
        (select count(*)::int from movimiento_ahorro where corrida = ${id} and clase = 'interes') as abonos,
        (select sum(c.saldo) from cuenta_ahorro c) = (select sum(l.haber - l.debe) from linea l
          where l.id_cuenta = (select p.id_cuenta from producto_ahorro p)) as igual`.execute(db);
    expect(rows).toEqual([{ cuentas: CUENTAS, abonos: CUENTAS, igual: true }]);
  });
});

async function hacerUna(db: Database, id: number): Promise<void> {
  const corrida = await leerCorridaPorPartes(db, id);
  if (corrida?.estado !== 'aplicando') return;
  await hacerTanda(db, contextoDelSistema(relojDelSistema.ahora(), 'prueba'), corrida, 'aplicando');
}

async function url(carpeta: string): Promise<string> {
  let hallada: string | undefined;
  await expect
    .poll(
      async () => {
        hallada = await urlDelQueCorre(carpeta, BASE_INCLUIDA);
        if (hallada === undefined) return false;
        return conBase(hallada, (db) => sql`select 1`.execute(db)).then(
          () => true,
          () => false,
        );
      },
      { timeout: 240_000, interval: 100 },
    )
    .toBe(true);
  return hallada ?? '';
}

async function cerrarLaPuerta(donde: string): Promise<pg.Client> {
  const puerta = new pg.Client({ connectionString: donde });
  puerta.on('error', () => undefined);
  await puerta.connect();
  await puerta.query('begin');
  await puerta.query('select from ejercicio order by anio for update');
  return puerta;
}

async function contar(carpeta: string, id: number): Promise<number> {
  return conBase(await url(carpeta), async (db) => {
    const { rows } = await sql<{ hechas: number }>`
      select count(*)::int as hechas from corrida_tanda where corrida = ${id} and estado = 'aplicada'`.execute(
      db,
    );
    return rows[0]?.hechas ?? -1;
  });
}

async function pidDePostgres(carpetaDatos: string): Promise<number> {
  return Number.parseInt(await readFile(join(carpetaDatos, 'postgres/postmaster.pid'), 'utf8'), 10);
}
