// Changes what an account is called, how it works, whether it may be used and its tags; never its code (that is moving it).

import type * as contrato from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { asignarEtiquetas } from './asignar-etiquetas.ts';
import { exigirCuenta, reservarCatalogo } from './queries.ts';
import { conRechazos } from './rechazos.ts';
import { exigirCuentaValida } from './revisar.ts';

export async function editarCuenta(
  tx: Tx,
  idCuenta: string,
  { version, etiquetas, ...cambios }: BodyOf<typeof contrato.editarCuenta>,
): Promise<contrato.Cuenta> {
  await reservarCatalogo(tx);
  const actual = await exigirVersion(tx, idCuenta, version);
  exigirCuentaValida({
    idCuenta,
    naturaleza: cambios.naturaleza ?? actual.naturaleza,
    flujo: cambios.flujo,
    margen: cambios.margen,
  });
  const edicion = tx
    .updateTable('cuenta')
    .set({ ...cambios, version: version + 1 })
    .where('idCuenta', '=', idCuenta);
  await conRechazos(edicion.execute(), {
    sinMayor: 'CUENTA_CON_SUBCUENTAS',
    campo: 'tipoCuenta',
    conMovimientos: 'La cuenta tiene movimientos y debe seguir siendo de detalle (D).',
  });
  if (etiquetas !== undefined) await asignarEtiquetas(tx, [{ idCuenta, etiquetas }]);
  await avisar(tx, { todos: true }, { tipo: 'catalogo-cambio' });
  return exigirCuenta(tx, idCuenta);
}

/** The account, if it is still the one the person was looking at. */
export async function exigirVersion(tx: Tx, idCuenta: string, version: number): Promise<contrato.Cuenta> {
  const actual = await exigirCuenta(tx, idCuenta);
  if (actual.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  return actual;
}
