// What this person may do with a close. The screen only hints; the server judges.
import type { CompuertaDelCierre } from '@cuadra/contract/contabilidad/periodos/cierre';
import { useCurrentUser } from '#platform/current-session.ts';

interface Atribuciones {
  readonly yo: string;
  readonly cierra: boolean;
  readonly reabre: boolean;
  /** Whoever closes attends every gate; the others, those they answer for. */
  readonly atiende: (compuerta: Pick<CompuertaDelCierre, 'responsable'> | undefined) => boolean;
}

export function useAtribuciones(): Atribuciones {
  const usuario = useCurrentUser();
  const permisos = usuario?.permisos ?? [];
  const yo = usuario?.id ?? '';
  const cierra = permisos.includes('periodos:cerrar');
  return {
    yo,
    cierra,
    reabre: permisos.includes('periodos:reabrir'),
    atiende: (compuerta) =>
      cierra || (permisos.includes('partidas:registrar') && compuerta?.responsable?.id === yo),
  };
}
