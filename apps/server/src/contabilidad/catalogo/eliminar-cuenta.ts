// Deletes an account that nothing depends on; PostgreSQL itself holds on to the others.
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { reservarCatalogo } from './queries.ts';
import { conRechazos } from './rechazos.ts';

export async function eliminarCuenta(tx: Tx, idCuenta: string): Promise<true> {
  await reservarCatalogo(tx);
  const borrado = tx.deleteFrom('cuenta').where('idCuenta', '=', idCuenta).executeTakeFirst();
  const { numDeletedRows } = await conRechazos(borrado, {
    sinMayor: 'CUENTA_CON_SUBCUENTAS',
    campo: 'idCuenta',
  });
  if (numDeletedRows === 0n) throw new ProblemaError('NO_ENCONTRADO');
  await avisar(tx, { todos: true }, { tipo: 'catalogo-cambio' });
  return true;
}
