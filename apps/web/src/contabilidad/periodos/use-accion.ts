// Does something to the close and asks for it again.
import { listarPeriodos } from '@cuadra/contract/contabilidad/periodos/periodos';
import { queryClient } from '#platform/query.ts';
import { useAction } from '#ui/dialogs/use-action.ts';

export const useAccion = () => useAction(refrescarCierres);

export async function refrescarCierres(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) => typeof ruta === 'string' && ruta.startsWith(listarPeriodos.path),
  });
}
