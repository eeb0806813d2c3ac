// A note among the others. The whole card opens it; what it says is its name.
import '@mantine/core/styles/VisuallyHidden.layer.css';
import type { Note, NoteTask } from '@cuadra/demo-api/notes/calls';
import { CheckCircleIcon } from '@heroicons/react/24/outline';
import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '#demo/frame/texts.ts';
import classes from './note-card.module.css';
import { noteTexts } from './texts.ts';

interface NoteCardProps {
  readonly note: Note;
  readonly onOpen: () => void;
}

/** A shorter text is written larger. */
const SHORT_MAX = 70;
/** What a card shows of a long checklist. */
const ITEMS_MAX = 8;

export function NoteCard({ note: { title, content, image, tasks, labels }, onOpen }: NoteCardProps) {
  const t = useTexts(noteTexts);
  const name = title || content.slice(0, SHORT_MAX) || t.untitled;
  return (
    <article className={classes.card}>
      {image !== null && <img className={classes.image} src={image} alt="" />}
      <div className={classes.inside}>
        <h2 className={classes.heading} data-untitled={title === '' || undefined}>
          <button type="button" className={classes.open} onClick={onOpen}>
            {title === '' ? <VisuallyHidden>{name}</VisuallyHidden> : title}
          </button>
        </h2>
        {content !== '' && (
          <p className={classes.text} data-short={content.length < SHORT_MAX || undefined}>
            {content}
          </p>
        )}
        {tasks !== null && tasks.length > 0 && <Items tasks={tasks} />}
        {labels.length > 0 && (
          <ul className={classes.labels}>
            {labels.map((label) => (
              <li key={label.id} className={classes.label}>
                {label.title}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function Items({ tasks }: { readonly tasks: readonly NoteTask[] }) {
  const t = useTexts(noteTexts);
  const done = tasks.filter(({ completed }) => completed).length;
  return (
    <>
      <ul className={classes.items}>
        {tasks.slice(0, ITEMS_MAX).map(({ id, content, completed }) => (
          <li key={id} className={classes.item} data-done={completed || undefined}>
            {completed ? (
              <CheckCircleIcon
                className={classes.mark}
                role="img"
                aria-hidden={false}
                aria-label={t.checked}
              />
            ) : (
              <span className={classes.circle} role="img" aria-label={t.unchecked} />
            )}
            <span className={classes.words}>{content}</span>
          </li>
        ))}
      </ul>
      <p className={classes.count}>{t.done(done, tasks.length)}</p>
    </>
  );
}
