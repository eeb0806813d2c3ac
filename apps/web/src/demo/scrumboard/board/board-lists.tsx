// The lists of a board side by side, in a strip of their own that slides when they do not fit, and the one that is
// carried over them.
import type { Board } from '@cuadra/demo-api/scrumboard/calls';
import { LISTS_MAX } from '@cuadra/demo-api/scrumboard/positions';
import { DndContext, DragOverlay } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '#demo/frame/texts.ts';
import { announcements } from '../drag/announcements.ts';
import { cardOf, type Lists } from '../drag/arrangement.ts';
import { useBoardDrag } from '../drag/use-board-drag.ts';
import { boardTexts } from '../texts.ts';
import classes from './board-lists.module.css';
import { CardFace } from './card-face.tsx';
import { InlineForm } from './inline-form.tsx';
import { ListColumn } from './list-column.tsx';
import { ListGhost } from './list-ghost.tsx';
import type { BoardChanges } from './use-board-changes.ts';

interface BoardListsProps {
  readonly board: Board;
  readonly changes: BoardChanges;
}

export function BoardLists({ board, changes }: BoardListsProps) {
  const t = useTexts(boardTexts);
  const { lists, activeId, context } = useBoardDrag(board, changes);
  const accessibility = useMemo(
    () => ({
      announcements: announcements(lists, t.drag),
      screenReaderInstructions: { draggable: t.drag.instructions },
    }),
    [lists, t],
  );
  return (
    <DndContext {...context} accessibility={accessibility}>
      <section
        className={classes.strip}
        aria-label={t.lists}
        data-carrying={activeId !== undefined || undefined}
      >
        <SortableContext items={lists.map(({ id }) => id)} strategy={horizontalListSortingStrategy}>
          {lists.map((list, index) => (
            <ListColumn key={list.id} list={list} index={index} lists={lists} changes={changes} />
          ))}
        </SortableContext>
        <div className={classes.new}>
          {lists.length < LISTS_MAX ? (
            <InlineForm
              opens={lists.length === 0 ? t.addList : t.addAnotherList}
              field={t.listTitle}
              onAdd={changes.addList}
            />
          ) : (
            <p className={classes.full}>{t.listsFull(LISTS_MAX)}</p>
          )}
        </div>
      </section>
      {createPortal(
        <DragOverlay>{activeId !== undefined && <Carried id={activeId} lists={lists} />}</DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

function Carried({ id, lists }: { readonly id: string; readonly lists: Lists }) {
  const list = lists.find((one) => one.id === id);
  if (list !== undefined) return <ListGhost list={list} />;
  const card = cardOf(lists, id);
  return card === undefined ? null : <CardFace card={card} isCarried />;
}
