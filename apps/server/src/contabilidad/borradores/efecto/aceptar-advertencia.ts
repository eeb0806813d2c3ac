// A warning accepted with a reason: the one that the draft gives as it is stored, and no other.
import type { Aceptacion, AdvertenciaAceptada } from '@cuadra/contract/contabilidad/borradores/advertencias';
import type { ContextoConActor } from '#platform/contexto.ts';
import { nombrarAccion, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { exigirEstado, exigirQueSeaSuyo, tomarBorrador } from '../borrador.ts';
import { type AdvertenciaHallada, esLaMisma, mirarUna } from './advertencias.ts';

export async function aceptarAdvertencia(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { motivo, ...sena }: Aceptacion,
): Promise<AdvertenciaAceptada> {
  const { actor, ahora } = contexto;
  const borrador = await tomarBorrador(tx, contexto, id);
  exigirQueSeaSuyo(actor, borrador);
  exigirEstado(borrador, 'borrador', 'rechazada');
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  const { advertencias } = await mirarUna(tx, hoy, borrador);
  const hallada = advertencias.find((otra) => esLaMisma(sena, otra));
  if (hallada === undefined) throw new ProblemaError('ADVERTENCIA_CAMBIADA');
  return guardarAceptada(tx, contexto, id, { ...hallada, motivo });
}

/** Accepted before: the later reason is the one that holds. */
async function guardarAceptada(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  partida: string,
  {
    codigo,
    clave,
    mensaje,
    motivo,
  }: Pick<AdvertenciaHallada, 'codigo' | 'clave' | 'mensaje'> & Pick<Aceptacion, 'motivo'>,
): Promise<AdvertenciaAceptada> {
  const aceptada = { mensaje, motivo, por: actor.id, en: ahora.toString() };
  const { en } = await tx
    .insertInto('advertenciaAceptada')
    .values({ partida, codigo, clave, ...aceptada })
    .onConflict((conflicto) => conflicto.columns(['partida', 'codigo', 'clave']).doUpdateSet(aceptada))
    .returning('en')
    .executeTakeFirstOrThrow();
  return { codigo, clave, mensaje, motivo, por: { id: actor.id, nombre: actor.nombre }, en };
}

/** Those that an order accepts, before the partida they are of is posted: from then on nobody changes them. */
export async function aceptarTodas(
  tx: Tx,
  contexto: ContextoConActor,
  partida: string,
  aceptadas: readonly (AdvertenciaHallada & Pick<Aceptacion, 'motivo'>)[],
): Promise<void> {
  if (aceptadas.length > 0) await nombrarAccion(tx, partida, 'partidas:aceptar-advertencia');
  for (const aceptada of aceptadas) await guardarAceptada(tx, contexto, partida, aceptada);
}
