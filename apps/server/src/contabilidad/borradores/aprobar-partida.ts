// Posts what another person sent to review. Nobody approves what they wrote in, all of it or a part.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { Solicitud } from '#contabilidad/libro/contabilizar-solicitudes.ts';
import { avisarReversion } from '#contabilidad/partidas/avisos.ts';
import { verResumen } from '#contabilidad/partidas/queries.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarAprobacion } from './avisos.ts';
import { borradorPorContabilizar, exigirEstado, exigirVersion, leerBorrador } from './borrador.ts';
import { consentimientoDeDos, dejarPrimeraFirma } from './firmar-entre-dos.ts';

export async function aprobarPartida(
  { db, cola }: { readonly db: Database; readonly cola: Cola },
  contexto: ContextoConActor,
  id: string,
  version: number | undefined,
): Promise<ResumenDePartida> {
  const borrador = await leerBorrador(db, contexto, id);
  exigirEstado(borrador, 'en_revision');
  exigirVersion(borrador, version);
  // Correcting a draft and approving it oneself would be one pair of eyes.
  if (borrador.escritores.includes(contexto.actor.id)) throw new ProblemaError('APROBACION_PROPIA');
  const autorizacion = await consentimientoDeDos(db, contexto, borrador);
  const partida = {
    ...borradorPorContabilizar(borrador, { aprobador: contexto.actor.id }),
    autorizacion,
  };
  const solicitud: Solicitud = {
    contexto,
    accion: 'partidas:aprobar',
    partida,
    borrador,
    // Whoever proposed a reversal knew of what was matched until then; of what was matched since, nobody was told.
    aceptaCruces: borrador.revierte === null ? undefined : Temporal.Instant.from(borrador.revierte.en),
    alContabilizar: async (tx, hecha) => {
      await avisarAprobacion(tx, contexto, borrador, hecha);
      if (borrador.revierte === null) return;
      const { id: revertida, motivo } = borrador.revierte;
      await avisarReversion(tx, contexto, await verResumen(tx, revertida), hecha, motivo);
    },
  };
  await cola.contabilizar(solicitud).catch((error: unknown) => {
    if (!(error instanceof ProblemaError) || error.codigo !== 'FALTA_OTRA_FIRMA') throw error;
    return dejarPrimeraFirma(db, contexto, borrador, partida);
  });
  return verResumen(db, id);
}
