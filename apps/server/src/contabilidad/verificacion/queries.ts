import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

interface SelloDeEjercicio {
  readonly anio: number;
  readonly ultimoNumero: number;
  /** In hexadecimal: the seal of the year. */
  readonly ultimaHuella: string;
}

export interface EjercicioGuardado extends SelloDeEjercicio {
  /** What its first partida links to, in hexadecimal; null: nothing was ever posted in it. */
  readonly huellaInicial: string | null;
  /** The last number whose contrapartidas are said to be added up. */
  readonly contrapartidasHasta: number;
  /** The partida it follows, and the link that it has; null: it follows none. */
  readonly sigueA: {
    readonly ejercicio: number;
    readonly numero: number;
    readonly huella: string | null;
  } | null;
}

/**
 * Also the years that only have partidas or lines, as if nothing had ever been posted in them. Those are found by
 * jumping through the index from one year to the next, however many rows each has.
 */
export async function listarEjercicios(db: Database, desde = 0): Promise<EjercicioGuardado[]> {
  const { rows } = await sql<EjercicioGuardado>`
    with recursive con_partidas (anio) as (
      select min(p.ejercicio) from partida p
      union all select (select min(p.ejercicio) from partida p where p.ejercicio > c.anio) from con_partidas c where c.anio is not null
    ), con_lineas (anio) as (
      select min(l.ejercicio) from linea l
      union all select (select min(l.ejercicio) from linea l where l.ejercicio > c.anio) from con_lineas c where c.anio is not null
    )
    select a.anio, coalesce(e.ultimo_numero, 0) as ultimo_numero,
      coalesce(encode(e.ultima_huella, 'hex'), repeat('00', 32)) as ultima_huella,
      encode(e.huella_inicial, 'hex') as huella_inicial, coalesce(h.numero, 0) as contrapartidas_hasta,
      case when e.sigue_numero is not null then jsonb_build_object(
        'ejercicio', e.sigue_ejercicio, 'numero', e.sigue_numero, 'huella', encode(s.huella, 'hex')) end as sigue_a
    from (select anio from ejercicio union select anio from con_partidas union select anio from con_lineas) a
    left join ejercicio e on e.anio = a.anio
    left join contrapartida_hasta h on h.ejercicio = a.anio
    left join partida s on (s.ejercicio, s.numero) = (e.sigue_ejercicio, e.sigue_numero)
    where a.anio >= ${desde}
    order by a.anio`.execute(db);
  return rows;
}

/** How far each year has come, as it says itself: without looking at what is in it. */
export async function listarSellos(db: Database, desde = 0): Promise<SelloDeEjercicio[]> {
  return db
    .selectFrom('ejercicio')
    .select(['anio', 'ultimoNumero', sql<string>`encode(ultima_huella, 'hex')`.as('ultimaHuella')])
    .where('anio', '>=', desde)
    .orderBy('anio')
    .execute();
}

/** Those of the partidas from one number to another, both included. */
export async function contarLineas(
  db: Database,
  anio: number,
  { desde, hasta }: { readonly desde: number; readonly hasta: number },
): Promise<number> {
  const { total } = await db
    .selectFrom('linea')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('ejercicio', '=', anio)
    .where('numero', '>=', desde)
    .where('numero', '<=', hasta)
    .executeTakeFirstOrThrow();
  return total;
}

/** Partidas numbered past the last one given in their year, or lines that say they belong to one; the first few. */
export async function hallarFueraDeRango(db: Database, anio: number): Promise<number[]> {
  // Asked with them: what is posted meanwhile is within it.
  const ultimo = sql`coalesce((select e.ultimo_numero from ejercicio e where e.anio = ${anio}), 0)`;
  const deAfuera = (tabla: string) => sql`
    (select t.numero from ${sql.table(tabla)} t where t.ejercicio = ${anio} and t.numero > ${ultimo} order by 1 limit 20)
    union (select t.numero from ${sql.table(tabla)} t where t.ejercicio = ${anio} and t.numero < 1 order by 1 limit 20)`;
  const { rows } = await sql<{ numero: number }>`
    ${deAfuera('partida')} union ${deAfuera('linea')} order by 1`.execute(db);
  return rows.map(({ numero }) => numero);
}

/** The days that have a partida after that number in that year. */
export async function diasDesde(db: Database, anio: number, numero: number): Promise<string[]> {
  const { rows } = await sql<{ fecha: string }>`
    select distinct p.fecha from partida p where p.ejercicio = ${anio} and p.numero > ${numero} order by 1`.execute(
    db,
  );
  return rows.map(({ fecha }) => fecha);
}
