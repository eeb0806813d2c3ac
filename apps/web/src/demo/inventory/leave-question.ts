// Whoever leaves a product with changes is asked first, whatever the way out: another row, another page of the list or of
// the application, the tab.
import { useBlocker } from '@tanstack/react-router';
import { useCallback } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { session } from '#platform/current-session.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { inventoryTexts } from './texts.ts';

/** Resolves to whether to go on. */
export function useLeaveQuestion(dirty: boolean): () => Promise<boolean> {
  const confirm = useConfirm();
  const t = useTexts(inventoryTexts);
  const { cancel } = useTexts(frameTexts);
  const ask = useCallback(
    async () =>
      !dirty ||
      (await confirm({
        title: t.unsavedTitle,
        text: t.unsavedText,
        action: t.unsavedLeave,
        cancel,
        danger: true,
      })),
    [dirty, confirm, t, cancel],
  );
  useBlocker({
    disabled: !dirty,
    enableBeforeUnload: dirty,
    // The session ended: the way to the sign-in page stays open.
    shouldBlockFn: async () => session.usuario() !== undefined && !(await ask()),
  });
  return ask;
}
