// What a card shows of itself on the board.
import type { Card } from '@cuadra/demo-api/scrumboard/calls';
import { Bars3BottomLeftIcon, ClockIcon } from '@heroicons/react/24/outline';
import { useSampleLanguage, useTexts } from '#demo/frame/texts.ts';
import { isOverdue, shortDay } from '../card/due.ts';
import { boardTexts } from '../texts.ts';
import classes from './card-face.module.css';

interface CardFaceProps {
  readonly card: Card;
  readonly isCarried?: boolean;
}

export function CardFace({ card, isCarried }: CardFaceProps) {
  const { title, labels, dueDate, description } = card;
  const hasMarks = dueDate !== null || description !== null;
  return (
    <span className={classes.face} data-carried={isCarried}>
      {labels.length > 0 && (
        <span className={classes.labels}>
          {labels.map(({ id, title: label }) => (
            <span key={id} className={classes.label}>
              {label}
            </span>
          ))}
        </span>
      )}
      <span className={classes.title}>{title}</span>
      {hasMarks && (
        <span className={classes.marks}>
          {dueDate !== null && <Due day={dueDate} />}
          {description !== null && <Bars3BottomLeftIcon width={16} height={16} aria-hidden="true" />}
        </span>
      )}
    </span>
  );
}

function Due({ day }: { readonly day: string }) {
  const t = useTexts(boardTexts);
  const language = useSampleLanguage();
  const isLate = isOverdue(day);
  const short = shortDay(day, language);
  return (
    <span className={classes.due} data-late={isLate || undefined}>
      <ClockIcon width={14} height={14} aria-hidden="true" />
      {isLate ? t.overdue(short) : t.due(short)}
    </span>
  );
}
