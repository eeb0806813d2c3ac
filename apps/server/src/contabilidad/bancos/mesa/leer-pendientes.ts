// What is pending on an account, handed over in pieces: none of them holds up whoever attends people.
import { setImmediate as cederElTurno } from 'node:timers/promises';
import type { LineaPorCruzar, MovimientoPorCruzar } from '@cuadra/core/bancos/cruce';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { Trozo } from './hilo-de-cruce.ts';

const POR_TROZO = 1_000;

export async function* leerPendientes(db: Database, cuenta: string): AsyncGenerator<Trozo> {
  const lineas = await sql<LineaPorCruzar>`
    select x.id, x.fecha, x.pendiente as monto, x.texto, x.referencia, x.tipo from linea_de_banco x
    where x.cuenta_bancaria = ${cuenta}::uuid and x.pendiente <> 0 order by x.fecha, x.orden, x.id`.execute(
    db,
  );
  for await (const filas of enTrozos(lineas.rows)) yield { cuenta, lado: 'lineas', filas };
  const movimientos = await sql<MovimientoPorCruzar>`
    select x.id, x.fecha, x.pendiente as monto, x.concepto, x.documento, x.partida from movimiento_de_banco x
    where x.cuenta_bancaria = ${cuenta}::uuid and x.pendiente <> 0 order by x.fecha, x.ejercicio, x.numero, x.n, x.id`.execute(
    db,
  );
  for await (const filas of enTrozos(movimientos.rows)) yield { cuenta, lado: 'movimientos', filas };
}

async function* enTrozos<T>(filas: readonly T[]): AsyncGenerator<T[]> {
  for (let desde = 0; desde < filas.length; desde += POR_TROZO) {
    yield filas.slice(desde, desde + POR_TROZO);
    await cederElTurno();
  }
}
