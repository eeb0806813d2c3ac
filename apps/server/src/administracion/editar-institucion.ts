import type { Institucion } from '@cuadra/contract/administracion/institucion';
import type { Tx } from '#platform/database/escribir.ts';

export async function editarInstitucion(tx: Tx, { nombre, nit, direccion }: Institucion): Promise<void> {
  await tx
    .insertInto('institucion')
    .values({ nombre, nit, direccion })
    .onConflict((conflicto) => conflicto.column('id').doUpdateSet({ nombre, nit, direccion }))
    .execute();
}
