import type { Tx } from '#platform/database/escribir.ts';
import { avisarCambioDeProductos } from './avisar-de-productos.ts';
import { exigirBorrador } from './exigir-borrador.ts';

/** Rules or rates that nobody published yet are thrown away, whoever wrote them; the bitácora keeps them. */
export async function descartar(
  tx: Tx,
  tabla: 'versionDeProducto' | 'tablaDeTasas',
  producto: number,
  regla: number,
  version: number,
): Promise<void> {
  await exigirBorrador(tx, tabla, producto, regla, version);
  await tx.deleteFrom(tabla).where('id', '=', regla).execute();
  await avisarCambioDeProductos(tx);
}
