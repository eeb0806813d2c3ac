// The accounts that a file brings and the chart has not, created under one that it has: of detail, with its nature and the next free
// codes, as one by one by hand; and which one each is, said in the equivalence.
import type * as contrato from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import type { BodyOf, ResponseOf } from '@cuadra/contract/endpoint';
import { claveDeEquivalencia } from '@cuadra/core/equivalencia';
import { crearCuenta } from '#contabilidad/catalogo/crear-cuenta.ts';
import { ofrecerCodigo } from '#contabilidad/catalogo/ofrecer-codigo.ts';
import { reservarCatalogo, verCuenta } from '#contabilidad/catalogo/queries.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { decirCuentas } from './decir-cuentas.ts';

export async function crearCuentasDichas(
  tx: Tx,
  id: string,
  { bajo, cuentas }: BodyOf<typeof contrato.crearCuentasDichas>,
): Promise<ResponseOf<typeof contrato.crearCuentasDichas>> {
  await reservarCatalogo(tx);
  const mayor = await verCuenta(tx, bajo);
  if (mayor?.tipoCuenta !== 'M') throw problemaDeCampo('CUENTA_SIN_MAYOR', 'bajo');
  const { naturaleza } = mayor;
  const creadas = [];
  // What is the same for whoever reads it is one account.
  for (const { antes, nombre: nombreCuenta } of new Map(
    cuentas.map((una) => [claveDeEquivalencia(una.antes), una]),
  ).values()) {
    const idCuenta = await ofrecerCodigo(tx, bajo);
    const nueva = {
      idCuenta,
      nombreCuenta,
      tipoCuenta: 'D',
      naturaleza,
      estado: 'activa',
      etiquetas: [],
    } as const;
    await crearCuenta(tx, { ...nueva, etiquetas: [] });
    creadas.push({ antes, idCuenta, nombreCuenta });
  }
  await decirCuentas(tx, id, creadas);
  return { creadas };
}
