import { VISTAS_MAX, type Vista, type VistaNueva } from '@cuadra/contract/escritorio/vistas';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { comoRechazo, listarVistas, tomarVistas } from './queries.ts';

/** After the others. */
export async function crearVista(tx: Tx, usuario: string, nueva: VistaNueva): Promise<Vista> {
  await tomarVistas(tx, usuario);
  const otras = await listarVistas(tx, usuario, nueva.pantalla);
  if (otras.length >= VISTAS_MAX) throw new ProblemaError('DEMASIADAS_VISTAS');
  const orden = (otras.at(-1)?.orden ?? -1) + 1;
  const { id } = await tx
    .insertInto('vista')
    .values({ usuario, ...nueva, orden })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw comoRechazo(error);
    });
  await avisar(tx, { usuarios: [usuario] }, { tipo: 'vistas-cambio' });
  return { id, ...nueva, orden };
}
