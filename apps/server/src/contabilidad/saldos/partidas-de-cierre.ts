// The partidas that end a year and begin the next one, with those that take them back: what they are is said here once, for
// the statements that tell them apart and for whoever looks at the lines without them.
import type { Centavos } from '@cuadra/core/dinero';
import { conteos, type PartidasContadas, tiposDeCierre } from '@cuadra/core/partidas-contadas';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

/** Few, however long the books are; `tipo` is that of the one taken back. */
export const partidasDeCierre = sql`
  select e.tipo, q.fecha, q.ejercicio, q.numero
  from partida e cross join lateral (
    select e.fecha, e.ejercicio, e.numero
    union all
    select r.fecha, r.ejercicio, r.numero from partida r where r.revierte = e.id
  ) q
  where e.tipo in (${sql.join(tiposDeCierre.map((tipo) => sql.lit(tipo)))})`;

/** A condition on a line called `l`. */
export function seCuenta(partidas: PartidasContadas | undefined): RawBuilder<unknown> {
  if (partidas === undefined) return sql`true`;
  const { tipos, seApartan } = conteos[partidas];
  return sql`${seApartan ? sql`not exists` : sql`exists`} (
    select from (${partidasDeCierre}) c
    where c.tipo = any(${tipos}::text[]) and c.ejercicio = l.ejercicio and c.numero = l.numero)`;
}

export interface Movido {
  readonly cuentas: readonly string[];
  readonly agencias: readonly string[];
  readonly desde: string;
  readonly hasta: string;
  readonly partidas?: PartidasContadas | undefined;
}

/** What an account of an agencia moved on a day. */
export interface MovidoEnUnDia {
  readonly idCuenta: string;
  readonly agencia: string;
  readonly fecha: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

/** What does not count of what the stored balances say of some days. */
export async function leerApartado(db: Database, movido: Movido): Promise<MovidoEnUnDia[]> {
  const { partidas } = movido;
  if (partidas === undefined) return [];
  const { tipos, seApartan } = conteos[partidas];
  const deCierre = sql`
    select l.id_cuenta, l.agencia, l.fecha, sum(l.debe)::bigint as debe, sum(l.haber)::bigint as haber
    from (${partidasDeCierre}) c join linea l on l.ejercicio = c.ejercicio and l.numero = c.numero
    where c.tipo = any(${tipos}::text[]) and ${deEsos(movido)} group by 1, 2, 3`;
  const { rows } = await (seApartan
    ? sql<MovidoEnUnDia>`${deCierre}`
    : sql<MovidoEnUnDia>`
        select l.id_cuenta, l.agencia, l.fecha, l.debe - coalesce(d.debe, 0) as debe, l.haber - coalesce(d.haber, 0) as haber
        from saldo_diario l left join (${deCierre}) d using (id_cuenta, agencia, fecha)
        where ${deEsos(movido)} and (l.debe <> coalesce(d.debe, 0) or l.haber <> coalesce(d.haber, 0))`
  ).execute(db);
  return rows;
}

const deEsos = ({ cuentas, agencias, desde, hasta }: Movido): RawBuilder<unknown> =>
  sql`l.id_cuenta = any(${cuentas}::text[]) and l.agencia = any(${agencias}::text[])
    and l.fecha between ${desde}::date and ${hasta}::date`;
