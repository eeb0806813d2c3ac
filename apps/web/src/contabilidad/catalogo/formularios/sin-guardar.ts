// These forms open over the chart without leaving a trace in the address: if one was cut short by the end of the session,
// the screen opens it again to offer back what was written.
import { unsaved } from '#ui/dialogs/unsaved.ts';
import type { Dialogo } from '../dialogos.tsx';

export const CUENTA_NUEVA = 'catalogo/nueva';
export const CUENTA_EDITADA = 'catalogo/editar/';

export function dialogoSinGuardar(): Dialogo | undefined {
  if (unsaved.read(CUENTA_NUEVA) !== undefined) return { tipo: 'crear', idParent: undefined };
  const editada = unsaved.forms(CUENTA_EDITADA).find((id) => unsaved.read(CUENTA_EDITADA + id));
  return editada === undefined ? undefined : { tipo: 'editar', idCuenta: editada };
}
