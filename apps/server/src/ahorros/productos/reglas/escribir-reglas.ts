// The rules of a product from a day on, while they are a draft: whoever changes them signs them, and another person publishes them.
import type { ReglasEscritas } from '@cuadra/contract/ahorros/productos';
import { reparosDeReglas } from '@cuadra/core/ahorros/reparos';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { avisarCambioDeProductos } from '../avisar-de-productos.ts';
import { exigirBorrador } from '../exigir-borrador.ts';
import { exigirProducto } from '../exigir-producto.ts';
import { problemaDeReparos } from '../problema-de-reparos.ts';

export async function escribirReglas(
  tx: Tx,
  { actor }: ContextoConActor,
  producto: number,
  reglas: ReglasEscritas,
): Promise<void> {
  await exigirQueVayanJuntas(tx, producto, reglas);
  await tx
    .insertInto('versionDeProducto')
    .values({ ...reglas, producto, escritaPor: actor.id })
    .execute();
  await avisarCambioDeProductos(tx);
}

export async function editarReglas(
  tx: Tx,
  { actor }: ContextoConActor,
  producto: number,
  regla: number,
  { version, ...reglas }: ReglasEscritas & { readonly version: number },
): Promise<void> {
  await exigirBorrador(tx, 'versionDeProducto', producto, regla, version);
  await exigirQueVayanJuntas(tx, producto, reglas);
  await tx
    .updateTable('versionDeProducto')
    .set({ ...reglas, escritaPor: actor.id, version: version + 1 })
    .where('id', '=', regla)
    .execute();
  await avisarCambioDeProductos(tx);
}

/** What goes wrong with the rules by themselves is mended before they are kept; with rates, before they are published. */
async function exigirQueVayanJuntas(tx: Tx, producto: number, reglas: ReglasEscritas): Promise<void> {
  const { clase } = await exigirProducto(tx, producto);
  const reparos = reparosDeReglas(clase, reglas);
  if (reparos.length > 0) throw problemaDeReparos('REGLAS_INCOMPATIBLES', reparos);
}
