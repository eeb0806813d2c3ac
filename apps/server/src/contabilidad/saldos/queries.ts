// Stored balances, added up. What was before a date is the months before its month plus the days of that month before
// it: however long the history, at most two months are read by days. Lines are never read here.
import type { Naturaleza, TipoDeCuenta } from '@cuadra/core/catalogo';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';

export interface Rango {
  readonly desde: string;
  readonly hasta: string;
  readonly agencias: readonly string[];
}

export interface CuentaMovida {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly tipoCuenta: TipoDeCuenta;
  readonly naturaleza: Naturaleza;
  /** Debe − haber of everything before the range. */
  readonly inicial: number;
  readonly debe: number;
  readonly haber: number;
}

/** The whole chart in the order of its codes; headers and accounts without movement in zeros. */
export async function movimientosPorCuenta(
  db: Database,
  { desde, hasta, agencias }: Rango,
): Promise<CuentaMovida[]> {
  const fin = Temporal.PlainDate.from(hasta).add({ days: 1 }).toString();
  const [mesInicial, mesFinal] = [mesDe(desde), mesDe(fin)];
  const partes = [
    sql`select m.id_cuenta,
          case when m.mes < ${mesInicial}::date then m.debe - m.haber else 0 end as inicial,
          case when m.mes < ${mesInicial}::date then 0 else m.debe end as debe,
          case when m.mes < ${mesInicial}::date then 0 else m.haber end as haber
        from saldo_mensual m where m.agencia = any(${agencias}::text[]) and m.mes < ${mesFinal}::date`,
  ];
  if (desde > mesInicial) {
    const dias = diasEntre(mesInicial, desde, { agencias });
    partes.push(sql`select d.id_cuenta, d.debe - d.haber, -d.debe, -d.haber from (${dias}) d`);
  }
  if (fin > mesFinal) {
    const dias = diasEntre(mesFinal, fin, { agencias });
    partes.push(sql`select d.id_cuenta, 0, d.debe, d.haber from (${dias}) d`);
  }
  const { rows } = await sql<CuentaMovida>`
    select c.id_cuenta, c.nombre_cuenta, c.tipo_cuenta, c.naturaleza,
      coalesce(s.inicial, 0)::bigint as inicial, coalesce(s.debe, 0)::bigint as debe, coalesce(s.haber, 0)::bigint as haber
    from cuenta c
    left join (
      select p.id_cuenta, sum(p.inicial) as inicial, sum(p.debe) as debe, sum(p.haber) as haber
      from (${sql.join(partes, sql` union all `)}) p group by p.id_cuenta
    ) s on s.id_cuenta = c.id_cuenta
    order by c.id_cuenta collate "C"`.execute(db);
  return rows;
}

export interface SaldoAlDia {
  readonly idCuenta: string;
  readonly agencia: string;
  readonly debe: number;
  readonly haber: number;
}

/** What each detail account of each agencia had accumulated at the end of a day; those never moved are absent. */
export async function saldosAl(
  db: Database,
  { fecha, agencias, cuentas }: Filtro & { readonly fecha: string },
): Promise<SaldoAlDia[]> {
  const fin = Temporal.PlainDate.from(fecha).add({ days: 1 }).toString();
  const mes = mesDe(fin);
  const deCuentas = cuentas === undefined ? sql`` : sql`and m.id_cuenta = any(${cuentas}::text[])`;
  const { rows } = await sql<SaldoAlDia>`
    select p.id_cuenta, p.agencia, sum(p.debe)::bigint as debe, sum(p.haber)::bigint as haber
    from (
      select m.id_cuenta, m.agencia, m.debe, m.haber from saldo_mensual m
      where m.agencia = any(${agencias}::text[]) and m.mes < ${mes}::date ${deCuentas}
      union all (${diasEntre(mes, fin, { agencias, cuentas })})
    ) p
    group by p.id_cuenta, p.agencia
    order by p.id_cuenta collate "C", p.agencia`.execute(db);
  return rows;
}

interface Filtro {
  readonly agencias: readonly string[];
  /** Absent: all. */
  readonly cuentas?: readonly string[] | undefined;
}

/** The days from one date up to, not including, another: one short walk of the index per account and agencia. */
function diasEntre(desde: string, fin: string, { agencias, cuentas }: Filtro): RawBuilder<unknown> {
  const deCuentas = cuentas === undefined ? sql`` : sql`and c.id_cuenta = any(${cuentas}::text[])`;
  return sql`
    select c.id_cuenta, a.agencia, s.debe, s.haber
    from cuenta c cross join unnest(${agencias}::text[]) a (agencia)
    cross join lateral (
      select s.debe, s.haber from saldo_diario s
      where s.id_cuenta = c.id_cuenta and s.agencia = a.agencia
        and s.fecha >= ${desde}::date and s.fecha < ${fin}::date
      offset 0
    ) s
    where c.tipo_cuenta = 'D' ${deCuentas}`;
}

function mesDe(fecha: string): string {
  return `${fecha.slice(0, 7)}-01`;
}
