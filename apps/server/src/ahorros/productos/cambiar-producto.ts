// What happens to a product after it was created: another name, its first day of use, and whether it takes new accounts.
import { exigirActo } from '#control/exigir-acto.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeProductos } from './avisar-de-productos.ts';
import { exigirProducto } from './exigir-producto.ts';

export async function renombrarProducto(tx: Tx, id: number, nombre: string, version: number): Promise<void> {
  await exigirProducto(tx, id, version);
  await cambiar(tx, id, { nombre, version: version + 1 });
}

/** PostgreSQL compares its accounts with the books, agencia by agencia, and ties its control account. */
export async function activarProducto(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  version: number,
): Promise<void> {
  const { actor } = contexto;
  const producto = await exigirProducto(tx, id, version);
  if (producto.estado !== 'preparacion') throw new ProblemaError('PRODUCTO_YA_ACTIVO');
  if (producto.creadoPor === actor.id)
    throw new ProblemaError('REGLA_PROPIA', {
      detalle: 'Quien crea un producto no lo activa: pida a otra persona que lo haga.',
    });
  await exigirActo(tx, contexto, {
    operacion: 'productos',
    entidad: 'producto_ahorro',
    id: String(id),
    que: { activar: id, version },
    resumen: 'Activar un producto de ahorro',
  });
  await cambiar(tx, id, { estado: 'activo', version: version + 1 });
  // Its control account is moved only by the program from here on.
  await avisar(tx, { todos: true }, { tipo: 'catalogo-cambio' });
}

export async function suspenderProducto(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  suspendido: boolean,
  version: number,
): Promise<void> {
  const { estado } = await exigirProducto(tx, id, version);
  if (estado === 'preparacion') throw new ProblemaError('PRODUCTO_EN_PREPARACION');
  await exigirActo(tx, contexto, {
    operacion: 'productos',
    entidad: 'producto_ahorro',
    id: String(id),
    que: { suspendido, version },
    resumen: suspendido ? 'Suspender un producto de ahorro' : 'Reanudar un producto de ahorro',
  });
  await cambiar(tx, id, { estado: suspendido ? 'inactivo' : 'activo', version: version + 1 });
}

async function cambiar(
  tx: Tx,
  id: number,
  cambios: { nombre?: string; estado?: 'activo' | 'inactivo'; version: number },
): Promise<void> {
  await tx.updateTable('productoAhorro').set(cambios).where('id', '=', id).execute();
  await avisarCambioDeProductos(tx);
}
