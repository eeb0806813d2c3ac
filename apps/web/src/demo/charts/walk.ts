// Going through the parts of a chart, by pointer or by keyboard: which one is looked at, and what is read of it.
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '#demo/frame/texts.ts';
import { pointByKey } from '#ui/desk/line-keys.ts';
import { chartTexts } from './chart-texts.ts';

/** `slider` is for the element that takes the keyboard. */
export function useWalk(name: string, count: number, read: (index: number) => string) {
  const t = useTexts(chartTexts);
  const [chosen, setChosen] = useState<number>();
  const last = Math.max(0, count - 1);
  const looked = chosen === undefined ? undefined : Math.min(chosen, last);
  const place = looked ?? last;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setChosen(undefined);
    const next = pointByKey(event.key, place, count);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  return {
    looked,
    look: setChosen,
    slider: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': t.walk(name),
      'aria-valuemin': 0,
      'aria-valuemax': last,
      'aria-valuenow': place,
      'aria-valuetext': count === 0 ? '' : read(place),
      onKeyDown,
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        if (currentTarget.matches(':focus-visible')) setChosen(place);
      },
      onBlur: () => setChosen(undefined),
    },
  };
}
