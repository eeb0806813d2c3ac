// A note that is there: whatever is changed in it is saved by itself.
import '@mantine/core/styles/VisuallyHidden.layer.css';
import type { Note, NoteContent } from '@cuadra/demo-api/notes/calls';
import { TrashIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { FocusTrap } from '@mantine/core';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { Checklist } from './checklist.tsx';
import classes from './note-editor.module.css';
import type { Notes } from './note-list.ts';
import { NoteTools } from './note-tools.tsx';
import { noteTexts } from './texts.ts';
import { Words } from './words.tsx';

interface NoteEditorProps {
  readonly notes: Notes;
  readonly note: Note;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

export function NoteEditor({ notes, note, onClose, onGone }: NoteEditorProps) {
  const t = useTexts(noteTexts);
  const change = (changes: Partial<NoteContent>) => notes.change(note.id, changes);
  const archive = () => {
    change({ archived: !note.archived });
    void notes.saveNow();
    void notify(note.archived ? t.unarchived : t.archived);
    onGone();
  };
  const remove = async () => {
    if ((await notes.remove(note.id)) === undefined) return;
    void notify(t.removed);
    onGone();
  };
  return (
    <>
      <FocusTrap.InitialFocus />
      {note.image !== null && <Picture src={note.image} onRemove={() => change({ image: null })} />}
      <div className={classes.inside}>
        <Words title={note.title} content={note.content} onChange={change} />
        {note.tasks !== null && (
          <Checklist
            tasks={note.tasks}
            onChange={(tasks) => change({ tasks })}
            onAdd={(text) => notes.addItem(note.id, text)}
          />
        )}
        {note.labels.length > 0 && <Labels note={note} onChange={(labels) => change({ labels })} />}
      </div>
      <NoteTools
        note={note}
        labels={notes.labels ?? []}
        onChange={change}
        onArchive={archive}
        onRemove={() => void remove()}
        onClose={onClose}
      />
    </>
  );
}

function Picture({ src, onRemove }: { readonly src: string; readonly onRemove: () => void }) {
  const t = useTexts(noteTexts);
  return (
    <div className={classes.picture}>
      <img className={classes.image} src={src} alt={t.imageOf} />
      <IconButton
        label={t.removeImage}
        icon={TrashIcon}
        variant="filled"
        color="dark.7"
        className={classes.removeImage ?? ''}
        onClick={onRemove}
      />
    </div>
  );
}

interface LabelsProps {
  readonly note: Note;
  readonly onChange: (labels: string[]) => void;
}

function Labels({ note: { labels }, onChange }: LabelsProps) {
  const t = useTexts(noteTexts);
  return (
    <ul className={classes.labels} aria-label={t.labels}>
      {labels.map(({ id, title }) => (
        <li key={id} className={classes.label}>
          {title}
          <button
            type="button"
            className={classes.removeLabel}
            aria-label={t.removeLabelFrom(title)}
            onClick={() => onChange(labels.map((label) => label.id).filter((one) => one !== id))}
          >
            <XMarkIcon width={14} height={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
