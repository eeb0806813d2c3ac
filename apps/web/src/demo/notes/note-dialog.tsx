// A note, opened. One that is not written yet has only its words and a button that saves it; then it is edited like the
// others.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useConfirm, useIsAsking } from '#ui/dialogs/confirm.tsx';
import { useReturnFocus } from '#ui/dialogs/return-focus.ts';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import classes from './note-dialog.module.css';
import { NoteEditor } from './note-editor.tsx';
import type { Notes } from './note-list.ts';
import { noteTexts } from './texts.ts';
import { Words } from './words.tsx';

interface NoteDialogProps {
  readonly notes: Notes;
  /** Absent: a new one. */
  readonly id: string | undefined;
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
  /** Closes after the note left the list. */
  readonly onGone: () => void;
}

const NOTHING = { title: '', content: '' };

export function NoteDialog({ notes, id, onAdded, onClose, onGone }: NoteDialogProps) {
  const t = useTexts(noteTexts);
  const [written, setWritten] = useState(NOTHING);
  const note = notes.asked.data?.find((one) => one.id === id);
  const isWritten = written.title.trim() !== '' || written.content.trim() !== '';
  const mayLeave = useMayDiscard();
  const leave = async () => {
    if (id === undefined && isWritten && !(await mayLeave())) return;
    void notes.saveNow();
    onClose();
  };
  const add = async () => {
    const added = await notes.add({ ...EMPTY, ...written });
    if (added !== undefined) onAdded(added.id);
  };
  return (
    <Frame label={note?.title || (id === undefined ? t.add : t.untitled)} onClose={() => void leave()}>
      {note === undefined ? (
        <NewNote
          written={written}
          mayBeSaved={isWritten}
          onChange={(changes) => setWritten({ ...written, ...changes })}
          onSave={() => void add()}
          onClose={() => void leave()}
        />
      ) : (
        <NoteEditor notes={notes} note={note} onClose={() => void leave()} onGone={onGone} />
      )}
    </Frame>
  );
}

const EMPTY = { tasks: null, image: null, reminder: null, labels: [], archived: false };

function useMayDiscard(): () => Promise<boolean> {
  const t = useTexts(noteTexts);
  const { cancel } = useTexts(frameTexts);
  const ask = useConfirm();
  return () =>
    ask({
      title: t.discard,
      text: t.discardText,
      action: t.discardIt,
      cancel,
      danger: true,
    });
}

interface FrameProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Frame({ label, onClose, children }: FrameProps) {
  useReturnFocus();
  const wide = useAtLeast('sm');
  const asking = useIsAsking();
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={640}
      centered
      fullScreen={!wide}
      closeOnEscape={!asking}
      returnFocus={false}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Modal.Overlay backgroundOpacity={0.4} />
      <Modal.Content aria-label={label}>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface NewNoteProps {
  readonly written: typeof NOTHING;
  readonly mayBeSaved: boolean;
  readonly onChange: (changes: Partial<typeof NOTHING>) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

function NewNote({ written, mayBeSaved, onChange, onSave, onClose }: NewNoteProps) {
  const t = useTexts(frameTexts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayBeSaved) onSave();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Words {...written} onChange={onChange} autoFocus />
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" disabled={!mayBeSaved}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
