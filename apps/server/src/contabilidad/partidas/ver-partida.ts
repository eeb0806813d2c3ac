// One partida with its lines and everything that ever happened to it, from the first draft to its reversal.
import type { PartidaCompleta, ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { conNombreSellado, NOMBRES_DE_AHORA, versionDeNombres } from './nombre-sellado.ts';
import { leerLineas, verResumenPropio } from './queries.ts';

/** A draft saved for ever by itself must not make its history unreadable. */
const HECHOS_MAX = 500;
/** Above these, a change of lines is told by its totals only. */
const LINEAS_EN_HISTORIA_MAX = 200;
/** Bookkeeping of the row itself, which says nothing to a person. */
const RUIDO = [
  ...['id', 'version', 'creado_en', 'actualizado_en', 'clave', 'por', 'en'],
  ...['autor', 'iniciado_por', 'escritores', 'revierte'],
];

export async function verPartida(db: Database, actor: Actor, id: string): Promise<PartidaCompleta> {
  const resumen = await verResumenPropio(db, actor, id);
  const [detalle, historia, importacion] = await Promise.all([
    leerDetalle(db, resumen),
    leerHistoria(db, resumen),
    leerImportacion(db, actor, resumen),
  ]);
  const { nombres: version, ...dicho } = detalle;
  const nombres = await leerNombres(
    db,
    detalle.lineas.map(({ idCuenta }) => idCuenta),
    version,
  );
  return {
    ...resumen,
    ...dicho,
    lineas: detalle.lineas.map(({ idCuenta, debe, haber, concepto, documento }, indice) => ({
      n: indice + 1,
      idCuenta,
      nombreCuenta: nombres.get(idCuenta) ?? null,
      debe,
      haber,
      concepto: concepto ?? null,
      documento: documento ?? null,
    })),
    historia,
    importacion,
  };
}

async function leerDetalle(db: Database, { id, ejercicio, numero }: ResumenDePartida) {
  if (numero === null) {
    const borrador = await db
      .selectFrom('borrador')
      .select(['lineas', 'motivo', 'motivoReversion'])
      .where('id', '=', id)
      .executeTakeFirst();
    // Why it was given back or, of a reversal that waits, why it is asked for.
    const motivo = borrador?.motivo ?? borrador?.motivoReversion ?? null;
    return { lineas: borrador?.lineas ?? [], motivo, huella: null, nombres: NOMBRES_DE_AHORA };
  }
  const [lineas, { motivo, huella, nombres }] = await Promise.all([
    leerLineas(db, { ejercicio, numero }),
    db
      .selectFrom('partida as p')
      .select(['p.motivo', 'p.huella', versionDeNombres('p').as('nombres')])
      .where('p.id', '=', id)
      .executeTakeFirstOrThrow(),
  ]);
  return { lineas, motivo, huella: huella.toString('hex'), nombres: sql<number>`${nombres}::int` };
}

/** By its id if it was left apart, else by its number; an import is of those who work in some agencia of it. */
async function leerImportacion(
  db: Database,
  { agencias }: Actor,
  { id, ejercicio, numero }: ResumenDePartida,
): Promise<PartidaCompleta['importacion']> {
  const { rows } = await sql<NonNullable<PartidaCompleta['importacion']>>`
    select l.primera as id, l.nombre, l.creado_en as en
    from lote l
    where l.primera = coalesce(
        (select b.lote from lote_borrador b where b.borrador = ${id}::uuid),
        (select s.lote from (
          -- Series do not overlap: only the nearest one that begins before it may hold it.
          select s.lote, s.ultimo_numero from lote_serie s
          where s.ejercicio = ${ejercicio}::int and s.primer_numero <= ${numero}::int
          order by s.primer_numero desc limit 1
        ) s where s.ultimo_numero >= ${numero}::int))
      and exists (select from lote_suma s where s.lote = l.primera and s.agencia = any(${agencias}::text[]))`.execute(
    db,
  );
  return rows[0] ?? null;
}

async function leerNombres(
  db: Database,
  codigos: readonly string[],
  version: RawBuilder<number>,
): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ idCuenta: string; nombre: string | null }>`
    select u.id_cuenta, n.nombre from unnest(${[...new Set(codigos)]}::text[]) u (id_cuenta)
    ${conNombreSellado('u', version)}`.execute(db);
  return new Map(rows.map(({ idCuenta, nombre }) => [idCuenta, nombre]));
}

/** Each fact says only what changed. The end of the draft is left out: it is the posting, told by the partida. */
async function leerHistoria(
  db: Database,
  { id, revertidaPor }: ResumenDePartida,
): Promise<PartidaCompleta['historia']> {
  const { rows } = await sql<PartidaCompleta['historia'][number]>`
    with hecho as (
      -- A support is told by itself, not by the version it leaves.
      select n from bitacora
      where entidad = 'borrador' and id_entidad = ${id} and despues is not null and accion <> 'partidas:agregar-soporte'
      union all
      select n from bitacora where entidad = 'partida' and id_entidad = any(${[id, revertidaPor ?? id]}::text[])
      union all
      select n from bitacora
      where entidad = 'soporte' and coalesce(despues, antes) ->> 'partida' = ${id}
      union all
      select n from bitacora
      where entidad = 'soporte_posterior' and coalesce(despues, antes) ->> 'partida' = ${id}
      union all
      select n from bitacora where entidad = 'advertencia_aceptada' and id_entidad = ${id}
      order by n desc limit ${HECHOS_MAX}
    )
    select b.instante, nombre_de_entonces(b.actor, b.n) as actor, b.accion, cambio.antes, cambio.despues
    from hecho
    join bitacora b using (n)
    cross join lateral (
      select jsonb_object_agg(k.clave, b.antes -> k.clave) filter (where b.antes ? k.clave) as antes,
             jsonb_object_agg(k.clave, b.despues -> k.clave) filter (where b.despues ? k.clave) as despues
      from jsonb_object_keys(coalesce(b.antes, '{}') || coalesce(b.despues, '{}')) k (clave)
      where (b.antes -> k.clave) is distinct from (b.despues -> k.clave)
        and k.clave <> all(${RUIDO}::text[])
        and (k.clave <> 'lineas' or jsonb_array_length(b.despues -> 'lineas') <= ${LINEAS_EN_HISTORIA_MAX})
    ) cambio
    order by b.n`.execute(db);
  return rows;
}
