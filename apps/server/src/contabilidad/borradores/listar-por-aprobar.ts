// What one person may approve: of their agencias, and neither begun nor written in by them. From the one that has waited
// longest, each with why its author could not post it alone.

import type { Rol } from '@cuadra/contract/acceso/permisos';
import type * as contrato from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import { POR_APROBAR_MAX } from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { formatearQuetzales } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Actor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { type Limites, leerLimites } from '../libro/limites.ts';
import { verResumenes } from '../partidas/queries.ts';

interface Fila {
  readonly id: string;
  readonly roles: readonly Rol[];
  readonly enviadaEn: string;
  readonly enviadaPor: string | null;
  readonly nombre: string | null;
  readonly advertencias: number;
  readonly total: number;
}

export async function listarPorAprobar(
  db: Database,
  actor: Actor,
): Promise<ResponseOf<typeof contrato.listarPorAprobar>> {
  const [filas, limites] = await Promise.all([leerFilas(db, actor), leerLimites(db)]);
  const resumenes = await verResumenes(
    db,
    filas.map(({ id }) => id),
  );
  return {
    total: filas[0]?.total ?? 0,
    // One decided this very moment is simply not there any more.
    partidas: filas.flatMap(({ id, roles, enviadaEn, enviadaPor, nombre, advertencias }) => {
      const partida = resumenes.get(id);
      if (partida?.estado !== 'en_revision') return [];
      return {
        partida,
        motivo: motivoDe(limites, roles, partida),
        enviadaPor: enviadaPor === null || nombre === null ? null : { id: enviadaPor, nombre },
        enviadaEn,
        advertencias,
      };
    }),
  };
}

/** Correcting a draft and approving it oneself would be one pair of eyes: the bitácora knows who wrote. */
export const puedeAprobar = ({ id, agencias }: Actor) => sql<boolean>`
  b.estado = 'en_revision' and b.autor <> ${id}::uuid and b.agencia = any(${agencias}::text[])
  and not exists (
    select from bitacora escrita
    where escrita.entidad = 'borrador' and escrita.id_entidad = b.id::text and escrita.actor = ${id}::uuid
      and escrita.accion in ('partidas:crear', 'partidas:editar', 'partidas:duplicar'))`;

async function leerFilas(db: Database, actor: Actor): Promise<Fila[]> {
  const { rows } = await sql<Fila>`
    select b.id, array(select r.rol from usuario_rol r where r.usuario = b.autor) as roles,
      -- Nobody edits what is in review: the last change is the sending.
      b.actualizado_en as enviada_en, envio.actor as enviada_por, u.nombre,
      (select count(*)::int from advertencia_aceptada x where x.partida = b.id) as advertencias,
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
function motivoDe(
  limites: Limites,
  roles: readonly Rol[],
  { tipo, debe }: contrato.PorAprobar['partida'],
): string {
  if (limites.permiten(roles, tipo, debe)) return 'Su autor pidió que otra persona la revise.';
  const hasta = limites.maximo(roles, tipo);
  return hasta == null
    ? `Las partidas de tipo ${tipo} de su autor siempre llevan aprobación.`
    : `Pasa de ${formatearQuetzales(hasta)}, lo que su autor contabiliza sin aprobación.`;
}
