import { ATAJOS_MAX, type Atajo } from '@cuadra/contract/escritorio/atajos';
import type { Selectable } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Tables } from '#platform/database/tables.ts';
import { ProblemaError } from '#platform/problema.ts';

export async function listarAtajos(db: Database, usuario: string): Promise<Atajo[]> {
  const filas = await consulta(db, usuario).orderBy('n', 'desc').limit(ATAJOS_MAX).execute();
  return filas.map(presentar);
}

/** Held until the transaction ends. */
export async function tomarAtajo(tx: Tx, usuario: string, id: string): Promise<Atajo> {
  const fila = await consulta(tx, usuario).where('id', '=', id).forUpdate().executeTakeFirst();
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return presentar(fila);
}

function consulta(db: Database, usuario: string) {
  return db
    .selectFrom('atajo')
    .select(['id', 'nombre', 'descripcion', 'icono', 'enlace', 'usaRouter'])
    .where('usuario', '=', usuario);
}

function presentar({
  id,
  nombre,
  descripcion,
  icono,
  enlace,
  usaRouter,
}: Omit<Selectable<Tables['atajo']>, 'n' | 'usuario'>): Atajo {
  return { id, label: nombre, description: descripcion, icon: icono, link: enlace, useRouter: usaRouter };
}

/** The columns of what the panel calls by its own names. */
export const columnasDe = ({ label, description, icon, link, useRouter }: Omit<Atajo, 'id'>) => ({
  nombre: label,
  descripcion: description,
  icono: icon,
  enlace: link,
  usaRouter: useRouter,
});
