// Signing a gate says that it is in order, as it was looked at: the signature names the gate and its evidence, and no
// longer holds when any of that changes.
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { guardarSeguimiento } from './guardar-seguimiento.ts';
import { type CompuertaRevisada, pasaComoEsta } from './revisar-cierre.ts';
import { type ClaveDeCompuerta, elegirSeguimiento, tomarCompuerta } from './tomar-compuerta.ts';

export async function firmarCompuerta(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  clave: ClaveDeCompuerta,
  compuerta: CompuertaRevisada,
): Promise<void> {
  if (!pasaComoEsta(compuerta)) {
    throw new ProblemaError('COMPUERTA_NO_ADMITE', {
      detalle: `«${compuerta.titulo}» todavía no está en orden: ${compuerta.motivo}`,
    });
  }
  await guardarSeguimiento(tx, clave, {
    firmadaPor: actor.id,
    firmadaEn: ahora.toString(),
    firma: compuerta.huella,
  });
}

export async function retirarFirma(
  tx: Tx,
  { actor }: ContextoConActor,
  clave: ClaveDeCompuerta,
): Promise<void> {
  await tomarCompuerta(tx, actor, clave);
  const { firmadaPor = null } =
    (await elegirSeguimiento(tx, clave).select('firmadaPor').executeTakeFirst()) ?? {};
  if (firmadaPor === null) throw new ProblemaError('NO_ENCONTRADO');
  await guardarSeguimiento(tx, clave, SIN_FIRMA);
}

export const SIN_FIRMA = { firmadaPor: null, firmadaEn: null, firma: null } as const;
