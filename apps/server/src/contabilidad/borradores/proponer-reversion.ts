// A reversal that takes a second person, left for those who approve to decide. While it waits nobody reverses the same
// partida another way: that it is one is held by the database.
import type { Aceptacion } from '@cuadra/contract/contabilidad/borradores/advertencias';
import { totalDebe } from '@cuadra/core/partida';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { comoRechazoDelLibro } from '#contabilidad/libro/rechazo.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { restriccionRota, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarRevision } from './avisos.ts';
import { aceptarAlProponer } from './efecto/exigir-aceptadas.ts';
import { guardarReversion } from './guardar-borrador.ts';

export async function proponerReversion(
  tx: Tx,
  contexto: ContextoConActor,
  reversion: PartidaPorContabilizar,
  aceptadas: readonly Aceptacion[],
): Promise<void> {
  const { id: autor } = contexto.actor;
  await aceptarAlProponer(tx, contexto, reversion, aceptadas);
  try {
    await guardarReversion(tx, contexto, reversion);
  } catch (error) {
    if (restriccionRota(error) === 'borrador_revierte_key') throw new ProblemaError('REVERSION_EN_REVISION');
    throw comoRechazoDelLibro(error);
  }
  const { id, agencia, concepto, lineas } = reversion;
  await avisarRevision(tx, contexto, {
    id,
    agencia,
    concepto,
    debe: totalDebe(lineas),
    autor,
    escritores: [autor],
  });
}
