import type { Contexto } from '#platform/contexto.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { reconocerDispositivo } from './dispositivos.ts';
import { abrirIngresoPendiente } from './ingreso-pendiente.ts';
import { metodosDe } from './queries.ts';

/**
 * After the right password: true, it is shown by a browser that is remembered; false, this person has none. Otherwise
 * SEGUNDO_FACTOR_REQUERIDO, with what the browser needs to complete it.
 */
export async function segundoFactorAlIngresar(
  { db }: Pick<Plataforma, 'db'>,
  contexto: Contexto,
  usuario: string,
  dispositivo: string | undefined,
): Promise<boolean> {
  const metodos = await metodosDe(db, usuario);
  if (metodos.length === 0) return false;
  if (dispositivo !== undefined && (await reconocerDispositivo(db, contexto.ahora, usuario, dispositivo)))
    return true;
  const intento = await abrirIngresoPendiente(db, contexto, usuario);
  throw new ProblemaError('SEGUNDO_FACTOR_REQUERIDO', { segundoFactor: { intento, metodos } });
}
