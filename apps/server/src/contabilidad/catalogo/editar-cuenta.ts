// Changes what an account is called, how it works and whether it may be used; never its code (that is moving it).

import type * as contrato from '@cuadra/contract/contabilidad/catalogo';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { avisar, type Tx } from '../../platform/database/write.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { columnasDeCuenta, reservarCatalogo, verCuenta } from './queries.ts';
import { conRechazos } from './rechazos.ts';
import { exigirCuentaValida } from './revisar.ts';

export async function editarCuenta(
  tx: Tx,
  idCuenta: string,
  { version, ...cambios }: BodyOf<typeof contrato.editarCuenta>,
): Promise<contrato.Cuenta> {
  await reservarCatalogo(tx);
  const actual = await exigirVersion(tx, idCuenta, version);
  exigirCuentaValida({ idCuenta, naturaleza: cambios.naturaleza ?? actual.naturaleza });
  const edicion = tx
    .updateTable('cuenta')
    .set({ ...cambios, version: version + 1 })
    .where('idCuenta', '=', idCuenta)
    .returning(columnasDeCuenta);
  const cuenta = await conRechazos(edicion.executeTakeFirstOrThrow(), {
    sinMayor: 'CUENTA_CON_SUBCUENTAS',
    campo: 'tipoCuenta',
    conMovimientos: 'La cuenta tiene movimientos y debe seguir siendo de detalle (D).',
  });
  await avisar(tx, { todos: true }, { tipo: 'catalogo-cambio' });
  return cuenta;
}

/** The account, if it is still the one the person was looking at. */
export async function exigirVersion(tx: Tx, idCuenta: string, version: number): Promise<contrato.Cuenta> {
  const actual = await verCuenta(tx, idCuenta);
  if (actual === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (actual.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  return actual;
}
