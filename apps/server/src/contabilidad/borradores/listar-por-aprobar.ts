// What one person may approve: of their agencias, and not written in by them. From the one that has waited longest, each
// with why its author could not post it alone.

import type { Rol } from '@cuadra/contract/acceso/permisos';
import type * as contrato from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import { POR_APROBAR_MAX } from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { CERO, type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import type { TipoDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import type { Actor, ContextoConActor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { hoyEn } from '../../platform/reloj.ts';
import { type Limites, leerLimites } from '../libro/limites.ts';
import { verResumenes } from '../partidas/queries.ts';

interface Fila {
  readonly id: string;
  readonly roles: readonly Rol[];
  readonly enviadaEn: string;
  readonly enviadaPor: string | null;
  readonly nombre: string | null;
  readonly advertencias: number;
  /** Whose limits hold, and what its author posted alone of it today. */
  readonly tipo: TipoDePartida;
  readonly hoy: Centavos;
  readonly total: number;
}

export async function listarPorAprobar(
  db: Database,
  { actor, ahora }: ContextoConActor,
): Promise<ResponseOf<typeof contrato.listarPorAprobar>> {
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  const [filas, limites] = await Promise.all([leerFilas(db, actor, hoy), leerLimites(db)]);
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
        motivo: motivoDe(limites, fila, partida),
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
      limitada.tipo, coalesce((select c.monto from contabilizado_por_dia c
        where (c.persona, c.dia, c.tipo) = (b.autor, ${hoy}::date, limitada.tipo)), 0) as hoy,
      count(*) over ()::int as total
    from borrador b
    -- A reversal is limited as what it reverts.
    cross join lateral (select coalesce((select o.tipo from partida o where o.id = b.revierte), b.tipo) as tipo) limitada
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
  { roles, tipo, hoy }: Fila,
  { debe }: contrato.PorAprobar['partida'],
): string {
  if (limites.exceso(roles, tipo, debe, hoy).length === 0)
    return 'Su autor pidió que otra persona la revise.';
  const hasta = limites.maximo(roles, tipo);
  if (hasta === undefined) return `Las partidas de tipo ${tipo} de su autor siempre llevan aprobación.`;
  if (hasta !== null && debe > hasta)
    return `Pasa de ${formatearQuetzales(hasta)}, lo que su autor contabiliza sin aprobación.`;
  const alDia = limites.diario(roles, tipo) ?? CERO;
  return `Con ella su autor pasaría hoy de ${formatearQuetzales(alDia)}, lo que contabiliza en un día sin aprobación.`;
}
