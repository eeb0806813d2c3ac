// A list while it is carried.
import type { ListWithCards } from '@cuadra/demo-api/scrumboard/calls';
import { CardFace } from './card-face.tsx';
import classes from './list-ghost.module.css';

const CARDS_MAX = 6;

export function ListGhost({ list }: { readonly list: ListWithCards }) {
  return (
    <div className={classes.list}>
      <p className={classes.title}>{list.title}</p>
      {list.cards.slice(0, CARDS_MAX).map((card) => (
        <CardFace key={card.id} card={card} />
      ))}
    </div>
  );
}
