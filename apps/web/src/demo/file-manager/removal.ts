// Deletes a file, or a folder with everything in it, after asking.
import { type FileItem, fileCalls } from '@cuadra/demo-api/file-manager/calls';
import { useQueryClient } from '@tanstack/react-query';
import { callSample, keyOf } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useGoTo } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { addressOf } from './file-address.ts';
import { fileTexts } from './texts.ts';

export function useRemoval(
  { id, name, folderId, inside }: FileItem,
  onFail: (failed: 'removeFailed' | undefined) => void,
): () => Promise<void> {
  const t = useTexts(fileTexts);
  const words = useTexts(frameTexts);
  const confirm = useConfirm();
  const goTo = useGoTo();
  const client = useQueryClient();
  return async () => {
    const yes = await confirm({
      title: t.removeTitle(name),
      text: inside === null ? t.removeFile : t.removeFolder(t.inside(inside.folders, inside.files)),
      action: words.remove,
      cancel: words.cancel,
      danger: true,
    });
    if (!yes) return;
    onFail(undefined);
    try {
      await callSample(fileCalls.remove, { query: { id } });
      // The drawer first: nobody is told that what they have just deleted is not there.
      goTo(addressOf({ folderId }), { replace: true });
      await client.invalidateQueries({ queryKey: keyOf(fileCalls.list) });
      void notify(t.removed);
    } catch {
      onFail('removeFailed');
    }
  };
}
