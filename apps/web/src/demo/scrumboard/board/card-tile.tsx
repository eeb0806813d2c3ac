// A card in its list: it opens, it is carried, and its menu moves it without carrying.
import type { Card, ListWithCards } from '@cuadra/demo-api/scrumboard/calls';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useGoTo } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import type { Lists } from '../drag/arrangement.ts';
import { boardTexts } from '../texts.ts';
import { CardFace } from './card-face.tsx';
import { CardMenu } from './card-menu.tsx';
import classes from './card-tile.module.css';
import type { BoardChanges } from './use-board-changes.ts';

interface CardTileProps {
  readonly card: Card;
  readonly place: number;
  readonly list: ListWithCards;
  readonly lists: Lists;
  readonly changes: BoardChanges;
}

export function CardTile(props: CardTileProps) {
  const { card } = props;
  const t = useTexts(boardTexts);
  const goTo = useGoTo();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: card.id });
  const open = () => goTo(`/apps/scrumboard/${card.boardId}/card/${card.id}`);
  return (
    <li
      ref={setNodeRef}
      className={classes.tile}
      data-carried={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={classes.open}
        aria-roledescription={t.drag.movable}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
        onClick={open}
      >
        <CardFace card={card} />
      </button>
      <div className={classes.menu}>
        <CardMenu {...props} onOpen={open} />
      </div>
    </li>
  );
}
