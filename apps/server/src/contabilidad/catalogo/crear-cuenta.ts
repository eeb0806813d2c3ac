import type * as contrato from '@cuadra/contract/contabilidad/catalogo';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { avisar, type Tx } from '../../platform/database/write.ts';
import { columnasDeCuenta, reservarCatalogo } from './queries.ts';
import { conRechazos } from './rechazos.ts';
import { exigirCuentaValida } from './revisar.ts';

export async function crearCuenta(
  tx: Tx,
  nueva: BodyOf<typeof contrato.crearCuenta>,
): Promise<contrato.Cuenta> {
  exigirCuentaValida(nueva);
  await reservarCatalogo(tx);
  const insercion = tx.insertInto('cuenta').values(nueva).returning(columnasDeCuenta);
  const cuenta = await conRechazos(insercion.executeTakeFirstOrThrow(), {
    sinMayor: 'CUENTA_SIN_MAYOR',
    campo: 'idCuenta',
  });
  await avisar(tx, { todos: true }, { tipo: 'catalogo-cambio' });
  return cuenta;
}
