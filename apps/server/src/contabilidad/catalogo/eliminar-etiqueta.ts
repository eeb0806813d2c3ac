// Deletes a tag; the accounts that carried it stay as they were, without it.
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { adelantarVersiones, tomarEtiqueta } from './renombrar-etiqueta.ts';

export async function eliminarEtiqueta(tx: Tx, nombre: string, version: number): Promise<true> {
  const { nombreEtiqueta } = await tomarEtiqueta(tx, nombre, version);
  await adelantarVersiones(tx, nombreEtiqueta);
  await tx.deleteFrom('etiqueta').where('nombreEtiqueta', '=', nombreEtiqueta).execute();
  await avisar(tx, { todos: true }, { tipo: 'catalogo-cambio' });
  return true;
}
