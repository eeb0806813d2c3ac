import { avisar, type Tx } from '#platform/database/escribir.ts';

/** Tells the screens of whoever sees savings that a product, its rules or its rates changed; no figure travels. */
export async function avisarCambioDeProductos(tx: Tx): Promise<void> {
  await avisar(tx, { permiso: 'ahorros:ver' }, { tipo: 'ahorros-cambio' });
}
