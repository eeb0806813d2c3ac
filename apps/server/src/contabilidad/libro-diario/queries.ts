// The diario as PostgreSQL tells it. Partidas are walked by number from where the last page ended, so that a page costs
// the same wherever it is; days and months come from the stored balances when they are of dates.
import { CERO, type Centavos } from '@cuadra/core/dinero';
import type { TipoDePartida } from '@cuadra/core/partida';
import { type RawBuilder, sql } from 'kysely';
import { conNombreSellado, versionDeNombres } from '#contabilidad/partidas/nombre-sellado.ts';
import type { Database } from '#platform/database/pool.ts';
import { enTramo, type Limites, type TramoDeFechas, type TramoDeLibro } from './tramo.ts';

export interface LineaDelDiario {
  readonly numero: number;
  readonly idPartida: string;
  readonly tipo: TipoDePartida;
  readonly fecha: string;
  readonly agencia: string;
  readonly conceptoDePartida: string;
  readonly total: Centavos;
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
  readonly concepto: string | null;
  readonly documento: string | null;
}

/** Whole partidas in the order of the book: those from one number up to, not including, another. */
export async function leerPartidas(
  db: Database,
  tramo: TramoDeLibro,
  {
    desde,
    fin,
    limite,
    sinCajas = false,
  }: { desde: number; fin?: number | undefined; limite?: number; sinCajas?: boolean },
): Promise<LineaDelDiario[]> {
  const { rows } = await sql<LineaDelDiario>`
    select p.numero, p.id as id_partida, p.tipo, p.fecha, p.agencia, p.concepto as concepto_de_partida, p.total,
      l.id_cuenta, coalesce(n.nombre, '') as nombre_cuenta, l.debe, l.haber, l.concepto, l.documento
    from (
      select p.ejercicio, p.numero, p.id, p.tipo, p.fecha, p.agencia, p.concepto, p.total, p.nombres from partida p
      where ${enTramo(tramo, 'p')} and p.numero >= ${desde}::int
        ${fin === undefined ? sql`` : sql`and p.numero < ${fin}::int`}
        ${sinCajas ? sql`and p.origen <> 'caja'` : sql``}
      order by p.numero ${limite === undefined ? sql`` : sql`limit ${limite}`}
    ) p
    join linea l on (l.ejercicio, l.numero) = (p.ejercicio, p.numero)
    ${conNombreSellado('l', versionDeNombres('p'))}
    order by p.numero, l.n`.execute(db);
  return rows;
}

export interface TotalesDelTramo {
  readonly partidas: number;
  readonly lineas: number;
  readonly debe: Centavos;
}

/** Added up from what is kept of each day, which is as quick for ten years as for one week. */
export async function totalizarDias(db: Database, tramo: TramoDeFechas): Promise<TotalesDelTramo> {
  const { rows } = await sql<TotalesDelTramo>`
    select coalesce(sum(d.cantidad), 0)::int as partidas, coalesce(sum(d.lineas), 0)::int as lineas,
      coalesce(sum(d.total), 0)::bigint as debe
    from partida_por_dia d where ${enDias(tramo)}`.execute(db);
  return rows[0] ?? { partidas: 0, lineas: 0, debe: CERO };
}

export interface DiaDelTramo extends TotalesDelTramo {
  readonly fecha: string;
}

/** The days that have something, in order. */
export async function leerDias(
  db: Database,
  tramo: TramoDeFechas,
  fechas: Limites['fechas'] = tramo,
): Promise<DiaDelTramo[]> {
  const { rows } = await sql<DiaDelTramo>`
    select d.fecha, sum(d.cantidad)::int as partidas, sum(d.lineas)::int as lineas, sum(d.total)::bigint as debe
    from partida_por_dia d where ${enDias(tramo)} and d.fecha between ${fechas.desde}::date and ${fechas.hasta}::date
    group by 1 order by 1`.execute(db);
  return rows;
}

const enDias = ({ agencias, desde, hasta }: TramoDeFechas): RawBuilder<unknown> =>
  sql`d.agencia = any(${agencias}::text[]) and d.fecha between ${desde}::date and ${hasta}::date`;

/** Added up from the partidas themselves. */
export async function totalizarPartidas(db: Database, tramo: TramoDeLibro): Promise<TotalesDelTramo> {
  const { rows } = await sql<TotalesDelTramo>`
    select count(*)::int as partidas, coalesce(sum(p.cantidad_lineas), 0)::int as lineas,
      coalesce(sum(p.total), 0)::bigint as debe
    from partida p where ${enTramo(tramo, 'p')}`.execute(db);
  return rows[0] ?? { partidas: 0, lineas: 0, debe: CERO };
}

export interface Ancla {
  readonly fila: number;
  readonly numero: number;
}

