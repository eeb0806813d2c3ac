// What lies under a card or a list that is carried. A list is over a list. A card is over the list below the pointer (or,
// from the keyboard, the one it covers most), and there over the nearest card.
import {
  type CollisionDetection,
  closestCenter,
  getFirstCollision,
  pointerWithin,
  rectIntersection,
} from '@dnd-kit/core';
import type { Lists } from './arrangement.ts';

export const collideOn =
  (lists: () => Lists): CollisionDetection =>
  (args) => {
    const now = lists();
    const among = (ids: readonly string[]) => ({
      ...args,
      droppableContainers: args.droppableContainers.filter(({ id }) => ids.includes(`${id}`)),
    });
    const allLists = among(now.map(({ id }) => id));
    if (now.some(({ id }) => id === args.active.id)) return closestCenter(allLists);
    const found = [pointerWithin, rectIntersection, closestCenter]
      .map((detect) => getFirstCollision(detect(allLists), 'id'))
      .find((id) => id !== null);
    const list = now.find(({ id }) => id === found);
    if (list === undefined) return [];
    if (list.cards.length === 0) return [{ id: list.id }];
    return closestCenter(among(list.cards.map(({ id }) => id)));
  };
