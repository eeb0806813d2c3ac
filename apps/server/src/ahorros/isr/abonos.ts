// The interest that savers were paid in some days and what was withheld of it, from their movements: one row for each account and
// payment. What undoes a payment counts on its own day, in the other direction.
import { type RawBuilder, sql } from 'kysely';

/** Accounting dates, both included. */
export interface Dias {
  readonly desde: string;
  readonly hasta: string;
}

/**
 * What follows a `from`, with cuenta, producto, agencia, bruto, isr, exento (what was paid without withholding) and isr_en_libros (what
 * has a partida: all but what was brought from elsewhere).
 */
export const abonosDe = ({ desde, hasta }: Dias, agencias: readonly string[]): RawBuilder<unknown> => sql`(
  select c.id as cuenta, c.producto, c.agencia, p.bruto, p.isr, case when p.isr = 0 then p.bruto else 0 end as exento, p.isr_en_libros
  from (
    select m.cuenta,
      coalesce(sum(m.monto) filter (where m.clase <> 'isr'), 0)::bigint as bruto,
      coalesce(-sum(m.monto) filter (where m.clase = 'isr'), 0)::bigint as isr,
      coalesce(-sum(m.monto) filter (where m.clase = 'isr' and m.partida is not null), 0)::bigint as isr_en_libros
    from (
      select x.* from corrida r join movimiento_ahorro x on x.corrida = r.id
      where (r.fecha between ${desde}::date and ${hasta}::date or r.fecha_reversion between ${desde}::date and ${hasta}::date)
        and x.clase in ('interes', 'isr', 'penalizacion')
      union all
      select x.* from movimiento_ahorro x where x.corrida is null and x.clase in ('interes', 'isr')
        and x.fecha between ${desde}::date and ${hasta}::date
    ) m
    where m.fecha between ${desde}::date and ${hasta}::date
    group by m.cuenta, m.corrida, m.fecha, m.revierte is not null
  ) p join cuenta_ahorro c on c.id = p.cuenta
  where c.agencia = any(${agencias}::text[]))`;

/** The days of a month. */
export function diasDelMes(anio: number, mes: number): Dias {
  const primero = Temporal.PlainDate.from({ year: anio, month: mes, day: 1 });
  return { desde: primero.toString(), hasta: primero.add({ months: 1 }).subtract({ days: 1 }).toString() };
}

export const diasDelAnio = (anio: number): Dias => ({ desde: `${anio}-01-01`, hasta: `${anio}-12-31` });
