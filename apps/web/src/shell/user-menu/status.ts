// The person's presence. It is told to the server for the others to see, and lasts as long as the session.
import { type EstadoPresencia, editarUsuarioActual, estadoPresencia } from '@cuadra/contract/acceso/sesion';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api.ts';
import { messageOf } from '../../platform/api-error.ts';
import { session } from '../../platform/current-session.ts';
import { notify } from '../../ui/toasts/toasts.ts';

export const statuses: readonly EstadoPresencia[] = estadoPresencia.options;

/** Shown at once; taken back when the server does not accept it. */
export function useStatus(): (estado: EstadoPresencia) => void {
  const { t } = useTranslation();
  const { mutate } = useMutation({
    mutationFn: (status: EstadoPresencia) => call(editarUsuarioActual, { body: { user: { status } } }),
    onMutate: (status) => {
      const antes = session.usuario();
      if (antes !== undefined) session.actualizar({ ...antes, status });
      return antes;
    },
    onError: (error, _status, antes) => {
      if (antes !== undefined && session.usuario() !== undefined) session.actualizar(antes);
      void notify(`${t('user.statusFailed')} ${messageOf(error)}`, 'error');
    },
  });
  return (estado) => mutate(estado);
}
