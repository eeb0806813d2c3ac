// Does something to the years and asks for them, and for the months, again.
import { verEjercicios } from '@cuadra/contract/contabilidad/periodos/ejercicios';
import { queryClient } from '#platform/query.ts';
import { useAction } from '#ui/dialogs/use-action.ts';
import { refrescarCierres } from '../use-accion.ts';

export const useAccionDeEjercicios = () =>
  useAction(async () => {
    await queryClient.invalidateQueries({ queryKey: [verEjercicios.path] });
    await refrescarCierres();
  });
