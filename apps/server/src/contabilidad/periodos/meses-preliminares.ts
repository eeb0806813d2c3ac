// Whether what a book or a statement says may still change: it may, until every month that it tells is closed in all the
// agencias. Everything that is printed or shown of them asks here.
import type { Preliminar } from '@cuadra/contract/contabilidad/periodos/preliminar';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export interface LoContado {
  /** Absent: from the beginning, as what tells balances does. */
  readonly desde?: string | undefined;
  /** Absent: all there is. */
  readonly hasta?: string | undefined;
}

/** Null when all of them are closed, and in books that nobody opened yet. */
export async function mesesPreliminares(
  db: Database,
  { desde, hasta }: LoContado,
): Promise<Preliminar | null> {
  const { rows } = await sql<Preliminar>`
    select count(*)::int as meses, min(mes) as desde, max(mes) as hasta
    from (
      select distinct to_char(make_date(anio, mes, 1), 'YYYY-MM') as mes
      from periodo
      where estado <> 'cerrado'
        and (${desde ?? null}::date is null or (anio, mes) >= (${parteDe('year', desde)}, ${parteDe('month', desde)}))
        and (${hasta ?? null}::date is null or (anio, mes) <= (${parteDe('year', hasta)}, ${parteDe('month', hasta)}))
      union
      -- The month of a year that is not open yet, after books that are.
      select to_char(${hasta ?? null}::date, 'YYYY-MM')
      where ${hasta ?? null}::date > (select make_date(max(anio), 12, 31) from ejercicio)
    ) sin_cerrar`.execute(db);
  const [preliminar] = rows;
  return preliminar === undefined || preliminar.meses === 0 ? null : preliminar;
}

const parteDe = (parte: 'year' | 'month', fecha: string | undefined) =>
  sql`extract(${sql.raw(parte)} from ${fecha ?? null}::date)::int`;
