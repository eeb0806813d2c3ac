import type { CambiosDeVista, Vista } from '@cuadra/contract/escritorio/vistas';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { comoRechazo, listarVistas, tomarVista } from './queries.ts';

export async function editarVista(
  tx: Tx,
  usuario: string,
  id: string,
  { orden, ...cambios }: CambiosDeVista,
): Promise<Vista> {
  const actual = await tomarVista(tx, usuario, id);
  const vista = {
    ...actual,
    nombre: cambios.nombre ?? actual.nombre,
    consulta: cambios.consulta ?? actual.consulta,
  };
  await tx
    .updateTable('vista')
    .set({ nombre: vista.nombre, consulta: vista.consulta })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw comoRechazo(error);
    });
  const lugar = orden === undefined ? actual.orden : await mover(tx, usuario, actual, orden);
  await avisar(tx, { usuarios: [usuario] }, { tipo: 'vistas-cambio' });
  return { ...vista, orden: lugar };
}

/** Puts it in that place and numbers all of them again; past the end, it is the last. */
async function mover(tx: Tx, usuario: string, { id, pantalla }: Vista, orden: number): Promise<number> {
  const otras = (await listarVistas(tx, usuario, pantalla))
    .map((vista) => vista.id)
    .filter((otra) => otra !== id);
  const lugar = Math.min(orden, otras.length);
  for (const [indice, otra] of otras.toSpliced(lugar, 0, id).entries())
    await tx.updateTable('vista').set({ orden: indice }).where('id', '=', otra).execute();
  return lugar;
}
