// Does something to the opening balances and asks for them again.
import {
  listarAperturas,
  verApertura,
} from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { queryClient } from '#platform/query.ts';
import { useAction } from '#ui/dialogs/use-action.ts';

export const useAccionDeApertura = () => useAction(refrescarAperturas);

export async function refrescarAperturas(): Promise<void> {
  await Promise.all(
    [listarAperturas, verApertura].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
  );
}
