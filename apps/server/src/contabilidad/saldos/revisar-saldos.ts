// Stored balances against the lines, in PostgreSQL, a group of accounts at a time: each comparison is one statement, so
// what is being posted meanwhile is in both sides or in neither. Days are compared with the lines, months with the days, years with
// the months.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { DeAgencia } from './de-agencia.ts';

export interface AlcanceDeSaldos {
  /** First and last day; absent: all. Whole months. */
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
  /** Absent: all. */
  readonly agencias?: readonly string[] | undefined;
  /** Those that are compared with their lines; absent: all. Months are compared with all of their days. */
  readonly dias?: readonly string[] | undefined;
}

export const CUENTAS_POR_CONSULTA = 50;
const HALLAZGOS_POR_CONSULTA = 100;

/** Days, months and years, in the order in which each is the sum of the one before. */
export const tramosDeSaldo = ['dia', 'mes', 'anio'] as const;
export type TramoDeSaldo = (typeof tramosDeSaldo)[number];

export async function revisarSaldos(
  db: Database,
  alcance: AlcanceDeSaldos,
  senal?: AbortSignal,
): Promise<Hallazgo[]> {
  const hallazgos: Hallazgo[] = [];
  const cuentas = await listarCuentasConSaldo(db);
  for (let i = 0; i < cuentas.length; i += CUENTAS_POR_CONSULTA) {
    const grupo = cuentas.slice(i, i + CUENTAS_POR_CONSULTA);
    for (const tramo of tramosDeSaldo) {
      senal?.throwIfAborted();
      // A part of a year says nothing of the whole.
      if (tramo === 'anio' && alcance.desde !== undefined) continue;
      if (tramo === 'dia' && alcance.dias?.length === 0) continue;
      const distintos = await compararSaldos(db, tramo, grupo, { ...alcance, max: HALLAZGOS_POR_CONSULTA });
      hallazgos.push(...distintos.map((saldo) => comoHallazgo(saldo, tramo)));
    }
  }
  return hallazgos;
}

/** Days and months of one month, of every account at once: it is little, whatever the books hold. */
export async function hallarSaldosDelMes(db: Database, alcance: AlcanceDeSaldos): Promise<DeAgencia[]> {
  const cuentas = await listarCuentasConSaldo(db);
  const hallados: DeAgencia[] = [];
  for (const tramo of ['dia', 'mes'] as const) {
    for (const saldo of await compararSaldos(db, tramo, cuentas, alcance))
      hallados.push({ agencia: saldo.agencia, hallazgo: comoHallazgo(saldo, tramo) });
  }
  return hallados;
}

/** The years against their months, of every account. */
export async function revisarAnios(db: Database, senal?: AbortSignal): Promise<Hallazgo[]> {
  const hallazgos: Hallazgo[] = [];
  const cuentas = await listarCuentasConSaldo(db);
  for (let i = 0; i < cuentas.length; i += CUENTAS_POR_CONSULTA) {
    senal?.throwIfAborted();
    const grupo = cuentas.slice(i, i + CUENTAS_POR_CONSULTA);
    const distintos = await compararSaldos(db, 'anio', grupo, { max: HALLAZGOS_POR_CONSULTA });
    hallazgos.push(...distintos.map((saldo) => comoHallazgo(saldo, 'anio')));
  }
  return hallazgos;
}

/** Those that are not the sum of what they are made of; what is posted meanwhile is in both sides or in neither. */
export function compararSaldos(
  db: Database,
  tramo: TramoDeSaldo,
  cuentas: readonly string[],
  alcance: AlcanceDeSaldos & { readonly max?: number },
): Promise<readonly SaldoDistinto[]> {
  if (tramo === 'dia') return compararDias(db, cuentas, alcance);
  return compararSumas(db, tramo === 'mes' ? MESES : ANIOS, cuentas, alcance);
}

/** Those of the chart and those that only the stored balances know, each found jumping from the one before. */
export async function listarCuentasConSaldo(db: Database): Promise<string[]> {
  const siguiente = (anterior: ReturnType<typeof sql>) => sql`least(
    (select min(s.id_cuenta) from saldo_diario s where s.id_cuenta > ${anterior}),
    (select min(m.id_cuenta) from saldo_mensual m where m.id_cuenta > ${anterior}),
    (select min(a.id_cuenta) from saldo_anual a where a.id_cuenta > ${anterior}))`;
  const { rows } = await sql<{ idCuenta: string }>`
    with recursive con_saldo (id_cuenta) as (
      select ${siguiente(sql`''`)}
      union all
      select ${siguiente(sql`c.id_cuenta`)} from con_saldo c where c.id_cuenta is not null
    )
    select c.id_cuenta from cuenta c where c.tipo_cuenta = 'D'
    union select c.id_cuenta from con_saldo c where c.id_cuenta is not null
    order by 1`.execute(db);
  return rows.map(({ idCuenta }) => idCuenta);
}

