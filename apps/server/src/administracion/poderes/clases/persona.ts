import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface PersonaDelCambio {
  readonly id: string;
  readonly nombre: string;
  readonly correo: string;
  readonly activo: boolean;
}

/** Whom the change concerns. */
export async function leerPersona(tx: Tx, sujeto: string | null): Promise<PersonaDelCambio> {
  const persona = await tx
    .selectFrom('usuario')
    .select(['id', 'nombre', 'correo', 'activo'])
    .where('id', '=', sujeto)
    .executeTakeFirst();
  if (persona === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return persona;
}

/** So that whoever is editing that person is told, as of any other change. */
export async function subirVersion(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('usuario')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
