// Who holds this token, asked of the database on every request: a closed session, a disabled user or a changed role
// works on the very next one.
import type { Actor } from '../platform/contexto.ts';
import type { Plataforma } from '../platform/plataforma.ts';
import { buscarSesionVigente } from './queries.ts';
import { leerToken } from './token.ts';

/** How exact "last used" is; finer would be a write per request. */
const PRECISION: Temporal.DurationLike = { minutes: 1 };

export async function autenticar(
  plataforma: Pick<Plataforma, 'db' | 'secreto'>,
  token: string,
  ahora: Temporal.Instant,
): Promise<Actor | undefined> {
  const apuntador = await leerToken(plataforma.secreto, token, ahora);
  if (apuntador === undefined) return undefined;
  const vigente = await buscarSesionVigente(plataforma.db, apuntador, ahora);
  if (vigente === undefined) return undefined;
  const limite = ahora.subtract(PRECISION);
  if (Temporal.Instant.compare(vigente.ultimoUso, limite) <= 0) {
    await plataforma.db
      .updateTable('sesion')
      .set({ ultimoUso: ahora.toString() })
      .where('id', '=', apuntador.sesion)
      .where('ultimoUso', '<=', limite.toString())
      .execute();
  }
  return vigente.actor;
}
