import type * as contrato from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { Flujo } from '@cuadra/core/catalogo';
import { sql } from 'kysely';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { asignarEtiquetas } from './asignar-etiquetas.ts';
import { exigirCuenta, reservarCatalogo } from './queries.ts';
import { conRechazos } from './rechazos.ts';
import { exigirCuentaValida } from './revisar.ts';

/** PostgreSQL gives it what the account above it is (0024_estados_flujo.sql). */
const COMO_SU_MAYOR = sql<Flujo>`null`;

export async function crearCuenta(
  tx: Tx,
  { etiquetas, ...nueva }: BodyOf<typeof contrato.crearCuenta>,
): Promise<contrato.Cuenta> {
  exigirCuentaValida(nueva);
  await reservarCatalogo(tx);
  const cuenta = { ...nueva, flujo: nueva.flujo ?? COMO_SU_MAYOR };
  await conRechazos(tx.insertInto('cuenta').values(cuenta).execute(), {
    sinMayor: 'CUENTA_SIN_MAYOR',
    campo: 'idCuenta',
  });
  await asignarEtiquetas(tx, [{ idCuenta: nueva.idCuenta, etiquetas }]);
  await avisar(tx, { todos: true }, { tipo: 'catalogo-cambio' });
  return exigirCuenta(tx, nueva.idCuenta);
}
