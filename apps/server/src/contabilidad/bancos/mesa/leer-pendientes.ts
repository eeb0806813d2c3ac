// What is pending on an account, in pieces: none of them holds up whoever attends people. Read in one snapshot.
import type { LineaPorCruzar, MovimientoPorCruzar } from '@cuadra/core/bancos/cruce';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';
import type { Trozo } from './hilo-de-cruce.ts';

const POR_TROZO = 2_500;

export async function* leerPendientes(db: Database, cuenta: string): AsyncGenerator<Trozo> {
  const lineas = sql`select x.id, x.fecha, x.pendiente as monto, x.texto, x.referencia, x.tipo from linea_de_banco x`;
  for await (const filas of porTrozos<LineaPorCruzar>(db, lineas, cuenta))
    yield { cuenta, lado: 'lineas', filas };
  const movimientos = sql`select x.id, x.fecha, x.pendiente as monto, x.concepto, x.documento, x.partida
    from movimiento_de_banco x`;
  for await (const filas of porTrozos<MovimientoPorCruzar>(db, movimientos, cuenta))
    yield { cuenta, lado: 'movimientos', filas };
}

async function* porTrozos<T extends { readonly id: string; readonly fecha: string }>(
  db: Database,
  de: RawBuilder<unknown>,
  cuenta: string,
): AsyncGenerator<T[]> {
  let ultima: T | undefined;
  for (;;) {
    const despues =
      ultima === undefined ? sql`true` : sql`(x.fecha, x.id) > (${ultima.fecha}::date, ${ultima.id}::uuid)`;
    const { rows } =
      await sql<T>`${de} where x.cuenta_bancaria = ${cuenta}::uuid and x.pendiente <> 0 and ${despues}
      order by x.fecha, x.id limit ${POR_TROZO}`.execute(db);
    if (rows.length > 0) yield rows;
    ultima = rows.at(-1);
    if (rows.length < POR_TROZO) return;
  }
}
