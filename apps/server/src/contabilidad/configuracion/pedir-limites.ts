import type { LimiteDeContabilizacion } from '@cuadra/contract/contabilidad/configuracion';
import { pedirCambio } from '../../administracion/poderes/pedir-cambio.ts';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import type { Cartero } from '../../platform/mail/cartero.ts';
import { cambioDeLimites, diferencias } from './cambio-de-limites.ts';
import { leerLimitesGuardados } from './queries.ts';

/** The limits that hold now: what was asked for is among them only if it takes effect at once. */
export async function pedirLimites(
  tx: Tx,
  plataforma: { readonly cartero: Cartero },
  contexto: ContextoConActor,
  limites: readonly LimiteDeContabilizacion[],
): Promise<LimiteDeContabilizacion[]> {
  if ((await diferencias(tx, limites)).length > 0) {
    const datos = { limites: [...limites] };
    await pedirCambio(tx, plataforma, contexto, cambioDeLimites, { sujeto: null, datos });
  }
  return leerLimitesGuardados(tx);
}