export interface SaldoDistinto {
  readonly idCuenta: string;
  readonly agencia: string;
  readonly fecha: string;
  readonly debeGuardado: Centavos;
  readonly haberGuardado: Centavos;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

/** What was put in the table by hand may be anything; here it only has to be said. */
export const exacto = (columna: string) =>
  sql`greatest(least(coalesce(${sql.ref(columna)}, 0), ${Number.MAX_SAFE_INTEGER}::bigint), ${Number.MIN_SAFE_INTEGER}::bigint)::bigint`;

const montos = sql`${exacto('s.debe')} as debe_guardado, ${exacto('s.haber')} as haber_guardado,
  ${exacto('r.debe')} as debe, ${exacto('r.haber')} as haber`;

async function compararDias(
  db: Database,
  cuentas: readonly string[],
  alcance: AlcanceDeSaldos & { readonly max?: number },
): Promise<readonly SaldoDistinto[]> {
  const { rows } = await sql<SaldoDistinto>`
    select id_cuenta, agencia, fecha, ${montos}
    from (
      select d.id_cuenta, d.agencia, d.fecha, d.debe, d.haber from saldo_diario d
      where ${dentro('d', cuentas, alcance)} and ${deLosDias('d', alcance)}
    ) s
    full join (
      select l.id_cuenta, l.agencia, l.fecha, sum(l.debe)::bigint as debe, sum(l.haber)::bigint as haber
      from linea l where ${dentro('l', cuentas, alcance)} and ${deLosDias('l', alcance)} group by 1, 2, 3
    ) r using (id_cuenta, agencia, fecha)
    where s.debe is distinct from r.debe or s.haber is distinct from r.haber
    order by fecha, id_cuenta, agencia limit ${alcance.max ?? null}`.execute(db);
  return rows;
}

/** A table whose rows are the sums of another's. */
interface Sumas {
  readonly tabla: string;
  readonly columna: string;
  readonly unidad: 'month' | 'year';
  readonly sumandos: { readonly tabla: string; readonly columna: string };
}

const MESES: Sumas = {
  tabla: 'saldo_mensual',
  columna: 'mes',
  unidad: 'month',
  sumandos: { tabla: 'saldo_diario', columna: 'fecha' },
};

const ANIOS: Sumas = {
  tabla: 'saldo_anual',
  columna: 'anio',
  unidad: 'year',
  sumandos: { tabla: 'saldo_mensual', columna: 'mes' },
};

async function compararSumas(
  db: Database,
  { tabla, columna, unidad, sumandos }: Sumas,
  cuentas: readonly string[],
  alcance: AlcanceDeSaldos & { readonly max?: number },
): Promise<readonly SaldoDistinto[]> {
  const { rows } = await sql<SaldoDistinto>`
    select id_cuenta, agencia, fecha, ${montos}
    from (
      select m.id_cuenta, m.agencia, m.fecha, m.debe, m.haber
      from (select id_cuenta, agencia, ${sql.ref(columna)} as fecha, debe, haber from ${sql.table(tabla)}) m
      where ${dentro('m', cuentas, alcance)}
    ) s
    full join (
      select d.id_cuenta, d.agencia, date_trunc(${unidad}, d.fecha)::date as fecha, sum(d.debe)::bigint as debe,
        sum(d.haber)::bigint as haber
      from (select id_cuenta, agencia, ${sql.ref(sumandos.columna)} as fecha, debe, haber from ${sql.table(sumandos.tabla)}) d
      where ${dentro('d', cuentas, alcance)} group by 1, 2, 3
    ) r using (id_cuenta, agencia, fecha)
    where s.debe is distinct from r.debe or s.haber is distinct from r.haber
    order by fecha, id_cuenta, agencia limit ${alcance.max ?? null}`.execute(db);
  return rows;
}

function dentro(tabla: string, cuentas: readonly string[], alcance: AlcanceDeSaldos) {
  return sql`${sql.ref(`${tabla}.id_cuenta`)} = any(${cuentas}::text[]) and ${delAlcance(tabla, alcance)}`;
}

/** The rows of a table with fecha and agencia that are looked at. */
export function delAlcance(tabla: string, { desde, hasta, agencias }: AlcanceDeSaldos) {
  const columna = (nombre: string) => sql.ref(`${tabla}.${nombre}`);
  const condiciones = [sql`true`];
  if (desde !== undefined) condiciones.push(sql`${columna('fecha')} >= ${desde}::date`);
  if (hasta !== undefined) condiciones.push(sql`${columna('fecha')} <= ${hasta}::date`);
  if (agencias !== undefined) condiciones.push(sql`${columna('agencia')} = any(${agencias}::text[])`);
  return sql.join(condiciones, sql` and `);
}

/** Those of the days that are compared with their lines. */
export function deLosDias(tabla: string, { dias }: Pick<AlcanceDeSaldos, 'dias'>) {
  return dias === undefined ? sql`true` : sql`${sql.ref(`${tabla}.fecha`)} = any(${dias}::date[])`;
}

const decirTramo: Readonly<Record<TramoDeSaldo, readonly [(fecha: string) => string, contra: string]>> = {
  dia: [(fecha) => `el ${fecha.split('-').reverse().join('/')}`, 'sus líneas'],
  mes: [(fecha) => `en ${fecha.slice(0, 7).split('-').reverse().join('/')}`, 'sus días'],
  anio: [(fecha) => `en ${fecha.slice(0, 4)}`, 'sus meses'],
};

function comoHallazgo(fila: SaldoDistinto, tramo: TramoDeSaldo): Hallazgo {
  const [cuando, contra] = decirTramo[tramo];
  const q = (monto: Centavos) => formatearQuetzales(monto);
  return {
    regla: 'saldos',
    ejercicio: null,
    numero: null,
    idPartida: null,
    mensaje: `El saldo guardado de la cuenta ${fila.idCuenta} en la agencia ${fila.agencia} ${cuando(fila.fecha)} dice debe ${q(fila.debeGuardado)} y haber ${q(fila.haberGuardado)}; ${contra} suman debe ${q(fila.debe)} y haber ${q(fila.haber)}.`,
  };
}
