// A surprise count that is not made after all. Anybody who reviews there may end it, or a caja would stay shut for as long as
// whoever froze it is away; why is kept in the bitácora, and whoever froze it is told.
import type * as contrato from '@cuadra/contract/contabilidad/cajas/revision';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import { anotar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCajaDescongelada } from './avisos-de-revision.ts';
import { exigirDeOtro, tomarJornadaPorRevisar } from './jornada-por-revisar.ts';

export async function descongelarCaja(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version, motivo }: BodyOf<typeof contrato.descongelarCaja>,
): Promise<void> {
  const jornada = await tomarJornadaPorRevisar(tx, contexto, id, version);
  exigirDeOtro(jornada, contexto);
  const { congeladaPor } = jornada;
  if (congeladaPor === null) {
    const detalle = 'La caja no está en arqueo sorpresivo.';
    throw new ProblemaError('ESTADO_NO_ADMITE', { detalle });
  }
  await soltar(tx, jornada);
  const accion = 'cajas:descongelar';
  await anotar(tx, contexto, { accion, entidad: 'jornada', idEntidad: id, detalle: { motivo } });
  await avisarCajaDescongelada(tx, contexto, jornada, { congeladaPor, motivo });
}

export async function soltar(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<void> {
  await tx
    .updateTable('jornada')
    .set({ congeladaPor: null, congeladaEn: null, version: version + 1 })
    .where('id', '=', id)
    .execute();
}
