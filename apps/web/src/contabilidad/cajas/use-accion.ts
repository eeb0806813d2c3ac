// Does something to the cajas and asks for all of them again.
import { useAction } from '#ui/dialogs/use-action.ts';
import { refrescarCajas } from './consultas.ts';

/** Nobody waits for what is asked again: the counter goes on. */
export const useAccion = () =>
  useAction(async () => {
    void refrescarCajas();
  });
