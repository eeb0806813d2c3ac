// One list: its header, by which it is carried, its cards, and the place of a new one.

import type { ListWithCards } from '@cuadra/demo-api/scrumboard/calls';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowsRightLeftIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { useTexts } from '#demo/frame/texts.ts';
import type { Lists } from '../drag/arrangement.ts';
import { boardTexts } from '../texts.ts';
import { CardTile } from './card-tile.tsx';
import { InlineForm } from './inline-form.tsx';
import classes from './list-column.module.css';
import { ListMenu } from './list-menu.tsx';
import { ListTitle } from './list-title.tsx';
import type { BoardChanges } from './use-board-changes.ts';

interface ListColumnProps {
  readonly list: ListWithCards;
  readonly index: number;
  readonly lists: Lists;
  readonly changes: BoardChanges;
}

export function ListColumn({ list, index, lists, changes }: ListColumnProps) {
  const t = useTexts(boardTexts);
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({ id: list.id });
  return (
    <section
      ref={setNodeRef}
      className={classes.list}
      aria-label={list.title}
      data-carried={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Header {...{ list, index, lists, changes, handle }} />
      <SortableContext items={list.cards.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={classes.cards}>
          {list.cards.map((card, place) => (
            <CardTile key={card.id} {...{ card, place, list, lists, changes }} />
          ))}
        </ul>
      </SortableContext>
      <InlineForm
        opens={list.cards.length === 0 ? t.addCard : t.addAnotherCard}
        opensAloud={t.inList(list.title)}
        field={t.cardTitle}
        onAdd={(title) => changes.addCard(list, title)}
      />
    </section>
  );
}

interface HeaderProps extends ListColumnProps {
  readonly handle: Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;
}

function Header({ list, index, lists, changes, handle }: HeaderProps) {
  const t = useTexts(boardTexts);
  const [isRenaming, setRenaming] = useState(false);
  const { attributes, listeners, setActivatorNodeRef } = handle;
  const rename = (title: string) => {
    setRenaming(false);
    if (title !== list.title) changes.renameList(list.id, title);
  };
  return (
    <header className={classes.header} {...(isRenaming ? {} : listeners)}>
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={classes.grip}
        aria-label={t.moveList(list.title)}
        aria-roledescription={t.drag.movable}
        aria-describedby={attributes['aria-describedby']}
      >
        <ArrowsRightLeftIcon width={16} height={16} aria-hidden="true" />
      </button>
      <ListTitle
        title={list.title}
        isRenaming={isRenaming}
        onBegin={() => setRenaming(true)}
        onRename={rename}
      />
      <span className={classes.count}>
        <span aria-hidden="true">{list.cards.length}</span>
        <span className={classes.aloud}>{t.cards(list.cards.length)}</span>
      </span>
      <ListMenu {...{ list, index, lists, changes }} onRename={() => setRenaming(true)} />
    </header>
  );
}
