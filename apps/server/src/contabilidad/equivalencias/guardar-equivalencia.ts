import type { CuentaDicha } from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import type { ContextoConActor } from '#platform/contexto.ts';
import { restriccionRota, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { decirCuentas } from './decir-cuentas.ts';

/** A new one; its name is of no other. */
export async function guardarEquivalencia(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  { nombre, cuentas }: { readonly nombre: string; readonly cuentas: readonly CuentaDicha[] },
): Promise<string> {
  const { id } = await conSuNombre(
    tx
      .insertInto('equivalencia')
      .values({ nombre, creadaPor: actor.id, creadaEn: ahora.toString() })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await decirCuentas(tx, id, cuentas);
  return id;
}

export async function renombrarEquivalencia(tx: Tx, id: string, nombre: string): Promise<void> {
  await conSuNombre(tx.updateTable('equivalencia').set({ nombre }).where('id', '=', id).execute());
}

async function conSuNombre<T>(guardada: Promise<T>): Promise<T> {
  try {
    return await guardada;
  } catch (error) {
    if (restriccionRota(error) === 'equivalencia_nombre_key')
      throw new ProblemaError('EQUIVALENCIA_YA_EXISTE');
    throw error;
  }
}
