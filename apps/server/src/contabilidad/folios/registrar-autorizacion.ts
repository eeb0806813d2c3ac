// The authority's sheets enter the stock, and leave it again only while none of them has been used.
import type { Autorizacion, AutorizacionNueva } from '@cuadra/contract/contabilidad/folios/folios';
import type { LibroLegal } from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { listarAutorizaciones } from './queries.ts';

export async function registrarAutorizacion(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  libro: LibroLegal,
  nueva: AutorizacionNueva,
): Promise<Autorizacion> {
  const { id } = await tx
    .insertInto('autorizacionFolios')
    .values({ libro, ...nueva, registradaPor: actor.id, registradaEn: ahora.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await avisar(tx, { permiso: 'reportes:ver' }, { tipo: 'folios-cambio' });
  const registrada = (await listarAutorizaciones(tx, libro)).find((una) => una.id === id);
  if (registrada === undefined) throw new Error('La autorización no quedó registrada');
  return registrada;
}

export async function quitarAutorizacion(
  tx: Tx,
  { libro, id }: { readonly libro: LibroLegal; readonly id: string },
): Promise<true> {
  const quitada = await tx
    .deleteFrom('autorizacionFolios')
    .where('libro', '=', libro)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (quitada === undefined) throw new ProblemaError('NO_ENCONTRADO');
  await avisar(tx, { permiso: 'reportes:ver' }, { tipo: 'folios-cambio' });
  return true;
}
