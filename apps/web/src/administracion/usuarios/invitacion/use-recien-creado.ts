import type { Usuario } from '@cuadra/contract/administracion/usuarios';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarUsuarios } from '../cache.ts';
import { useBusqueda } from '../use-busqueda.ts';

/** What follows once somebody was created: their invitation is on its way, or their panel opens to print the envelope. */
export function useRecienCreado(cerrar: () => void): (usuario: Usuario) => Promise<void> {
  const { abrirUsuario } = useBusqueda();
  return async ({ id, correo, invitacion, enEspera }) => {
    await refrescarUsuarios();
    const creado =
      enEspera.length === 0 ? 'Usuario creado.' : 'Usuario creado: su rol espera a otra persona.';
    if (invitacion === null) {
      void notify(`${creado} Imprima su sobre.`);
      abrirUsuario(id);
    } else {
      void notify(`${creado} Se envió su invitación a ${correo}.`);
      cerrar();
    }
  };
}
