import type { Usuario } from '@cuadra/contract/administracion/usuarios';
import { notify } from '../../../ui/toasts/toasts.ts';
import { refrescarUsuarios } from '../cache.ts';
import { useBusqueda } from '../use-busqueda.ts';

/** What follows once somebody was created: their invitation is on its way, or their panel opens to print the envelope. */
export function useRecienCreado(cerrar: () => void): (usuario: Usuario) => Promise<void> {
  const { abrirUsuario } = useBusqueda();
  return async ({ id, correo, invitacion }) => {
    await refrescarUsuarios();
    if (invitacion === null) {
      void notify('Usuario creado. Imprima su sobre.');
      abrirUsuario(id);
    } else {
      void notify(`Usuario creado. Se envió su invitación a ${correo}.`);
      cerrar();
    }
  };
}
