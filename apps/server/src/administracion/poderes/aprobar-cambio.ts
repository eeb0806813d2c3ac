import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { ProblemaError } from '#platform/problema.ts';
import { aplicarCambio } from './aplicar-cambio.ts';
import { avisarResolucion } from './avisar-cambio.ts';
import type { ClaseDeCambio } from './clase-de-cambio.ts';
import { tomarCambio } from './tomar-cambio.ts';

/** The second person: neither who asked for it nor whom it concerns. */
export async function aprobarCambio(
  tx: Tx,
  plataforma: { readonly cartero: Cartero },
  contexto: ContextoConActor,
  clases: readonly ClaseDeCambio[],
  id: string,
): Promise<void> {
  const cambio = await tomarCambio(tx, id);
  const { id: yo } = contexto.actor;
  if (yo === cambio.pedidoPor || yo === cambio.sujeto) throw new ProblemaError('CAMBIO_PROPIO');
  await aplicarCambio(tx, contexto, clases, cambio);
  await avisarResolucion(tx, plataforma, contexto, cambio, { estado: 'aplicado' });
}
