// Which partidas a request means, in order and page by page: the posted ones first, by number or by date; then the drafts,
// which have no number, in the order in which they were begun.
import type { FiltrosDeDiario } from '@cuadra/contract/contabilidad/reporte-partidas';
import type { Centavos } from '@cuadra/core/dinero';
import type { TipoDePartida } from '@cuadra/core/partida';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export type FiltroDeDiario = Omit<FiltrosDeDiario, 'agencia'> & { readonly agencias: readonly string[] };

export type LugarEnElDiario =
  | { readonly fecha: string; readonly ejercicio: number; readonly numero: number }
  | { readonly fecha: string; readonly creadoEn: string; readonly id: string };

export interface EnElDiario {
  readonly id: string;
  readonly lugar: LugarEnElDiario;
}

export async function leerEnOrden(
  db: Database,
  filtro: FiltroDeDiario,
  despuesDe: LugarEnElDiario | undefined,
  limite: number,
): Promise<EnElDiario[]> {
  return filtro.estado === 'contabilizada'
    ? leerContabilizadas(db, filtro, despuesDe, limite)
    : leerBorradores(db, filtro, despuesDe, limite);
}

async function leerContabilizadas(
  db: Database,
  filtro: FiltroDeDiario,
  despuesDe: LugarEnElDiario | undefined,
  limite: number,
): Promise<EnElDiario[]> {
  const porFecha = filtro.orden === 'fecha';
  const orden = porFecha ? sql`p.fecha, p.ejercicio, p.numero` : sql`p.ejercicio, p.numero`;
  const condiciones = condicionesDePartida(filtro);
  if (despuesDe !== undefined && 'numero' in despuesDe) {
    const { fecha, ejercicio, numero } = despuesDe;
    const lugar = porFecha
      ? sql`${fecha}::date, ${ejercicio}::int, ${numero}::int`
      : sql`${ejercicio}::int, ${numero}::int`;
    condiciones.push(sql`(${orden}) > (${lugar})`);
  }
  const { rows } = await sql<{ id: string; fecha: string; ejercicio: number; numero: number }>`
    select p.id, p.fecha, p.ejercicio, p.numero from partida p
    where ${sql.join(condiciones, sql` and `)} order by ${orden} limit ${limite}`.execute(db);
  return rows.map(({ id, ...lugar }) => ({ id, lugar }));
}

async function leerBorradores(
  db: Database,
  filtro: FiltroDeDiario,
  despuesDe: LugarEnElDiario | undefined,
  limite: number,
): Promise<EnElDiario[]> {
  const condiciones = condicionesDeBorrador(filtro);
  if (despuesDe !== undefined && 'id' in despuesDe)
    condiciones.push(sql`(b.fecha, b.creado_en, b.id) >
      (${despuesDe.fecha}::date, ${despuesDe.creadoEn}::timestamptz, ${despuesDe.id}::uuid)`);
  const { rows } = await sql<{ id: string; fecha: string; creadoEn: string }>`
    select b.id, b.fecha, b.creado_en::text as creado_en from borrador b
    where ${sql.join(condiciones, sql` and `)} order by b.fecha, b.creado_en, b.id limit ${limite}`.execute(
    db,
  );
  return rows.map(({ id, ...lugar }) => ({ id, lugar: { id, ...lugar } }));
}

export interface SumaPorTipo {
  readonly tipo: TipoDePartida;
  readonly partidas: number;
  readonly lineas: number;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

export async function sumarPorTipo(db: Database, filtro: FiltroDeDiario): Promise<SumaPorTipo[]> {
  const origen =
    filtro.estado === 'contabilizada'
      ? sql`select p.tipo, p.cantidad_lineas, p.total as debe, p.total as haber from partida p
          where ${sql.join(condicionesDePartida(filtro), sql` and `)}`
      : sql`select b.tipo, b.cantidad_lineas, b.debe, b.haber from borrador b
          where ${sql.join(condicionesDeBorrador(filtro), sql` and `)}`;
  const { rows } = await sql<SumaPorTipo>`
    select q.tipo, count(*)::int as partidas, sum(q.cantidad_lineas)::int as lineas, sum(q.debe)::bigint as debe,
      sum(q.haber)::bigint as haber
    from (${origen}) q group by q.tipo`.execute(db);
  return rows;
}

type Condicion = RawBuilder<unknown>;

function condicionesDePartida(filtro: FiltroDeDiario): Condicion[] {
  const { ejercicio, desdeNumero, hastaNumero, usuario } = filtro;
  return [
    ...comunes(filtro, sql`p`),
    ...si(usuario, (id) => sql`p.autor = ${id}::uuid`),
    ...si(ejercicio, (anio) => sql`p.ejercicio = ${anio}`),
    ...si(desdeNumero, (numero) => sql`p.numero >= ${numero}`),
    ...si(hastaNumero, (numero) => sql`p.numero <= ${numero}`),
  ];
}

/** They have no number: asked for by numbers, there are none. */
function condicionesDeBorrador(filtro: FiltroDeDiario): Condicion[] {
  const { ejercicio, desdeNumero, hastaNumero, usuario } = filtro;
  const porNumero = desdeNumero !== undefined || hastaNumero !== undefined;
  return [
    ...comunes(filtro, sql`b`),
    // A draft is of everybody who wrote in it.
    ...si(usuario, (id) => sql`${id}::uuid = any(b.escritores)`),
    sql`b.estado = ${filtro.estado}`,
    ...si(ejercicio, (anio) => sql`extract(year from b.fecha) = ${anio}`),
    ...(porNumero ? [sql`false`] : []),
  ];
}

function comunes({ agencias, desde, hasta, tipo }: FiltroDeDiario, alias: Condicion): Condicion[] {
  return [
    sql`${alias}.agencia = any(${agencias}::text[])`,
    ...si(desde, (fecha) => sql`${alias}.fecha >= ${fecha}::date`),
    ...si(hasta, (fecha) => sql`${alias}.fecha <= ${fecha}::date`),
    ...si(tipo, (cual) => sql`${alias}.tipo = ${cual}`),
  ];
}

function si<T>(valor: T | undefined, condicion: (valor: T) => Condicion): Condicion[] {
  return valor === undefined ? [] : [condicion(valor)];
}
