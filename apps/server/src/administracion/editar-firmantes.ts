import type { Firmantes } from '@cuadra/contract/administracion/firmantes';
import type { Tx } from '../platform/database/escribir.ts';

export async function editarFirmantes(tx: Tx, { firmantes }: Firmantes): Promise<void> {
  for (const [i, { cargo, nombre }] of firmantes.entries())
    await tx
      .updateTable('firmante')
      .set({ cargo, nombre })
      .where('n', '=', i + 1)
      // What does not change is not a change in the bitácora either.
      .where((expresion) =>
        expresion.or([expresion('cargo', '<>', cargo), expresion('nombre', '<>', nombre)]),
      )
      .execute();
}
