// What a book is asked for: the dates that a person looks at, in their agencias; or, to be printed on folios, the partidas
// from one number to another of the whole institution, which nothing posted later can change.
import type { rangoDeLibro } from '@cuadra/contract/contabilidad/libro-diario';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { agenciasPedidas } from '#contabilidad/agencias/agencias-pedidas.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';

export interface TramoDeFechas {
  readonly por: 'fechas';
  readonly ejercicio: number;
  readonly desde: string;
  readonly hasta: string;
  readonly agencias: readonly string[];
}

export interface TramoDeNumeros {
  readonly por: 'numeros';
  readonly ejercicio: number;
  readonly desde: number;
  readonly hasta: number;
}

export type TramoDeLibro = TramoDeFechas | TramoDeNumeros;

export function tramoDe(
  actor: Actor,
  { desde, hasta, agencia }: z.output<typeof rangoDeLibro>,
): TramoDeFechas {
  const agencias = agenciasPedidas(actor, agencia);
  return { por: 'fechas', ejercicio: Number(desde.slice(0, 4)), desde, hasta, agencias };
}

/** A condition on the partidas or on the lines, which carry the same columns. */
export function enTramo(tramo: TramoDeLibro, alias: string): RawBuilder<unknown> {
  const columna = (nombre: string) => sql.ref(`${alias}.${nombre}`);
  const deSuAnio = sql`${columna('ejercicio')} = ${tramo.ejercicio}::int`;
  if (tramo.por === 'numeros')
    return sql`${deSuAnio} and ${columna('numero')} between ${tramo.desde}::int and ${tramo.hasta}::int`;
  return sql`${deSuAnio} and ${columna('fecha')} between ${tramo.desde}::date and ${tramo.hasta}::date
    and ${columna('agencia')} = any(${tramo.agencias}::text[])`;
}

export interface Limites {
  readonly numeros: { readonly desde: number; readonly hasta: number };
  readonly fechas: { readonly desde: string; readonly hasta: string };
}

/** Between which numbers and dates it moves; undefined when nothing was posted in it. Read from an index alone. */
export async function limitesDe(db: Database, tramo: TramoDeLibro): Promise<Limites | undefined> {
  const condicion =
    tramo.por === 'numeros'
      ? enTramo(tramo, 'p')
      : sql`p.fecha between ${tramo.desde}::date and ${tramo.hasta}::date and p.ejercicio = ${tramo.ejercicio}::int`;
  const { rows } = await sql<{ primero: number | null; ultimo: number; desde: string; hasta: string }>`
    select min(p.numero) as primero, max(p.numero) as ultimo, min(p.fecha) as desde, max(p.fecha) as hasta
    from partida p where ${condicion}`.execute(db);
  const [fila] = rows;
  if (fila === undefined || fila.primero === null) return undefined;
  const { primero: desde, ultimo: hasta } = fila;
  return { numeros: { desde, hasta }, fechas: { desde: fila.desde, hasta: fila.hasta } };
}
