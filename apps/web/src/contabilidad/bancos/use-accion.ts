// Does something to the bank accounts and asks for all of them again.
import { useAction } from '#ui/dialogs/use-action.ts';
import { refrescarBancos } from './consultas.ts';

export const useAccion = () => useAction(refrescarBancos);
