// Rows of the bitácora in the order in which they are sealed, in pieces of bounded size, all as of one instant. What each
// stretch takes is said here once, for whoever seals and for whoever verifies: every row falls in one stretch, and one only.
import type { FilaDeBitacora } from '@cuadra/core/huella-de-bitacora';
import { type RawBuilder, sql } from 'kysely';
import { leerEnUnInstante } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';

/** Those of the transactions in [desde, hasta). */
export interface Tramo {
  /** The n after which its epoca begins. */
  readonly desdeN: number;
  readonly desdeTransaccion: number;
  readonly hastaTransaccion: number;
  /** In an epoca that ended, the last n that was sealed while it went on. */
  readonly nMax: number | undefined;
}

/** What an epoca left unsealed when it ended: all the rest up to where the next one begins. */
export interface Resto {
  readonly desdeN: number;
  readonly hastaN: number;
  readonly desdeTransaccion: number;
  readonly nMax: number;
}

const FILAS_POR_PIEZA = 2_000;
/** One row more and sorting them takes longer than a question may: this is no question that somebody waits for. */
const PLAZO_MS = 600_000;

export function leerFilas(
  db: Database,
  tramo: Tramo | Resto,
  alLeer: (filas: readonly FilaDeBitacora[]) => void,
): Promise<void> {
  return leerEnUnInstante(db, async (tx) => {
    await sql`select set_config('statement_timeout', ${String(PLAZO_MS)}, true)`.execute(tx);
    await sql`declare filas_de_bitacora no scroll cursor for
      select n::text, to_char(instante at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as instante,
        actor::text, sesion::text, direccion, peticion, accion, entidad, id_entidad, antes::text, despues::text,
        transaccion::text, agencia, dicha
      from bitacora where ${cuales(tramo)}
      order by coalesce(bitacora.transaccion, 0), bitacora.n`.execute(tx);
    const leerPieza = () =>
      sql<FilaDeBitacora>`fetch ${sql.raw(String(FILAS_POR_PIEZA))} from filas_de_bitacora`.execute(tx);
    let siguiente = leerPieza();
    for (;;) {
      const { rows } = await siguiente;
      if (rows.length === 0) return;
      // PostgreSQL brings the next piece while this one is looked at. If nobody comes for it, its failure is nobody's.
      siguiente = leerPieza();
      siguiente.catch(() => undefined);
      alLeer(rows);
    }
  });
}

function cuales(tramo: Tramo | Resto): RawBuilder<unknown> {
  if ('hastaN' in tramo) {
    const { desdeN, hastaN, desdeTransaccion, nMax } = tramo;
    return sql`bitacora.n > ${desdeN} and bitacora.n <= ${hastaN}
      and (bitacora.n > ${nMax} or bitacora.transaccion >= ${desdeTransaccion})`;
  }
  const { desdeN, desdeTransaccion, hastaTransaccion, nMax } = tramo;
  const hastaN = nMax === undefined ? sql`` : sql`and bitacora.n <= ${nMax}`;
  // What was written before rows said their transaction goes with the first ones.
  const sinDecirla = desdeTransaccion === 0 ? sql`or bitacora.transaccion is null` : sql``;
  return sql`bitacora.n > ${desdeN} ${hastaN} and (bitacora.transaccion >= ${desdeTransaccion}
    and bitacora.transaccion < ${hastaTransaccion} ${sinDecirla})`;
}
