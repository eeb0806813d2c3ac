// What is being written on a card. It is saved by itself a moment after the last change, and on leaving.
import type { Card, CardChange } from '@cuadra/demo-api/scrumboard/calls';
import { useCallback, useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

export type Draft = Pick<Card, 'title' | 'description' | 'dueDate' | 'labels'>;

export function useCardDraft(card: Card, save: (change: CardChange) => void) {
  const [draft, setDraft] = useState<Draft>(card);
  const waiting = useRef<Partial<Draft>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef(save);
  useEffect(() => {
    saving.current = save;
  });
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const change = changeOf(waiting.current);
    waiting.current = {};
    if (Object.keys(change).length > 0) saving.current(change);
  }, []);
  useEffect(() => flush, [flush]);
  const say = useCallback(
    (some: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...some }));
      waiting.current = { ...waiting.current, ...some };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, PAUSE_MS);
    },
    [flush],
  );
  return { draft, say };
}

/** A card has a title: while none is written, the one it had stays. */
function changeOf({ title, description, ...rest }: Partial<Draft>): CardChange {
  return {
    ...rest,
    ...(title === undefined || title.trim() === '' ? {} : { title: title.trim() }),
    ...(description === undefined ? {} : { description: description?.trim() || null }),
  };
}
