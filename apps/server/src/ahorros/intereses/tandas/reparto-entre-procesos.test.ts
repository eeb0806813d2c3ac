// Three real processes on one database share a run; the one that had its first tandas is killed (SIGKILL) with them in hand. The others end
// the run at once, from what it gave back: nobody waits until its jobs are given up for lost, which are still counted as its own.
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { iniciarPostgresIncluido } from '#platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { iniciarCuadra } from '#testing/process.ts';
import { crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { conBase, corridaPorAplicar, encolarDeNuevo } from '../testing/institucion-que-cae.ts';
import { leerCorridaPorPartes } from './leer-tanda.ts';

const CUENTAS = 14;
const POR_TANDA = 2;
/** What one process takes, and two more for whoever else is there. */
const DE_UNO = 2;
const MANOS = DE_UNO + 2;

it('a quien muere con sus tandas en la mano lo reemplazan los otros procesos, sin esperar a que venzan sus trabajos', {
  timeout: 600_000,
}, async () => {
  const carpeta = await crearCarpetaTemporal('reparto-de-corrida');
  onTestFinished(() => carpeta.borrar());
  const postgres = await iniciarPostgresIncluido({ carpetaDatos: carpeta.ruta });
  onTestFinished(() => postgres.detener());
  const url = postgres.url('postgres');
  const iniciar = async (nombre: string) => {
    const cuadra = await iniciarCuadra({
      DATABASE_OWNER_URL: url,
      DATA_DIR: join(carpeta.ruta, nombre),
      SESSION_SECRET: 'el mismo en los tres, en una base que se borra al terminar',
      CUADRA_DEMO: 'true',
    });
    onTestFinished(() => void cuadra.terminar('SIGTERM'));
    return cuadra;
  };
  const primera = await iniciar('primera');
  const id = await conBase(url, (db) => corridaPorAplicar(db, CUENTAS, POR_TANDA));

  const puerta = new pg.Client({ connectionString: url });
  await puerta.connect();
  await puerta.query('begin');
  await puerta.query('select from ejercicio order by anio for update');
  for (let i = 0; i < MANOS; i++) await encolarDeNuevo(url, id);
  await hastaQueAlguienEspere(url, DE_UNO);
  const suyos = await puerta.query<{ id: string }>(
    `select id from pgboss.job where name = 'corridas' and state = 'active'`,
  );
  await Promise.all([iniciar('segunda'), iniciar('tercera')]);
  await hastaQueAlguienEspere(url, MANOS);
  await primera.terminar('SIGKILL');
  await puerta.end();

  await conBase(url, async (db) => {
    await expect
      .poll(async () => (await leerCorridaPorPartes(db, id))?.estado, { timeout: 240_000, interval: 100 })
      .toBe('aplicado');
    const { rows } = await sql<{ cuentas: number; abonos: number; igual: boolean; perdidos: number }>`
      select (select count(*)::int from corrida_linea where corrida = ${id} and estado = 'aplicada') as cuentas,
        (select count(*)::int from movimiento_ahorro where corrida = ${id} and clase = 'interes') as abonos,
        (select sum(c.saldo) from cuenta_ahorro c) = (select sum(l.haber - l.debe) from linea l
          where l.id_cuenta = (select p.id_cuenta from producto_ahorro p)) as igual,
        (select count(*)::int from pgboss.job j where j.id = any(${suyos.rows.map((suyo) => suyo.id)}::uuid[])
          and j.state = 'active' and j.retry_count = 0) as perdidos`.execute(db);
    expect(rows).toEqual([{ cuentas: CUENTAS, abonos: CUENTAS, igual: true, perdidos: DE_UNO }]);
  });
});
