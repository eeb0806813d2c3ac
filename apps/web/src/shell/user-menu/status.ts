// The person's presence on this screen. It is told to the server for the others to see, and a reload begins anew.
import { type EstadoPresencia, editarUsuarioActual, estadoPresencia } from '@cuadra/contract/acceso/sesion';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { presence } from '#platform/presence.ts';
import { useStore } from '#platform/store.ts';
import { notify } from '#ui/toasts/toasts.ts';

export const statuses: readonly EstadoPresencia[] = estadoPresencia.options;

export const useStatus = (): EstadoPresencia => useStore(presence);

/** Shown at once; taken back when the server does not accept it. */
export function useChooseStatus(): (estado: EstadoPresencia) => void {
  const { t } = useTranslation();
  const { mutate } = useMutation({
    mutationFn: (status: EstadoPresencia) => call(editarUsuarioActual, { body: { user: { status } } }),
    onMutate: (status) => {
      const antes = presence.getSnapshot();
      presence.elegir(status);
      return antes;
    },
    onError: (error, _status, antes) => {
      if (antes !== undefined) presence.elegir(antes);
      void notify(`${t('user.statusFailed')} ${messageOf(error)}`, 'error');
    },
  });
  return (estado) => mutate(estado);
}
