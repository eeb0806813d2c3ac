// The requests to open a closed month again, as they are asked for and resolved.
import type { SolicitudDeReapertura } from '@cuadra/contract/contabilidad/periodos/reaperturas';
import { sql } from 'kysely';
import { personasConPermiso } from '#acceso/usuarios/personas-con-permiso.ts';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { Contexto, ContextoConActor } from '#platform/contexto.ts';
import { restriccionRota, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarPeriodos, type ClaveDePeriodo, limiteDe } from '../queries.ts';
import type { Reapertura } from './reabrir-periodo.ts';

export interface SolicitudTomada extends ClaveDePeriodo, Reapertura {
  readonly id: string;
  readonly pedidaPor: string;
  readonly pidio: string;
}

/** The one that waits for a second person, if there is one. */
export async function leerSolicitudPendiente(
  db: Database,
  { anio, mes, agencia }: ClaveDePeriodo,
): Promise<SolicitudDeReapertura | null> {
  const { rows } = await sql<Omit<SolicitudDeReapertura, 'aprueban'>>`
    select s.id, s.motivo, ${limiteDe('s.para', 's.hasta')} as limite,
      json_build_object('id', u.id, 'nombre', u.nombre) as pedida_por, s.pedida_en
    from solicitud_de_reapertura s join usuario u on u.id = s.pedida_por
    where (s.anio, s.mes, s.agencia) = (${anio}, ${mes}, ${agencia}) and s.estado = 'pendiente'`.execute(db);
  const [solicitud] = rows;
  if (solicitud === undefined) return null;
  return { ...solicitud, aprueban: await quienesAprueban(db, agencia, solicitud.pedidaPor.id) };
}

/** Those who may reopen in that agencia, except who asks for it. */
export async function quienesAprueban(
  db: Database,
  agencia: string,
  pide: string,
): Promise<{ id: string; nombre: string }[]> {
  const todos = await personasConPermiso(db, 'periodos:reabrir', agencia).execute();
  return todos.filter(({ id }) => id !== pide);
}

/** An immediate one is allowed by asking for it. */
export async function guardarSolicitud(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  { anio, mes, agencia }: ClaveDePeriodo,
  { motivo, limite }: Reapertura,
  estado: 'pendiente' | 'inmediata',
): Promise<string> {
  const inmediata = estado === 'inmediata';
  try {
    const { id } = await tx
      .insertInto('solicitudDeReapertura')
      .values({
        ...{ anio, mes, agencia, motivo, estado },
        para: limite === null ? null : [...limite.para],
        hasta: limite?.hasta ?? null,
        pedidaPor: actor.id,
        pedidaEn: ahora.toString(),
        resueltaPor: inmediata ? actor.id : null,
        resueltaEn: inmediata ? ahora.toString() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await avisarPeriodos(tx);
    return id;
  } catch (error) {
    if (restriccionRota(error) === 'solicitud_de_reapertura_pendiente') {
      throw new ProblemaError('REAPERTURA_PEDIDA');
    }
    throw error;
  }
}

/** Locked while it is resolved, so that it is resolved once, whoever comes first. */
export async function tomarSolicitud(
  tx: Tx,
  { actor }: ContextoConActor,
  id: string,
): Promise<SolicitudTomada> {
  const solicitud = await tx
    .selectFrom('solicitudDeReapertura')
    .innerJoin('usuario', 'usuario.id', 'pedidaPor')
    .select([
      'solicitudDeReapertura.id',
      'anio',
      'mes',
      'agencia',
      'motivo',
      'para',
      'hasta',
      'pedidaPor',
      'estado',
    ])
    .select('usuario.nombre as pidio')
    .where('solicitudDeReapertura.id', '=', id)
    .forUpdate('solicitudDeReapertura')
    .executeTakeFirst();
  if (solicitud === undefined) throw new ProblemaError('NO_ENCONTRADO');
  exigirAgencia(actor, solicitud.agencia);
  const { para, hasta, estado, ...resto } = solicitud;
  if (estado !== 'pendiente') throw new ProblemaError('REAPERTURA_RESUELTA');
  return { ...resto, limite: para === null || hasta === null ? null : { para, hasta } };
}

export async function resolverSolicitud(
  tx: Tx,
  { actor, ahora }: Contexto,
  id: string,
  resolucion:
    | { readonly estado: 'aprobada' | 'retirada' }
    | { readonly estado: 'rechazada'; readonly respuesta: string },
): Promise<void> {
  await tx
    .updateTable('solicitudDeReapertura')
    .set({ ...resolucion, resueltaPor: actor?.id ?? null, resueltaEn: ahora.toString() })
    .where('id', '=', id)
    .execute();
  await avisarPeriodos(tx);
}
