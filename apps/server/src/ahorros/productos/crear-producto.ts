// A product begins in preparation, with an account of the catálogo for itself: what is owed to its savers, and nothing else.
import type { ProductoNuevo } from '@cuadra/contract/ahorros/productos';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { avisarCambioDeProductos } from './avisar-de-productos.ts';

/** The id of the new one. */
export async function crearProducto(tx: Tx, nuevo: ProductoNuevo): Promise<number> {
  await exigirCuentaDeControl(tx, nuevo.idCuenta);
  const { id } = await tx
    .insertInto('productoAhorro')
    .values(nuevo)
    .returning('id')
    .executeTakeFirstOrThrow();
  await avisarCambioDeProductos(tx);
  return id;
}

async function exigirCuentaDeControl(tx: Tx, idCuenta: string): Promise<void> {
  const cuenta = await tx
    .selectFrom('cuenta')
    .select(['tipoCuenta', 'naturaleza'])
    .where('idCuenta', '=', idCuenta)
    .executeTakeFirst();
  if (cuenta === undefined) throw problemaDeCampo('CUENTA_NO_EXISTE', 'idCuenta');
  if (cuenta.tipoCuenta !== 'D') throw problemaDeCampo('CUENTA_NO_DETALLE', 'idCuenta');
  if (cuenta.naturaleza === 'acreedora') return;
  const mensaje = 'Lo que se debe a los ahorrantes se lleva en una cuenta acreedora.';
  throw new ProblemaError('CUENTA_NO_DETALLE', {
    detalle: mensaje,
    errores: [{ campo: 'idCuenta', codigo: 'CUENTA_NO_DETALLE', mensaje }],
  });
}
