// The movements of the accounts of a mayor, between two places of each: short walks of the index linea_por_cuenta, one for
// each detail account, however long the book.
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { TramoDeFechas, TramoDeLibro } from '#contabilidad/libro-diario/tramo.ts';
import type { Database } from '#platform/database/pool.ts';

/** What puts the movements of an account in order within an ejercicio. */
export interface Lugar {
  readonly fecha: string;
  readonly numero: number;
  readonly n: number;
}

/** Lines of one detail account, from a place up to, not including, another. */
export interface Trecho {
  readonly cuenta: string;
  /** The account of the mayor under which it falls. */
  readonly mayor: string;
  readonly desde: Lugar;
  readonly fin: Lugar;
}

export interface MovimientoDelMayor {
  readonly mayor: string;
  readonly fecha: string;
  readonly primeraFecha: string;
  readonly numero: number;
  readonly hastaNumero: number;
  readonly partidas: number;
  readonly idPartida: string | null;
  readonly concepto: string | null;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

export async function leerMovimientos(
  db: Database,
  tramo: TramoDeLibro,
  trechos: readonly Trecho[],
): Promise<MovimientoDelMayor[]> {
  if (trechos.length === 0) return [];
  const { rows } = await sql<MovimientoDelMayor>`
    select l.mayor, l.fecha, l.fecha as primera_fecha, l.numero, l.numero as hasta_numero, 1 as partidas, p.id as id_partida,
      coalesce(l.concepto, p.concepto) as concepto, l.debe, l.haber
    from (${lineasDe(tramo, trechos)}) l
    join partida p on (p.ejercicio, p.numero) = (${tramo.ejercicio}::int, l.numero)
    order by l.mayor collate "C", l.fecha, l.numero, l.n`.execute(db);
  return rows;
}

/** Added up by day or by month (its first day). */
export async function leerCentralizados(
  db: Database,
  tramo: TramoDeLibro,
  trechos: readonly Trecho[],
  agrupacion: 'dia' | 'mes',
): Promise<MovimientoDelMayor[]> {
  if (trechos.length === 0) return [];
  const { rows } = await sql<MovimientoDelMayor>`
    select l.mayor, ${fechaDe(agrupacion)} as fecha, min(l.fecha) as primera_fecha, min(l.numero) as numero, max(l.numero) as hasta_numero,
      count(distinct l.numero)::int as partidas, null as id_partida, null as concepto,
      sum(l.debe)::bigint as debe, sum(l.haber)::bigint as haber
    from (${lineasDe(tramo, trechos)}) l
    group by 1, 2 order by l.mayor collate "C", 2`.execute(db);
  return rows;
}

/** How many movements each account of the mayor has, one by one or added up. */
export async function contarMovimientos(
  db: Database,
  tramo: TramoDeLibro,
  trechos: readonly Trecho[],
  agrupacion: 'movimiento' | 'dia' | 'mes',
): Promise<Map<string, number>> {
  if (trechos.length === 0) return new Map();
  const cuantos = agrupacion === 'movimiento' ? sql`count(*)` : sql`count(distinct ${fechaDe(agrupacion)})`;
  const { rows } = await sql<{ mayor: string; cuantos: number }>`
    select l.mayor, ${cuantos}::int as cuantos from (${lineasDe(tramo, trechos)}) l group by 1`.execute(db);
  return new Map(rows.map(({ mayor, cuantos: suyos }) => [mayor, suyos]));
}

export interface Ancla extends Lugar {
  readonly mayor: string;
  /** Movements of its account before it. */
  readonly antes: number;
}

/** One movement in every so many of each account, but its first. */
export async function anclasDeMovimientos(
  db: Database,
  tramo: TramoDeLibro,
  trechos: readonly Trecho[],
  cadaCuantos: number,
): Promise<Ancla[]> {
  if (trechos.length === 0) return [];
  const { rows } = await sql<Ancla>`
    select a.mayor, a.fecha, a.numero, a.n, a.antes::int from (
      select l.mayor, l.fecha, l.numero, l.n,
        row_number() over (partition by l.mayor order by l.fecha, l.numero, l.n) - 1 as antes
      from (${lineasDe(tramo, trechos)}) l
    ) a
    where a.antes > 0 and a.antes % ${cadaCuantos}::int = 0
    order by a.mayor collate "C", a.antes`.execute(db);
  return rows;
}

/** Debe − haber of what the trechos hold. */
export async function netoDe(
  db: Database,
  tramo: TramoDeLibro,
  trechos: readonly Trecho[],
): Promise<Centavos> {
  if (trechos.length === 0) return CERO;
  const { rows } = await sql<{ neto: Centavos }>`
    select coalesce(sum(l.debe - l.haber), 0)::bigint as neto from (${lineasDe(tramo, trechos)}) l`.execute(
    db,
  );
  return rows[0]?.neto ?? CERO;
}

/** Debe − haber of some accounts in the days of the tramo before another. */
export async function netoDeDias(
  db: Database,
  { desde, agencias }: TramoDeFechas,
  cuentas: readonly string[],
  antesDe: string,
): Promise<Centavos> {
  const { rows } = await sql<{ neto: Centavos }>`
    select coalesce(sum(d.debe - d.haber), 0)::bigint as neto from saldo_diario d
    where d.id_cuenta = any(${cuentas}::text[]) and d.agencia = any(${agencias}::text[])
      and d.fecha >= ${desde}::date and d.fecha < ${antesDe}::date`.execute(db);
  return rows[0]?.neto ?? CERO;
}

function fechaDe(agrupacion: 'dia' | 'mes'): RawBuilder<unknown> {
  return agrupacion === 'dia' ? sql`l.fecha` : sql`date_trunc('month', l.fecha)::date`;
}

function lineasDe(tramo: TramoDeLibro, trechos: readonly Trecho[]): RawBuilder<unknown> {
  const columna = <T>(de: (trecho: Trecho) => T) => trechos.map(de);
  const suyas =
    tramo.por === 'numeros'
      ? sql`x.numero between ${tramo.desde}::int and ${tramo.hasta}::int`
      : sql`x.agencia = any(${tramo.agencias}::text[])`;
  return sql`
    select t.mayor, x.fecha, x.numero, x.n, x.debe, x.haber, x.concepto
    from unnest(
      ${columna(({ cuenta }) => cuenta)}::text[], ${columna(({ mayor }) => mayor)}::text[],
      ${columna(({ desde }) => desde.fecha)}::date[], ${columna(({ desde }) => desde.numero)}::int[],
      ${columna(({ desde }) => desde.n)}::int[],
      ${columna(({ fin }) => fin.fecha)}::date[], ${columna(({ fin }) => fin.numero)}::int[],
      ${columna(({ fin }) => fin.n)}::int[]
    ) t (cuenta, mayor, f1, p1, n1, f2, p2, n2)
    cross join lateral (
      select x.fecha, x.numero, x.n, x.debe, x.haber, x.concepto from linea x
      where x.id_cuenta = t.cuenta
        and (x.fecha, x.ejercicio, x.numero, x.n) >= (t.f1, ${tramo.ejercicio}::int, t.p1, t.n1)
        and (x.fecha, x.ejercicio, x.numero, x.n) < (t.f2, ${tramo.ejercicio}::int, t.p2, t.n2)
        and ${suyas}
    ) x`;
}
