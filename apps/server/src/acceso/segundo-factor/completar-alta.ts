// What every new factor brings with it, whichever it is. With the first one come the recovery codes, and the sessions that
// were opened with the password alone end: whoever has them must show it too.
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { cerrarSesiones } from '../sesiones/cerrar-sesiones.ts';
import { darCodigos } from './codigos-de-recuperacion.ts';
import { contarCambio, type Mensajeros } from './contar-cambio.ts';
import { tieneSegundoFactor } from './queries.ts';

/**
 * Stores by `guardar`, one person's change at a time. The codes, to be told once; null: the person had a factor, and keeps
 * the codes of then.
 */
export async function completarAlta(
  tx: Tx,
  mensajeros: Mensajeros & { readonly secreto: string },
  contexto: ContextoConActor,
  que: string,
  guardar: () => Promise<void>,
): Promise<string[] | null> {
  const { id, sesion } = contexto.actor;
  await tomarPersona(tx, id);
  const esElPrimero = !(await tieneSegundoFactor(tx, id));
  await guardar();
  await tx.updateTable('sesion').set({ segundoFactor: true }).where('id', '=', sesion).execute();
  await contarCambio(tx, mensajeros, contexto, que);
  if (!esElPrimero) return null;
  await cerrarSesiones(tx, contexto, { usuario: id, excepto: sesion }, 'segundo factor');
  return darCodigos(tx, contexto, mensajeros.secreto, id);
}

/** Whoever enters, or changes a factor, waits here for the other. */
export async function tomarPersona(tx: Tx, usuario: string): Promise<void> {
  await tx.selectFrom('usuario').select('id').where('id', '=', usuario).forNoKeyUpdate().execute();
}
