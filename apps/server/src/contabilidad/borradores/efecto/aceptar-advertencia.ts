// A warning accepted with a reason: the one that the draft gives as it is stored, and no other.
import type {
  AdvertenciaAceptada,
  aceptarAdvertencia as endpoint,
} from '@cuadra/contract/contabilidad/borradores/advertencias';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { hoyEn } from '../../../platform/clock.ts';
import type { ContextoConActor } from '../../../platform/contexto.ts';
import type { Tx } from '../../../platform/database/write.ts';
import { ProblemaError } from '../../../platform/problema.ts';
import { exigirEstado, exigirQueSeaSuyo, tomarBorrador } from '../borrador.ts';
import { hallarAdvertencias } from './advertencias.ts';
import { verCuentasTocadas } from './cuentas-tocadas.ts';

export async function aceptarAdvertencia(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { codigo, clave, motivo }: BodyOf<typeof endpoint>,
): Promise<AdvertenciaAceptada> {
  const { actor, ahora } = contexto;
  const borrador = await tomarBorrador(tx, contexto, id);
  exigirQueSeaSuyo(actor, borrador);
  exigirEstado(borrador, 'borrador', 'rechazada');
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  const cuentas = await verCuentasTocadas(tx, hoy, borrador);
  const halladas = await hallarAdvertencias(tx, { partida: borrador, hoy, cuentas });
  const hallada = halladas.find((otra) => otra.codigo === codigo && otra.clave === clave);
  if (hallada === undefined) throw new ProblemaError('ADVERTENCIA_CAMBIADA');
  const aceptada = { mensaje: hallada.mensaje, motivo, por: actor.id, en: ahora.toString() };
  const { en } = await tx
    .insertInto('advertenciaAceptada')
    .values({ partida: id, codigo, clave, ...aceptada })
    // Accepted before: the later reason is the one that holds.
    .onConflict((conflicto) => conflicto.columns(['partida', 'codigo', 'clave']).doUpdateSet(aceptada))
    .returning('en')
    .executeTakeFirstOrThrow();
  const por = { id: actor.id, nombre: actor.nombre };
  return { codigo, clave, mensaje: hallada.mensaje, motivo, por, en };
}
