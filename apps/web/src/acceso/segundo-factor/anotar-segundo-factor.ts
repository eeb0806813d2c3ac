// Apart from what enrols a factor: that comes once a way is chosen.
import { type MiSegundoFactor, verMiSegundoFactor } from '@cuadra/contract/acceso/segundo-factor';
import { listarMisSesiones } from '@cuadra/contract/acceso/sesiones';
import { session } from '#platform/current-session.ts';
import { queryClient, queryOf } from '#platform/query.ts';

/** What the server answered to a change of one's own factors, wherever the page keeps it. */
export function anotarSegundoFactor(nuevo: MiSegundoFactor): void {
  queryClient.setQueryData(queryOf(verMiSegundoFactor).queryKey, nuevo);
  void queryClient.invalidateQueries({ queryKey: [listarMisSesiones.path] });
  const usuario = session.usuario();
  const tiene = nuevo.passkeys.length > 0 || nuevo.totpDesde !== null;
  if (usuario !== undefined)
    session.actualizar({
      ...usuario,
      tienePasskey: nuevo.passkeys.length > 0,
      tieneSegundoFactor: tiene,
      segundoFactorPendiente: nuevo.esObligatorio && !tiene,
    });
}
