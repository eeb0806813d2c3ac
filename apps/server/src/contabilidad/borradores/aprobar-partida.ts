// Posts what another person sent to review. Nobody approves their own: neither its author nor whoever wrote in it.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { ProblemaError } from '../../platform/problema.ts';
import type { Cola } from '../libro/cola.ts';
import { verResumen } from '../partidas/queries.ts';
import { avisarAprobacion } from './avisos.ts';
import {
  type Borrador,
  borradorPorContabilizar,
  exigirEstado,
  exigirVersion,
  leerBorrador,
} from './borrador.ts';

export async function aprobarPartida(
  { db, cola }: { readonly db: Database; readonly cola: Cola },
  contexto: ContextoConActor,
  id: string,
  version: number | undefined,
): Promise<ResumenDePartida> {
  const borrador = await leerBorrador(db, contexto, id);
  exigirEstado(borrador, 'en_revision');
  exigirVersion(borrador, version);
  await exigirOtraPersona(db, contexto, borrador);
  await cola.contabilizar({
    contexto,
    accion: 'partidas:aprobar',
    partida: borradorPorContabilizar(borrador, { aprobador: contexto.actor.id }),
    sujetaALimite: false,
    borrador,
    alContabilizar: (tx, hecha) => avisarAprobacion(tx, contexto, borrador, hecha),
  });
  return verResumen(db, id);
}

/** Correcting a draft and approving it oneself would be one pair of eyes: the bitácora knows who wrote. */
async function exigirOtraPersona(
  db: Database,
  { actor }: ContextoConActor,
  { id, autor }: Borrador,
): Promise<void> {
  const escribio = await db
    .selectFrom('bitacora')
    .select('n')
    .where('entidad', '=', 'borrador')
    .where('idEntidad', '=', id)
    .where('actor', '=', actor.id)
    .where('accion', 'in', ['partidas:crear', 'partidas:editar', 'partidas:duplicar'])
    .limit(1)
    .executeTakeFirst();
  if (autor === actor.id || escribio !== undefined) throw new ProblemaError('APROBACION_PROPIA');
}
