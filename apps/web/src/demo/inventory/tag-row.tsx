// A tag that is being renamed: it is saved as it is typed, after a short pause.

import { inventoryCalls, type ProductTag } from '@cuadra/demo-api/inventory/calls';
import { TrashIcon } from '@heroicons/react/24/outline';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useChange } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './tag-box.module.css';
import { isSameTitle, TAG_TITLE_MAX } from './tag-search.ts';
import { inventoryTexts } from './texts.ts';

interface TagRowProps {
  readonly tag: ProductTag;
  readonly tags: readonly ProductTag[];
  readonly onFail: (failed: boolean) => void;
  readonly onGone: () => void;
}

const PAUSE_MS = 300;

export function TagRow({ tag, tags, onFail, onGone }: TagRowProps) {
  const { tags: t } = useTexts(inventoryTexts);
  const [written, setWritten] = useState(tag.title);
  const rename = useChange(inventoryCalls.patchTag, [inventoryCalls.tags]);
  const remove = useRemoveTag(tag, onFail, onGone);
  const title = written.trim();
  const isTaken = tags.some((other) => other.id !== tag.id && isSameTitle(other.title, title));
  const save = useDebouncedCallback(
    (next: string) => {
      onFail(false);
      rename.mutateAsync({ body: { id: tag.id, tag: { title: next } } }).catch(() => onFail(true));
    },
    { delay: PAUSE_MS, flushOnUnmount: true },
  );
  const type = (text: string) => {
    setWritten(text);
    const next = text.trim();
    const taken = tags.some((other) => other.id !== tag.id && isSameTitle(other.title, next));
    if (next !== '' && !taken) save(next);
  };
  return (
    <div className={classes.row}>
      <TextInput
        size="xs"
        aria-label={t.rename(tag.title)}
        maxLength={TAG_TITLE_MAX}
        value={written}
        error={isTaken && t.taken}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => {
          // Without a name it keeps the one it had.
          if (title === '') setWritten(tag.title);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <IconButton size="md" label={t.remove(tag.title)} icon={TrashIcon} onClick={() => void remove()} />
    </div>
  );
}

function useRemoveTag({ id, title }: ProductTag, onFail: (failed: boolean) => void, onGone: () => void) {
  const { tags: t } = useTexts(inventoryTexts);
  const words = useTexts(frameTexts);
  const confirm = useConfirm();
  const { tags, products, product } = inventoryCalls;
  const remove = useChange(inventoryCalls.deleteTag, [tags, products, product]);
  return async () => {
    const yes = await confirm({
      title: t.removeTitle,
      text: t.removeText(title),
      action: words.remove,
      cancel: words.cancel,
      danger: true,
    });
    if (!yes) return;
    onFail(false);
    // Once the product no longer has it either: in between, nothing was written that is not saved.
    await remove.mutateAsync({ query: { id } }).then(onGone, () => onFail(true));
  };
}
