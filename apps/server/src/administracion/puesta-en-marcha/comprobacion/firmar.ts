// The signature that ends the set-up, of somebody who brought nothing of it. What is signed is what was on screen: everything is read
// again with the books at rest, and PostgreSQL compares the figures, and looks at whose they are, once more by itself.
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { ContenidoDelActa } from './acta.ts';
import { type DeLaPuesta, leerComprobacion } from './leer-comprobacion.ts';

export async function firmar(
  tx: Tx,
  contexto: ContextoConActor,
  deLaPuesta: DeLaPuesta,
  { huella }: { readonly huella: string },
): Promise<void> {
  await sql`select puesta_en_marcha_detener()`.execute(tx);
  const vista = await leerComprobacion(tx, contexto, deLaPuesta);
  if (vista.firma !== null) throw new ProblemaError('PUESTA_EN_MARCHA_FIRMADA');
  if (vista.fecha !== null && vista.diferencias > 0) throw new ProblemaError('COMPROBACION_CON_DIFERENCIAS');
  if (vista.fecha === null || vista.falta.length > 0)
    throw new ProblemaError('PUESTA_EN_MARCHA_INCOMPLETA', { detalle: vista.falta.join(' ') });
  if (vista.huella !== huella) throw new ProblemaError('COMPROBACION_CAMBIO');
  if (vista.noFirmaPorque !== null)
    throw new ProblemaError('FIRMA_DE_OTRA_PERSONA', { detalle: vista.noFirmaPorque });
  const { pasos, otorgados, personas, limites, hechoPor } = vista;
  const contenido: ContenidoDelActa = { pasos, otorgados, personas, limites, hechoPor };
  await tx
    .insertInto('actaDePuestaEnMarcha')
    .values({
      fecha: vista.fecha,
      firmadaPor: contexto.actor.id,
      firmante: contexto.actor.nombre,
      firmadaEn: contexto.ahora.toString(),
      contenido: JSON.stringify(contenido),
      huella,
    })
    .execute()
    .catch(explicarRechazo);
}
