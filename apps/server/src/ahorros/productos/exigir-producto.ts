import type { ClaseDeProducto, EstadoDeProducto } from '@cuadra/core/ahorros/producto';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

interface Producto {
  readonly id: number;
  readonly clase: ClaseDeProducto;
  readonly estado: EstadoDeProducto;
  readonly idCuenta: string;
  readonly creadoPor: string | null;
}

/** Held until the transaction ends; with the version that whoever changes it looked at. */
export async function exigirProducto(tx: Tx, id: number, version?: number): Promise<Producto> {
  const producto = await tx
    .selectFrom('productoAhorro')
    .select(['id', 'clase', 'estado', 'idCuenta', 'creadoPor', 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (producto === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (version !== undefined && producto.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  return producto;
}
