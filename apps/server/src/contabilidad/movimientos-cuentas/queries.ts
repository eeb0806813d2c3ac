// One account's movements, newest first, page by page. Each page starts where the last one ended (not after so many rows
// counted again), so it costs the same however long the book is: a short walk of the index linea_por_cuenta.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';

export interface FiltroDeMovimientos {
  readonly idCuenta: string;
  readonly agencias: readonly string[];
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
  /** The last one of the page before. */
  readonly despuesDe?: LugarEnElLibro | undefined;
  readonly limite: number;
}

/** What puts movements in order; no two share it. */
export interface LugarEnElLibro {
  readonly fecha: string;
  readonly ejercicio: number;
  readonly numero: number;
  readonly n: number;
}

export interface Movimiento extends LugarEnElLibro {
  readonly idPartida: string;
  readonly tipo: string;
  readonly agencia: string;
  readonly debe: number;
  readonly haber: number;
  /** The line's own, or the partida's. */
  readonly concepto: string;
  readonly documento: string | null;
}

export async function movimientosDeCuenta(db: Database, filtro: FiltroDeMovimientos): Promise<Movimiento[]> {
  const { rows } = await sql<Movimiento>`
    select l.fecha, l.ejercicio, l.numero, l.n, p.id as id_partida, p.tipo, l.agencia, l.debe, l.haber,
      coalesce(l.concepto, p.concepto) as concepto, l.documento
    from (
      select fecha, ejercicio, numero, n, agencia, debe, haber, concepto, documento
      from linea where ${sql.join(condiciones(filtro), sql` and `)}
      order by fecha desc, ejercicio desc, numero desc, n desc limit ${filtro.limite}
    ) l
    join partida p on (p.ejercicio, p.numero) = (l.ejercicio, l.numero)
    order by l.fecha desc, l.ejercicio desc, l.numero desc, l.n desc`.execute(db);
  return rows;
}

function condiciones({
  idCuenta,
  agencias,
  desde,
  hasta,
  despuesDe,
}: FiltroDeMovimientos): RawBuilder<unknown>[] {
  return [
    sql`id_cuenta = ${idCuenta}`,
    sql`agencia = any(${agencias}::text[])`,
    ...(desde === undefined ? [] : [sql`fecha >= ${desde}::date`]),
    ...(hasta === undefined ? [] : [sql`fecha <= ${hasta}::date`]),
    ...(despuesDe === undefined
      ? []
      : [
          sql`(fecha, ejercicio, numero, n) < (${despuesDe.fecha}::date, ${despuesDe.ejercicio}::int,
            ${despuesDe.numero}::int, ${despuesDe.n}::int)`,
        ]),
  ];
}
