// The diario with the cajas centralised, as PostgreSQL tells it: what the cajas of an agencia posted in a day is one entry, in
// the place of its first number, with what each account moved on each side. The other partidas are as they are.
import type { Centavos } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import { conNombreSellado, versionDeNombres } from '#contabilidad/partidas/nombre-sellado.ts';
import type { Database } from '#platform/database/pool.ts';
import { enTramo, type TramoDeLibro } from './tramo.ts';

/** The partidas of the cajas of an agencia in a day, among those of the tramo. */
export interface DiaDeCajas {
  readonly fecha: string;
  readonly agencia: string;
  readonly desde: number;
  readonly hasta: number;
  readonly partidas: number;
  /** When it is one alone. */
  readonly idPartida: string | null;
}

/** In the order of their first numbers: those whose first is from one number up to, not including, another. */
export async function leerDiasDeCajas(
  db: Database,
  tramo: TramoDeLibro,
  { desde, fin }: { readonly desde?: number; readonly fin?: number | undefined } = {},
): Promise<DiaDeCajas[]> {
  const { rows } = await sql<DiaDeCajas>`
    select p.fecha, p.agencia, min(p.numero) as desde, max(p.numero) as hasta, count(*)::int as partidas,
      case when count(*) = 1 then (array_agg(p.id))[1] end as id_partida
    from partida p where ${deCajas(tramo)}
    group by p.fecha, p.agencia
    having min(p.numero) >= ${desde ?? 0}::int ${fin === undefined ? sql`` : sql`and min(p.numero) < ${fin}::int`}
    order by min(p.numero)`.execute(db);
  return rows;
}

export interface LineaDeCajas {
  readonly fecha: string;
  readonly agencia: string;
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

/**
 * What each account moved on each side in those days: first what is in the debe, then what is in the haber, by code. An
 * account that was renamed in the middle of a day is called as the last partida of the day calls it.
 */
export async function leerLineasDeCajas(
  db: Database,
  tramo: TramoDeLibro,
  dias: readonly DiaDeCajas[],
): Promise<LineaDeCajas[]> {
  if (dias.length === 0) return [];
  const { rows } = await sql<LineaDeCajas>`
    select g.fecha, g.agencia, g.id_cuenta, coalesce(n.nombre, '') as nombre_cuenta, g.debe, g.haber
    from (
    select p.fecha, p.agencia, l.id_cuenta, max(p.nombres) as nombres, l.debe > 0 as al_debe,
      sum(l.debe)::bigint as debe, sum(l.haber)::bigint as haber
    from unnest(${dias.map(({ fecha }) => fecha)}::date[], ${dias.map(({ agencia }) => agencia)}::text[]) d (fecha, agencia)
    join partida p on p.fecha = d.fecha and p.agencia = d.agencia and ${deCajas(tramo)}
    join linea l on (l.ejercicio, l.numero) = (p.ejercicio, p.numero)
    group by p.fecha, p.agencia, l.id_cuenta, l.debe > 0
    ) g
    ${conNombreSellado('g', versionDeNombres('g'))}
    order by g.fecha, g.agencia, g.al_debe desc, g.id_cuenta collate "C"`.execute(db);
  return rows;
}

/** Each entry by its first number, and how many rows it takes. */
export async function asientosCentralizados(
  db: Database,
  tramo: TramoDeLibro,
  filasDeMas: number,
): Promise<{ numero: number; filas: number }[]> {
  const { rows } = await sql<{ numero: number; filas: number }>`
    select a.numero, a.filas from (${asientos(tramo, filasDeMas)}) a order by a.numero`.execute(db);
  return rows;
}

export async function contarCentralizado(
  db: Database,
  tramo: TramoDeLibro,
  filasDeMas: number,
): Promise<number> {
  const { rows } = await sql<{ filas: number }>`
    select coalesce(sum(a.filas), 0)::int as filas from (${asientos(tramo, filasDeMas)}) a`.execute(db);
  return rows[0]?.filas ?? 0;
}

const asientos = (tramo: TramoDeLibro, filasDeMas: number): RawBuilder<unknown> => sql`
  select p.numero, p.cantidad_lineas + ${filasDeMas}::int as filas
  from partida p where ${enTramo(tramo, 'p')} and p.origen <> 'caja'
  union all
  select min(p.numero), count(distinct (l.id_cuenta, l.debe > 0))::int + ${filasDeMas}::int
  from partida p join linea l on (l.ejercicio, l.numero) = (p.ejercicio, p.numero)
  where ${deCajas(tramo)} group by p.fecha, p.agencia`;

const deCajas = (tramo: TramoDeLibro): RawBuilder<unknown> =>
  sql`${enTramo(tramo, 'p')} and p.origen = 'caja'`;
