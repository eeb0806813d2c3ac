// The person's presence. It is told to the server for the others to see, and lasts as long as the session.
import { type EstadoPresencia, editarUsuarioActual } from '@cuadra/contract/acceso/sesion';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../app/api.ts';
import { mensajeDe } from '../../app/api-error.ts';
import { sesion } from '../../app/current-session.ts';
import { avisar } from '../../ui/toasts.ts';

export const estados: readonly (readonly [EstadoPresencia, string])[] = [
  ['online', 'En línea'],
  ['away', 'Ausente'],
  ['busy', 'Ocupado'],
  ['not-visible', 'Invisible'],
];

/** Shown at once; taken back when the server does not accept it. */
export function useEstado(): (valor: string) => void {
  const { mutate } = useMutation({
    mutationFn: (status: EstadoPresencia) => call(editarUsuarioActual, { body: { user: { status } } }),
    onMutate: (status) => {
      const antes = sesion.usuario();
      if (antes !== undefined) sesion.actualizar({ ...antes, status });
      return antes;
    },
    onError: (error, _status, antes) => {
      if (antes !== undefined && sesion.usuario() !== undefined) sesion.actualizar(antes);
      void avisar(`No se cambió su estado. ${mensajeDe(error)}`, 'error');
    },
  });
  return (valor) => {
    const elegido = estados.find(([estado]) => estado === valor);
    if (elegido !== undefined) mutate(elegido[0]);
  };
}
