// The heading of every document: the institution, as its administrator wrote it.
import type { Institucion } from '@cuadra/contract/administracion/institucion';
import type { Database } from '../database/pool.ts';

export async function leerMembrete(db: Database): Promise<Institucion> {
  const fila = await db.selectFrom('institucion').select(['nombre', 'nit', 'direccion']).executeTakeFirst();
  return fila ?? { nombre: '', nit: '', direccion: '' };
}
