import { avisar, type Tx } from '#platform/database/escribir.ts';

/** Tells the screens of whoever answers for cajas, and of the people named; no figure travels. */
export async function avisarDeCajas(tx: Tx, usuarios: readonly string[]): Promise<void> {
  await avisar(tx, { permiso: 'arqueos:ver' }, { tipo: 'cajas-cambio' });
  if (usuarios.length > 0) await avisar(tx, { usuarios: [...usuarios] }, { tipo: 'cajas-cambio' });
}
