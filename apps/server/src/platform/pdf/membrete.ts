// The heading of every document: the institution, as its administrator wrote it, and its logo.
import type { Institucion } from '@cuadra/contract/administracion/institucion';
import type { Database } from '../database/pool.ts';

export async function leerMembrete(db: Database): Promise<Institucion> {
  const fila = await db.selectFrom('institucion').select(['nombre', 'nit', 'direccion']).executeTakeFirst();
  return fila ?? { nombre: '', nit: '', direccion: '' };
}

/** Absent when there is none: the name alone heads the document. */
export async function leerLogoDeMembrete(db: Database): Promise<{ readonly logo?: Uint8Array }> {
  const fila = await db
    .selectFrom('institucion')
    .innerJoin('archivo', 'archivo.huella', 'institucion.logo')
    .select('archivo.contenido')
    .executeTakeFirst();
  return fila === undefined ? {} : { logo: new Uint8Array(fila.contenido) };
}
