// A change of one's own second factor: what the server answers is what the screen then shows.
import type { MiSegundoFactor } from '@cuadra/contract/acceso/segundo-factor';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { anotarSegundoFactor } from '../segundo-factor/anotar-segundo-factor.ts';

export function useCambio(hecho: string) {
  const cambio = useMutation({
    mutationFn: (hacer: () => Promise<MiSegundoFactor>) => hacer(),
    onSuccess: (nuevo) => {
      anotarSegundoFactor(nuevo);
      void notify(hecho);
    },
  });
  return {
    cambiar: cambio.mutate,
    ocupado: cambio.isPending,
    error: cambio.isError ? messageOf(cambio.error) : undefined,
  };
}
