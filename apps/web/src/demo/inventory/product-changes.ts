// Adding a product and deleting one.
import { inventoryCalls, type Product } from '@cuadra/demo-api/inventory/calls';
import { useState } from 'react';
import { useChange } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { inventoryTexts } from './texts.ts';

export function useProductChanges(onAdded: (product: Product) => void, onRemoved: () => void) {
  const t = useTexts(inventoryTexts);
  const words = useTexts(frameTexts);
  const confirm = useConfirm();
  const [problem, setProblem] = useState<'addFailed' | 'removeFailed'>();
  const creation = useChange(inventoryCalls.addProduct, [inventoryCalls.products]);
  const removal = useChange(inventoryCalls.deleteProduct, [inventoryCalls.products]);
  const add = async () => {
    setProblem(undefined);
    try {
      onAdded(await creation.mutateAsync({}));
    } catch {
      setProblem('addFailed');
    }
  };
  const remove = async ({ id, name }: Product) => {
    const yes = await confirm({
      title: t.removeTitle,
      text: t.removeText(name),
      action: words.remove,
      cancel: words.cancel,
      danger: true,
    });
    if (!yes) return;
    setProblem(undefined);
    try {
      await removal.mutateAsync({ query: { id } });
      onRemoved();
      void notify(t.removed);
    } catch {
      setProblem('removeFailed');
    }
  };
  return { add, remove, adding: creation.isPending, problem };
}
