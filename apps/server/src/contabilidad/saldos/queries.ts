// Stored balances, added up. What was before a day is a few whole years, at most six months and at most fifteen days,
// counted from the nearer end: the cost is the same however many lines there are. Lines are never read here.
import type { Naturaleza, TipoDeCuenta } from '@cuadra/core/catalogo';
import type { Centavos } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

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
  readonly inicial: Centavos;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

/** The whole chart in the order of its codes; headers and accounts without movement in zeros. */
export async function movimientosPorCuenta(
  db: Database,
  { desde, hasta, agencias }: Rango,
): Promise<CuentaMovida[]> {
  const antes = tramosAntesDe(desde).map(
    (tramo) => sql`select t.id_cuenta, t.debe - t.haber as inicial, -t.debe as debe, -t.haber as haber
      from (${filasDe(tramo, { agencias })}) t`,
  );
  const alFinal = tramosAntesDe(diaSiguiente(hasta)).map(
    (tramo) => sql`select t.id_cuenta, 0, t.debe, t.haber from (${filasDe(tramo, { agencias })}) t`,
  );
  const { rows } = await sql<CuentaMovida>`
    select c.id_cuenta, c.nombre_cuenta, c.tipo_cuenta, c.naturaleza,
      coalesce(s.inicial, 0)::bigint as inicial, coalesce(s.debe, 0)::bigint as debe, coalesce(s.haber, 0)::bigint as haber
    from cuenta c
    left join (
      select p.id_cuenta, sum(p.inicial) as inicial, sum(p.debe) as debe, sum(p.haber) as haber
      from (${sql.join([...antes, ...alFinal], sql` union all `)}) p group by p.id_cuenta
    ) s on s.id_cuenta = c.id_cuenta
    order by c.id_cuenta collate "C"`.execute(db);
  return rows;
}

export interface SaldoAlDia {
  readonly idCuenta: string;
  readonly agencia: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

/** What each detail account of each agencia had accumulated at the end of a day; those never moved are absent. */
export async function saldosAl(
  db: Database,
  { fecha, agencias, cuentas }: Filtro & { readonly fecha: string },
): Promise<SaldoAlDia[]> {
  const { rows } = await sql<SaldoAlDia>`
    select p.id_cuenta, p.agencia, sum(p.debe)::bigint as debe, sum(p.haber)::bigint as haber
    from (${acumuladoAl(fecha, { agencias, cuentas })}) p
    group by p.id_cuenta, p.agencia
    having sum(p.debe) <> 0 or sum(p.haber) <> 0
    order by p.id_cuenta collate "C", p.agencia`.execute(db);
  return rows;
}

/** The stored balances that make up what there was at the end of a day, to be added up by account or by agencia. */
export function acumuladoAl(fecha: string, filtro: Filtro): RawBuilder<unknown> {
  const partes = tramosAntesDe(diaSiguiente(fecha)).map((tramo) => filasDe(tramo, filtro));
  return sql.join(partes, sql` union all `);
}

interface Filtro {
  readonly agencias: readonly string[];
  /** Absent: all. */
  readonly cuentas?: readonly string[] | undefined;
}

/** A run of stored balances of one kind, from a date (absent: the first) up to, not including, another. */
interface TramoDeSaldos {
  readonly tabla: keyof typeof columnaDeFecha;
  readonly desde?: Temporal.PlainDate;
  readonly fin: Temporal.PlainDate;
  /** Minus: what was counted too much. */
  readonly signo: '+' | '-';
}

const columnaDeFecha = { saldo_anual: 'anio', saldo_mensual: 'mes', saldo_diario: 'fecha' } as const;

/**
 * What makes up everything before a day: whole years up to the nearest first of January, the months from there to the
 * nearest first of a month, the days from there; added where they come before it, taken away where they come after.
 */
function tramosAntesDe(dia: string): TramoDeSaldos[] {
  const fecha = Temporal.PlainDate.from(dia);
  const primero = fecha.with({ day: 1 });
  const mes = fecha.day <= MITAD_DEL_MES ? primero : primero.add({ months: 1 });
  const enero = mes.with({ month: 1 });
  const anio = mes.month <= MITAD_DEL_ANIO ? enero : enero.add({ years: 1 });
  return [
    { tabla: 'saldo_anual', fin: anio, signo: '+' },
    ...tramoEntre('saldo_mensual', anio, mes),
    ...tramoEntre('saldo_diario', mes, fecha),
  ];
}

const MITAD_DEL_MES = 15;
const MITAD_DEL_ANIO = 6;

function tramoEntre(
  tabla: TramoDeSaldos['tabla'],
  una: Temporal.PlainDate,
  otra: Temporal.PlainDate,
): TramoDeSaldos[] {
  const orden = Temporal.PlainDate.compare(una, otra);
  if (orden === 0) return [];
  return orden < 0
    ? [{ tabla, desde: una, fin: otra, signo: '+' }]
    : [{ tabla, desde: otra, fin: una, signo: '-' }];
}

function filasDe(
  { tabla, desde, fin, signo }: TramoDeSaldos,
  { agencias, cuentas }: Filtro,
): RawBuilder<unknown> {
  const columna = sql.ref(columnaDeFecha[tabla]);
  const [mas, menos] = signo === '+' ? [sql`debe`, sql`haber`] : [sql`-debe`, sql`-haber`];
  const condiciones = [sql`agencia = any(${agencias}::text[])`, sql`${columna} < ${fin.toString()}::date`];
  if (desde !== undefined) condiciones.push(sql`${columna} >= ${desde.toString()}::date`);
  if (cuentas !== undefined) condiciones.push(sql`id_cuenta = any(${cuentas}::text[])`);
  return sql`select id_cuenta, agencia, ${mas} as debe, ${menos} as haber from ${sql.table(tabla)}
    where ${sql.join(condiciones, sql` and `)}`;
}

function diaSiguiente(fecha: string): string {
  return Temporal.PlainDate.from(fecha).add({ days: 1 }).toString();
}
