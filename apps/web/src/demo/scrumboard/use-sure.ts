// Asks before something is lost.
//
//   if (await isSure(t.deleteList, t.deleteListText(…))) …
import { useConfirm } from '../../ui/dialogs/confirm.tsx';
import { frameTexts } from '../frame/frame-texts.ts';
import { useTexts } from '../frame/texts.ts';

/** `action` is what the button says that goes ahead; by itself, that it deletes. */
export function useSure(): (title: string, text: string, action?: string) => Promise<boolean> {
  const words = useTexts(frameTexts);
  const confirm = useConfirm();
  return (title, text, action = words.remove) =>
    confirm({ titulo: title, texto: text, accion: action, cancelar: words.cancel, peligro: true });
}
