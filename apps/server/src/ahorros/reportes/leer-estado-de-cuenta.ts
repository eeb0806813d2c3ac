// The movements of an account in some days, with what it held before them and after each one. The balance of a day is walked back
// from today's, by accounting dates: what came later with an earlier date stands where its date says.
import type { ClaseDeMovimientoAhorro } from '@cuadra/core/ahorros/cuenta';
import { type Centavos, centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Dias } from '#ahorros/isr/abonos.ts';
import type { Database } from '#platform/database/pool.ts';

export interface MovimientoImpreso {
  readonly n: number;
  readonly fecha: string;
  readonly fechaValor: string;
  readonly clase: ClaseDeMovimientoAhorro;
  readonly concepto: string | null;
  readonly documento: string | null;
  /** Whether it undoes another one. */
  readonly deshace: boolean;
  readonly monto: Centavos;
  readonly saldo: Centavos;
}

export async function leerSaldoInicial(db: Database, cuenta: number, desde: string): Promise<Centavos> {
  const { rows } = await sql<{ saldo: Centavos }>`
    select (c.saldo - coalesce((select sum(m.monto) from movimiento_ahorro m where m.cuenta = c.id and m.fecha >= ${desde}::date), 0))::bigint
      as saldo
    from cuenta_ahorro c where c.id = ${cuenta}`.execute(db);
  return rows[0]?.saldo ?? centavos(0);
}

export async function contarMovimientos(
  db: Database,
  cuenta: number,
  { desde, hasta }: Dias,
): Promise<number> {
  const { rows } = await sql<{ cuantos: number }>`
    select count(*)::int as cuantos from movimiento_ahorro m
    where m.cuenta = ${cuenta} and m.fecha between ${desde}::date and ${hasta}::date`.execute(db);
  return rows[0]?.cuantos ?? 0;
}

const POR_LOTE = 1000;

export async function* recorrerMovimientos(
  db: Database,
  cuenta: number,
  { desde, hasta }: Dias,
  inicial: Centavos,
): AsyncGenerator<readonly MovimientoImpreso[]> {
  let saldo = inicial;
  let ultimo = { fecha: desde, n: 0 };
  for (;;) {
    const { rows } = await sql<Omit<MovimientoImpreso, 'saldo'>>`
      select m.n, m.fecha, m.fecha_valor, m.clase, m.concepto, m.documento, m.revierte is not null as deshace, m.monto
      from movimiento_ahorro m
      where m.cuenta = ${cuenta} and m.fecha <= ${hasta}::date and (m.fecha, m.n) > (${ultimo.fecha}::date, ${ultimo.n}::int)
      order by m.fecha, m.n limit ${POR_LOTE}`.execute(db);
    const lote = rows.map((fila) => {
      saldo = centavos(saldo + fila.monto);
      return { ...fila, saldo };
    });
    if (lote.length > 0) yield lote;
    const final = lote.at(-1);
    if (final === undefined || lote.length < POR_LOTE) return;
    ultimo = final;
  }
}
