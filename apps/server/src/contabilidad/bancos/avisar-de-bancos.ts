import { avisar, type Tx } from '#platform/database/escribir.ts';

/** Tells the screens of whoever sees the banks that something of an account changed; no figure travels. */
export async function avisarCambioDeBancos(tx: Tx, cuenta: string): Promise<void> {
  await avisar(tx, { permiso: 'bancos:ver' }, { tipo: 'bancos-cambio', cuenta });
}
