// Reviews a closed jornada. One person settles a difference within what the policy lets them settle alone; beyond it, each or in the
// day, this is a proposal, and nothing is posted until another person approves it.
import type * as contrato from '@cuadra/contract/contabilidad/cajas/revision';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarPropuesta } from '../avisos.ts';
import { darPorRevisada, type MediosDeRevision } from './dar-por-revisada.ts';
import { guardarPaso } from './guardar-paso.ts';
import {
  exigirDeOtro,
  exigirPorRevisar,
  exigirVersion,
  type JornadaPorRevisar,
  leerJornadaPorRevisar,
  tomarJornadaPorRevisar,
} from './jornada-por-revisar.ts';
import { cuentaDeDestino, type Decision, juzgarDiferencia } from './juzgar-diferencia.ts';

export async function revisarJornada(
  medios: MediosDeRevision,
  contexto: ContextoConActor,
  id: string,
  { version, destino, motivo }: BodyOf<typeof contrato.revisarJornada>,
): Promise<void> {
  const jornada = await leerJornadaPorRevisar(medios.db, contexto.actor, id);
  exigirDeOtro(jornada, contexto);
  exigirVersion(jornada, version);
  exigirPorRevisar(jornada);
  exigirSinPropuesta(jornada);
  const decision = { destino, motivo: motivo || null };
  juzgarDiferencia(jornada, decision);
  if (jornada.descuadre > jornada.tolerancia) return proponer(medios.db, contexto, jornada, decision);
  return darPorRevisada(medios, contexto, jornada, {
    destino,
    texto: decision.motivo,
    propuesta: null,
  }).catch((error: unknown) => {
    if (!(error instanceof ProblemaError) || error.codigo !== 'AUTORIZACION_REQUERIDA') throw error;
    return proponer(medios.db, contexto, jornada, decision);
  });
}

function exigirSinPropuesta({ propuesta }: JornadaPorRevisar): void {
  if (propuesta === null) return;
  const detalle = 'Ya hay una propuesta para su diferencia: otra persona la aprueba o la niega.';
  throw new ProblemaError('ESTADO_NO_ADMITE', { detalle });
}

async function proponer(
  db: Database,
  contexto: ContextoConActor,
  { id, version }: JornadaPorRevisar,
  { destino, motivo: texto }: Decision,
): Promise<void> {
  // So that whoever approves it does not find that it cannot be done.
  if (destino !== null) await cuentaDeDestino(db, destino);
  await escribir(db, contexto, 'cajas:proponer', async (tx) => {
    const jornada = await tomarJornadaPorRevisar(tx, contexto, id, version);
    await guardarPaso(tx, contexto, jornada, { paso: 'proponer', texto, destino });
    await avisarPropuesta(tx, contexto, jornada);
  });
}
