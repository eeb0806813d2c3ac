// What one person may approve: of their agencias, and not written in by them. From the one that has waited longest, each
// with why its author could not post it alone.

import type { Rol } from '@cuadra/contract/acceso/permisos';
import type * as contrato from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import { POR_APROBAR_MAX } from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { actoDe } from '@cuadra/core/control/clase-de-lineas';
import { type ClaseDeOperacion, operacionDeOrigen } from '@cuadra/core/control/operaciones';
import { CERO, type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import type { LineaDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { type EntornoDelLibro, leerEntorno } from '#contabilidad/libro/entorno.ts';
import { verResumenes } from '#contabilidad/partidas/queries.ts';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { hoyEn } from '#platform/reloj.ts';

interface Fila {
  readonly id: string;
  readonly roles: readonly Rol[];
  readonly enviadaEn: string;
  readonly enviadaPor: string | null;
  readonly nombre: string | null;
  readonly advertencias: number;
  readonly lineas: readonly LineaDePartida[];
  readonly revierte: string | null;
  /** What its author did alone today, by what it does with money. */
  readonly hoy: Partial<Readonly<Record<ClaseDeOperacion, Centavos>>>;
  readonly total: number;
}

export async function listarPorAprobar(
  db: Database,
  { actor, ahora }: ContextoConActor,
): Promise<ResponseOf<typeof contrato.listarPorAprobar>> {
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  const [filas, entorno] = await Promise.all([leerFilas(db, actor, hoy), leerEntorno(db, ahora)]);
  const resumenes = await verResumenes(
    db,
    filas.map(({ id }) => id),
  );
  return {
    total: filas[0]?.total ?? 0,
    // One decided this very moment is simply not there any more.
    partidas: filas.flatMap((fila) => {
      const { id, enviadaEn, enviadaPor, nombre, advertencias } = fila;
      const partida = resumenes.get(id);
      if (partida?.estado !== 'en_revision') return [];
      return {
        partida,
        motivo: motivoDe(entorno, fila),
        enviadaPor: enviadaPor === null || nombre === null ? null : { id: enviadaPor, nombre },
        enviadaEn,
        advertencias,
      };
    }),
  };
}

/** Correcting a draft and approving it oneself would be one pair of eyes. */
export const puedeAprobar = ({ id, agencias }: Actor) => sql<boolean>`
  b.estado = 'en_revision' and b.agencia = any(${agencias}::text[]) and ${id}::uuid <> all(b.escritores)`;

async function leerFilas(db: Database, actor: Actor, hoy: string): Promise<Fila[]> {
  const { rows } = await sql<Fila>`
    select b.id, array(select r.rol from usuario_rol r where r.usuario = b.autor) as roles,
      -- Nobody edits what is in review: the last change is the sending.
      b.actualizado_en as enviada_en, envio.actor as enviada_por, u.nombre,
      (select count(*)::int from advertencia_aceptada x where x.partida = b.id) as advertencias,
      b.lineas, b.revierte,
      (select coalesce(jsonb_object_agg(m.clase, m.monto), '{}') from movido_por_dia m
       where (m.persona, m.dia) = (b.autor, ${hoy}::date)) as hoy,
      count(*) over ()::int as total
    from borrador b
    left join lateral (
      select h.actor from bitacora h
      where h.entidad = 'borrador' and h.id_entidad = b.id::text and h.accion = 'partidas:enviar'
      order by h.n desc limit 1
    ) envio on true
    left join usuario u on u.id = envio.actor
    where ${puedeAprobar(actor)}
    order by enviada_en, b.id limit ${POR_APROBAR_MAX}`.execute(db);
  return rows;
}

/** By the limits as they are today: whoever approves decides today. */
function motivoDe({ limites, dinero }: EntornoDelLibro, { roles, lineas, revierte, hoy }: Fila): string {
  const operacion = operacionDeOrigen('manual', revierte !== null);
  const acto = actoDe(operacion, lineas, dinero);
  if (limites.exceso(roles, operacion, acto, hoy[acto.clase]).length === 0)
    return 'Su autor pidió que otra persona la revise.';
  const hasta = limites.cada(roles, operacion, acto.clase);
  if (hasta === undefined || hasta === CERO) return 'Lo que hace su autor así siempre lleva aprobación.';
  if (hasta !== null && acto.monto > hasta)
    return `Pasa de ${formatearQuetzales(hasta)}, lo que su autor contabiliza sin aprobación.`;
  const alDia = limites.alDia(roles, operacion, acto.clase) ?? CERO;
  return `Con ella su autor pasaría hoy de ${formatearQuetzales(alDia)}, lo que contabiliza en un día sin aprobación.`;
}
