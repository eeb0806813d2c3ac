import type { Agencia } from '@cuadra/contract/contabilidad/agencias';
import { restriccionRota, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';

export async function crearAgencia(
  tx: Tx,
  { idAgencia, nombreAgencia, municipio, activa }: Agencia,
): Promise<void> {
  await tx
    .insertInto('agencia')
    .values({ idAgencia, nombreAgencia, municipio, activa })
    .execute()
    .catch(explicarAgenciaRepetida);
}

export function explicarAgenciaRepetida(error: unknown): never {
  const restriccion = restriccionRota(error);
  if (restriccion === 'agencia_pkey') throw problemaDeCampo('AGENCIA_YA_EXISTE', 'idAgencia');
  if (restriccion !== 'agencia_nombre_agencia_key') throw error;
  const mensaje = 'Ya existe una agencia con ese nombre.';
  throw new ProblemaError('AGENCIA_YA_EXISTE', {
    detalle: mensaje,
    errores: [{ campo: 'nombreAgencia', codigo: 'AGENCIA_YA_EXISTE', mensaje }],
  });
}
