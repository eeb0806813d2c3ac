// Asks before something is lost.
//
//   if (await isSure(t.deleteList, t.deleteListText(…))) …

import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';

/** `action` is what the button says that goes ahead; by itself, that it deletes. */
export function useSure(): (title: string, text: string, action?: string) => Promise<boolean> {
  const words = useTexts(frameTexts);
  const confirm = useConfirm();
  return (title, text, action = words.remove) =>
    confirm({ title, text, action, cancel: words.cancel, danger: true });
}
