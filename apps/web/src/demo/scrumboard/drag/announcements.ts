// What is read aloud while something is carried.
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { Like } from '#demo/frame/texts.ts';
import type { boardTexts } from '../texts.ts';
import { cardOf, type Lists, listOf } from './arrangement.ts';

type DragTexts = Like<(typeof boardTexts)['es']['drag']>;

export function announcements(lists: Lists, t: DragTexts): Announcements {
  const titleOf = (id: UniqueIdentifier) =>
    (lists.find((list) => list.id === id) ?? cardOf(lists, `${id}`))?.title ?? '';
  return {
    onDragStart: ({ active }) => t.lifted(titleOf(active.id)),
    onDragOver: ({ active, over }) => {
      if (over === null) return undefined;
      const title = titleOf(active.id);
      if (lists.some(({ id }) => id === active.id))
        return t.listOver(title, lists.findIndex(({ id }) => id === over.id) + 1, lists.length);
      const list = lists.find(({ id }) => id === over.id) ?? listOf(lists, `${over.id}`);
      if (list === undefined) return undefined;
      const isThere = list.cards.some(({ id }) => id === active.id);
      const place = Math.max(
        0,
        list.cards.findIndex(({ id }) => id === over.id),
      );
      return t.over(title, place + 1, list.cards.length + (isThere ? 0 : 1), list.title);
    },
    onDragEnd: ({ active }) => t.dropped(titleOf(active.id)),
    onDragCancel: ({ active }) => t.cancelled(titleOf(active.id)),
  };
}
