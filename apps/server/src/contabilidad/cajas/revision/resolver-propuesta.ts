// A difference beyond the tolerance, decided by a second person: neither its cajero nor who proposed where it goes.
import type * as contrato from '@cuadra/contract/contabilidad/cajas/revision';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarPropuestaNegada } from './avisos-de-revision.ts';
import { darPorRevisada, type MediosDeRevision } from './dar-por-revisada.ts';
import { guardarPaso } from './guardar-paso.ts';
import {
  exigirDeOtro,
  exigirPorRevisar,
  exigirVersion,
  type JornadaPorRevisar,
  leerJornadaPorRevisar,
  type Propuesta,
  tomarJornadaPorRevisar,
} from './jornada-por-revisar.ts';

export async function resolverPropuesta(
  medios: MediosDeRevision,
  contexto: ContextoConActor,
  id: string,
  pedido: BodyOf<typeof contrato.resolverPropuesta>,
): Promise<void> {
  const jornada = await leerJornadaPorRevisar(medios.db, contexto.actor, id);
  exigirDeOtro(jornada, contexto);
  exigirVersion(jornada, pedido.version);
  exigirPorRevisar(jornada);
  const propuesta = exigirPropuesta(jornada, contexto, pedido.propuesta);
  if (pedido.decision === 'negar') return negar(medios.db, contexto, jornada, propuesta, pedido.motivo);
  const { destino } = propuesta;
  return darPorRevisada(medios, contexto, jornada, { destino, texto: null, propuesta });
}

function exigirPropuesta(
  { propuesta }: JornadaPorRevisar,
  { actor }: ContextoConActor,
  id: string,
): Propuesta {
  if (propuesta?.id !== id) {
    const detalle = 'Esa propuesta ya no espera respuesta.';
    throw new ProblemaError('ESTADO_NO_ADMITE', { detalle });
  }
  if (propuesta.por === actor.id) throw new ProblemaError('REVISION_PROPIA');
  return propuesta;
}

async function negar(
  db: Database,
  contexto: ContextoConActor,
  { id, version }: JornadaPorRevisar,
  propuesta: Propuesta,
  texto: string,
): Promise<void> {
  await escribir(db, contexto, 'cajas:negar', async (tx) => {
    const jornada = await tomarJornadaPorRevisar(tx, contexto, id, version);
    await guardarPaso(tx, contexto, jornada, { paso: 'negar', texto, propuesta: propuesta.id });
    await avisarPropuestaNegada(tx, contexto, jornada, propuesta);
  });
}