/** The first partida of each page: one in which so many rows have passed since the page before began. */
export async function anclasDePartidas(
  db: Database,
  tramo: TramoDeLibro,
  { filasPorPagina, filasDeMas }: { filasPorPagina: number; filasDeMas: number },
): Promise<Ancla[]> {
  const { rows } = await sql<Ancla>`
    select a.fila::int, a.numero from (
      select p.numero, sum(p.cantidad_lineas + ${filasDeMas}::int) over orden - (p.cantidad_lineas + ${filasDeMas}::int) as fila,
        lag(p.cantidad_lineas) over orden as anterior
      from partida p where ${enTramo(tramo, 'p')}
      window orden as (order by p.numero)
    ) a
    where a.anterior is null
      or a.fila / ${filasPorPagina}::int <> (a.fila - a.anterior - ${filasDeMas}::int) / ${filasPorPagina}::int
    order by a.numero`.execute(db);
  return rows;
}

/** A day, or the first day of a month. */
export type Agrupado = 'dia' | 'mes';

export interface CuentaDelGrupo {
  readonly fecha: string;
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

/** What each account moved in each day or month, in the order of dates and codes. */
export async function leerGrupos(
  db: Database,
  tramo: TramoDeLibro,
  agrupado: Agrupado,
  fechas: Limites['fechas'],
): Promise<CuentaDelGrupo[]> {
  const { rows } = await sql<CuentaDelGrupo>`
    select g.fecha, g.id_cuenta, coalesce(c.nombre_cuenta, '') as nombre_cuenta, g.debe, g.haber
    from (
      select ${grupoDe(agrupado)} as fecha, s.id_cuenta, sum(s.debe)::bigint as debe, sum(s.haber)::bigint as haber
      from ${movido(tramo)} s where s.fecha between ${fechas.desde}::date and ${fechas.hasta}::date
      group by 1, 2
    ) g left join cuenta c on c.id_cuenta = g.id_cuenta
    order by g.fecha, g.id_cuenta collate "C"`.execute(db);
  return rows;
}

export interface PartidasDelGrupo {
  readonly fecha: string;
  readonly primeraFecha: string;
  readonly desde: number;
  readonly hasta: number;
  readonly partidas: number;
}

export async function partidasPorGrupo(
  db: Database,
  tramo: TramoDeLibro,
  agrupado: Agrupado,
  fechas: Limites['fechas'],
): Promise<PartidasDelGrupo[]> {
  const { rows } = await sql<PartidasDelGrupo>`
    select ${grupoDe(agrupado)} as fecha, min(s.fecha) as primera_fecha, min(s.desde) as desde, max(s.hasta) as hasta,
      sum(s.partidas)::int as partidas
    from ${tramo.por === 'numeros' ? numerosDePartidas(tramo, fechas) : numerosDeDias(tramo, fechas)} s
    group by 1 order by 1`.execute(db);
  return rows;
}

const numerosDePartidas = (tramo: TramoDeLibro, { desde, hasta }: Limites['fechas']): RawBuilder<unknown> =>
  sql`(select p.fecha, p.numero as desde, p.numero as hasta, 1 as partidas from partida p
    where ${enTramo(tramo, 'p')} and p.fecha between ${desde}::date and ${hasta}::date)`;

/** The first and the last number of a day are at the ends of its piece of the index: the rest of it is not read. */
function numerosDeDias(tramo: TramoDeFechas, { desde, hasta }: Limites['fechas']): RawBuilder<unknown> {
  const deEseDia = sql`from partida p where p.agencia = d.agencia and p.fecha = d.fecha and p.ejercicio = ${tramo.ejercicio}::int`;
  return sql`(select d.fecha, d.partidas,
      (select p.numero ${deEseDia} order by p.numero limit 1) as desde,
      (select p.numero ${deEseDia} order by p.numero desc limit 1) as hasta
    from (
      select d.agencia, d.fecha, sum(d.cantidad) as partidas from partida_por_dia d
      where ${enDias(tramo)} and d.fecha between ${desde}::date and ${hasta}::date group by 1, 2
    ) d)`;
}

/** How many accounts moved in each. */
export async function cuentasPorGrupo(
  db: Database,
  tramo: TramoDeLibro,
  agrupado: Agrupado,
): Promise<{ fecha: string; cuentas: number }[]> {
  const { rows } = await sql<{ fecha: string; cuentas: number }>`
    select ${grupoDe(agrupado)} as fecha, count(distinct s.id_cuenta)::int as cuentas
    from ${movido(tramo)} s group by 1 order by 1`.execute(db);
  return rows;
}

function grupoDe(agrupado: Agrupado): RawBuilder<unknown> {
  return agrupado === 'dia' ? sql`s.fecha` : sql`date_trunc('month', s.fecha)::date`;
}

/** What was moved: by dates, the day's stored balances say it; by numbers, only the lines do. */
function movido(tramo: TramoDeLibro): RawBuilder<unknown> {
  if (tramo.por === 'numeros')
    return sql`(select l.fecha, l.id_cuenta, l.debe, l.haber from linea l where ${enTramo(tramo, 'l')})`;
  return sql`(select d.fecha, d.id_cuenta, d.debe, d.haber from saldo_diario d
    where d.fecha between ${tramo.desde}::date and ${tramo.hasta}::date and d.agencia = any(${tramo.agencias}::text[]))`;
}
