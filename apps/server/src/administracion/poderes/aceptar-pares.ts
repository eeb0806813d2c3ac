import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { ProblemaError } from '#platform/problema.ts';
import { parAceptado } from './clases/par-aceptado.ts';
import { leerPersona } from './clases/persona.ts';
import { paresDe } from './pares.ts';
import { pedirCambio } from './pedir-cambio.ts';
import { tomarTurnoDePoderes } from './turno-de-poderes.ts';

/** All the pairs that the person holds now, in one change: whoever wants one of them to end takes a role away first. */
export async function aceptarPares(
  tx: Tx,
  plataforma: { readonly cartero: Cartero },
  contexto: ContextoConActor,
  usuario: string,
  aceptacion: { readonly motivo: string; readonly hasta: string },
): Promise<'hecho' | 'en-espera'> {
  if (usuario === contexto.actor.id) throw new ProblemaError('PODERES_PROPIOS');
  await tomarTurnoDePoderes(tx);
  const { id: sujeto } = await leerPersona(tx, usuario);
  const pares = await paresDe(tx, sujeto);
  if (pares.length === 0) throw new ProblemaError('ACEPTACION_SIN_PARES');
  return pedirCambio(tx, plataforma, contexto, parAceptado, { sujeto, datos: { pares, ...aceptacion } });
}
