import type {
  AdvertenciaAceptada,
  PartidaParecida,
} from '@cuadra/contract/contabilidad/borradores/advertencias';
import type { Centavos } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';

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
      select u.lugar, u.agencia, u.fecha, u.total, ${enUnaForma(sql`u.concepto`)} as texto
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
      select h.agencia, h.fecha, h.total, ${enUnaForma(sql`h.concepto`)} as texto, count(*)::int as cuantas,
        (array_agg(json_build_object('id', h.id, 'numero', h.numero, 'ejercicio', h.ejercicio, 'fecha', h.fecha,
          'concepto', h.concepto, 'estado', h.estado) order by h.numero desc nulls last, h.id))[1:${PARECIDAS_MAX}::int] as partidas
      from halladas h group by 1, 2, 3, 4
    )
    select texto, coalesce(j.cuantas, 0) as cuantas, coalesce(array_to_json(j.partidas), '[]') as partidas
    from pedidas p left join juntas j using (agencia, fecha, total, texto) order by p.lugar`.execute(db);
  return rows;
}

/** What one partida adds to debe − haber of an account. */
export interface MovimientoPorJuzgar {
  /** Which of the partidas, from 1. */
  readonly lugar: number;
  readonly agencia: string;
  readonly idCuenta: string;
  readonly neto: Centavos;
}

/**
 * Which of them, from 1, have something like them in the books or among the drafts, or take an account beyond nothing on
 * the side that is not its own; and how their conceptos are compared. One question that reads a few rows of an index for
 * each, because most have neither. Nothing is dated after today, so what an account holds is the sum of its years. Planned
 * each time: a plan made while the books were short would go on reading a whole day of them when they are long.
 */
export async function buscarSospechosas(
  db: Database,
  pedidas: readonly Omit<Parecido, 'id'>[],
  movimientos: readonly MovimientoPorJuzgar[],
): Promise<{ readonly sospechosas: Set<number>; readonly textos: string[] }> {
  const { rows } = await sql<{ texto: string; sospechosa: boolean }>`
    with pedidas as materialized (
      select u.lugar, u.agencia, u.fecha, u.total, ${enUnaForma(sql`u.concepto`)} as texto
      from unnest(${pedidas.map(({ agencia }) => agencia)}::text[], ${pedidas.map(({ fecha }) => fecha)}::date[],
        ${pedidas.map(({ total }) => total)}::bigint[], ${pedidas.map(({ concepto }) => concepto.trim())}::text[])
        with ordinality u (agencia, fecha, total, concepto, lugar)
    ), contrarias as materialized (
      select m.lugar
      from unnest(${movimientos.map(({ lugar }) => lugar)}::int[], ${movimientos.map(({ agencia }) => agencia)}::text[],
        ${movimientos.map(({ idCuenta }) => idCuenta)}::text[], ${movimientos.map(({ neto }) => neto)}::bigint[])
        m (lugar, agencia, id_cuenta, neto)
      join cuenta c on c.id_cuenta = m.id_cuenta
      where case c.naturaleza when 'deudora' then m.neto < 0 else m.neto > 0 end
        and sign(m.neto) * (m.neto + coalesce((
          select sum(s.debe - s.haber) from saldo_anual s
          where s.id_cuenta = m.id_cuenta and s.agencia = m.agencia), 0)) > 0
    )
    select p.texto, coalesce(
      (select true from contrarias m where m.lugar = p.lugar limit 1),
      (select true from partida x
       where x.total = p.total and x.fecha = p.fecha and x.agencia is not distinct from p.agencia
         and x.revierte is null and ${enUnaForma(sql`x.concepto`)} = p.texto limit 1),
      (select true from borrador b
       where greatest(b.debe, b.haber) = p.total and b.fecha = p.fecha and b.agencia = p.agencia
         and ${enUnaForma(sql`b.concepto`)} = p.texto limit 1),
      false) as sospechosa
    from pedidas p order by p.lugar`.execute(db);
  return {
    sospechosas: new Set(rows.flatMap(({ sospechosa }, indice) => (sospechosa ? [indice + 1] : []))),
    textos: rows.map(({ texto }) => texto),
  };
}

const enUnaForma = (columna: RawBuilder<unknown>) =>
  sql`regexp_replace(texto_de_busqueda(${columna}), '\\s+', ' ', 'g')`;

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
