// Carries a card or a list by mouse, touch or keyboard. While it is carried the board is shown as it would be; it is
// written where it is dropped.
import type { Board } from '@cuadra/demo-api/scrumboard/calls';
import {
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMemo, useRef, useState } from 'react';
import type { BoardChanges } from '../board/use-board-changes.ts';
import { carried, type Lists, listOf } from './arrangement.ts';
import { collideOn } from './collisions.ts';
import { carryWithKeys } from './keyboard-coordinates.ts';

/** A click is not a drag, and a finger that scrolls is not either. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };
// Enter opens what has the keyboard: only the space bar lifts it.
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };
/** The places move while something is carried. */
const MEASURING = { droppable: { strategy: MeasuringStrategy.Always } };

export function useBoardDrag({ lists: still }: Board, { moveCard, moveList }: BoardChanges) {
  const [activeId, setActiveId] = useState<string>();
  const [moving, setMoving] = useState<Lists>();
  const lists = moving ?? still;
  // What is under it is looked for while the page is drawn: by these lists and no earlier ones.
  const latest = useRef(lists);
  latest.current = lists;
  const [read] = useState(() => () => latest.current);
  const sensors = useBoardSensors(read);
  const collisionDetection = useMemo(() => collideOn(read), [read]);
  const end = () => {
    setActiveId(undefined);
    setMoving(undefined);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    end();
    if (over === null) return;
    const [id, overId] = [`${active.id}`, `${over.id}`];
    if (lists.some((list) => list.id === id))
      return moveList(
        id,
        lists.findIndex((list) => list.id === overId),
      );
    const list = listOf(lists, id);
    const at = list?.cards.findIndex((card) => card.id === overId) ?? -1;
    const own = list?.cards.findIndex((card) => card.id === id) ?? 0;
    if (list !== undefined) moveCard(id, list.id, at === -1 ? own : at);
  };
  return {
    lists,
    activeId,
    context: {
      sensors,
      collisionDetection,
      measuring: MEASURING,
      onDragStart: ({ active }: DragStartEvent) => {
        setActiveId(`${active.id}`);
        setMoving(still);
      },
      onDragOver: (event: DragOverEvent) => setMoving((now) => (now === undefined ? now : over(now, event))),
      onDragCancel: end,
      onDragEnd,
    },
  };
}

function useBoardSensors(read: () => Lists) {
  const coordinateGetter = useMemo(() => carryWithKeys(read), [read]);
  return useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, { keyboardCodes: KEYS, scrollBehavior: 'auto', coordinateGetter }),
  );
}

/** Into the list that it is over, if it comes from another. */
function over(lists: Lists, { active, over: place }: DragOverEvent): Lists {
  const from = listOf(lists, `${active.id}`);
  if (place === null || from === undefined) return lists;
  const to = lists.find(({ id }) => id === place.id) ?? listOf(lists, `${place.id}`);
  if (to === undefined || to.id === from.id) return lists;
  const at = to.cards.findIndex(({ id }) => id === place.id);
  const top = active.rect.current.translated?.top ?? 0;
  const isBelow = top > place.rect.top + place.rect.height / 2;
  return carried(lists, `${active.id}`, to.id, at === -1 ? to.cards.length : at + (isBelow ? 1 : 0));
}
