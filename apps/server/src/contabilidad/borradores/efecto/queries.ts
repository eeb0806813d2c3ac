import type {
  AdvertenciaAceptada,
  PartidaParecida,
} from '@cuadra/contract/contabilidad/borradores/advertencias';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export interface Parecido {
  readonly id: string | undefined;
  readonly fecha: string;
  readonly agencia: string;
  readonly concepto: string;
  readonly total: Centavos;
}

/** What is in the books, or among the drafts, like one that was asked for. */
export interface Parecidas {
  /** Its concepto without case, accents or more than one space: those who have the same one are alike. */
  readonly texto: string;
  readonly cuantas: number;
  /** The last ones. */
  readonly partidas: readonly PartidaParecida[];
}

const PARECIDAS_MAX = 10;

/**
 * Those of the same agencia, date, amount and concepto, whatever its case, accents and spaces; posted or not. One that was
 * reversed is out of the way: entering it again is how it is corrected. For many at once, in their order, each found by
 * an index: neither how long the books are nor how much the day has matters.
 */
export async function buscarParecidas(db: Database, pedidas: readonly Parecido[]): Promise<Parecidas[]> {
  const propias = pedidas.flatMap(({ id }) => id ?? []);
  const { rows } = await sql<Parecidas>`
    with pedidas as materialized (
      select u.lugar, u.agencia, u.fecha, u.total, concepto_comparable(u.concepto) as texto
      from unnest(${pedidas.map(({ agencia }) => agencia)}::text[], ${pedidas.map(({ fecha }) => fecha)}::date[],
        ${pedidas.map(({ total }) => total)}::bigint[], ${pedidas.map(({ concepto }) => concepto.trim())}::text[])
        with ordinality u (agencia, fecha, total, concepto, lugar)
    ), claves as materialized (select distinct p.agencia, p.fecha, p.total from pedidas p),
    halladas as (
      select k.agencia, k.fecha, k.total, p.id, p.numero, p.ejercicio, p.concepto, 'contabilizada' as estado
      from claves k join partida p on p.total = k.total and p.fecha = k.fecha and p.agencia = k.agencia
      where p.revierte is null and not exists (select from partida r where r.revierte = p.id)
        and p.id <> all(${propias}::uuid[])
      union all
      select k.agencia, k.fecha, k.total, b.id, null, extract(year from b.fecha)::int, b.concepto, b.estado
      from claves k join borrador b
        on greatest(b.debe, b.haber) = k.total and b.fecha = k.fecha and b.agencia = k.agencia
      where b.id <> all(${propias}::uuid[])
    ), juntas as (
      select h.agencia, h.fecha, h.total, concepto_comparable(h.concepto) as texto, count(*)::int as cuantas,
        (array_agg(json_build_object('id', h.id, 'numero', h.numero, 'ejercicio', h.ejercicio, 'fecha', h.fecha,
          'concepto', h.concepto, 'estado', h.estado) order by h.numero desc nulls last, h.id))[1:${PARECIDAS_MAX}::int] as partidas
      from halladas h group by 1, 2, 3, 4
    )
    select texto, coalesce(j.cuantas, 0) as cuantas, coalesce(array_to_json(j.partidas), '[]') as partidas
    from pedidas p left join juntas j using (agencia, fecha, total, texto) order by p.lugar`.execute(db);
  return rows;
}

/** In the order in which they were accepted. */
export async function listarAceptadas(db: Database, partida: string): Promise<AdvertenciaAceptada[]> {
  const filas = await db
    .selectFrom('advertenciaAceptada')
    .innerJoin('usuario', 'usuario.id', 'advertenciaAceptada.por')
    .select(['codigo', 'clave', 'mensaje', 'motivo', 'por', 'usuario.nombre', 'en'])
    .where('partida', '=', partida)
    .orderBy('en')
    .orderBy('codigo')
    .execute();
  return filas.map(({ por, nombre, ...aceptada }) => ({ ...aceptada, por: { id: por, nombre } }));
}
