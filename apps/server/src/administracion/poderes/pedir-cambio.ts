// Somebody asks for a change that gives more power. While the set-up is open it is done at once and kept for the list;
// afterwards it waits for another administrador or, where there is no other, a day, with everybody told who can stop it.
import { isDeepStrictEqual } from 'node:util';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarPeticion } from './avisar-cambio.ts';
import type { ClaseDeCambio, Peticion } from './clase-de-cambio.ts';
import { estaFirmada, quienesAprobarian } from './queries.ts';
import { tomarTurnoDePoderes } from './turno-de-poderes.ts';

/** How long it waits where nobody else can approve it. */
export const ESPERA = { hours: 24 } as const;

export async function pedirCambio<Datos extends object>(
  tx: Tx,
  { cartero }: { readonly cartero: Cartero },
  contexto: ContextoConActor,
  clase: ClaseDeCambio<Datos>,
  peticion: Peticion<Datos>,
): Promise<'hecho' | 'en-espera'> {
  await tomarTurnoDePoderes(tx);
  await clase.juzgar(tx, contexto, peticion);
  const descripcion = await clase.describir(tx, peticion);
  const { sujeto } = peticion;
  const fila = {
    clase: clase.id,
    sujeto,
    datos: JSON.stringify(peticion.datos),
    descripcion,
    pedidoPor: contexto.actor.id,
    pedidoEn: contexto.ahora.toString(),
  };
  if (!(await estaFirmada(tx))) {
    const resuelto = { resueltoPor: contexto.actor.id, resueltoEn: contexto.ahora.toString() };
    await tx
      .insertInto('cambioDePoder')
      .values({ ...fila, ...resuelto, estado: 'inmediato' })
      .execute();
    await clase.aplicar(tx, contexto, peticion).catch(explicarRechazo);
    await avisar(tx, { permiso: 'poderes:ver' }, { tipo: 'poderes-cambio' });
    return 'hecho';
  }
  if (await yaEspera(tx, clase, peticion)) return 'en-espera';
  const hayQuien = (await quienesAprobarian(tx, fila)).length > 0;
  const efectivoEn = hayQuien ? null : contexto.ahora.add(ESPERA).toString();
  await tx
    .insertInto('cambioDePoder')
    .values({ ...fila, efectivoEn })
    .execute();
  await avisarPeticion(tx, { cartero }, contexto, { ...fila, efectivoEn });
  return 'en-espera';
}

/** True when that very change waits already: asking twice changes nothing. Another of its kind must be resolved first. */
async function yaEspera<Datos extends object>(
  tx: Tx,
  clase: ClaseDeCambio<Datos>,
  { sujeto, datos }: Peticion<Datos>,
): Promise<boolean> {
  const otro = await tx
    .selectFrom('cambioDePoder')
    .select('datos')
    .where('clase', '=', clase.id)
    .where('sujeto', sujeto === null ? 'is' : '=', sujeto)
    .where('estado', '=', 'pendiente')
    .executeTakeFirst();
  if (otro === undefined) return false;
  if (!isDeepStrictEqual(otro.datos, datos)) throw new ProblemaError('CAMBIO_YA_PEDIDO');
  return true;
}
