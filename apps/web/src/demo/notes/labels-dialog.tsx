// The labels of the notes: a new one, other names, and those that are no longer needed.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { type NoteLabel, noteCalls } from '@cuadra/demo-api/notes/calls';
import { XMarkIcon } from '@heroicons/react/24/outline';
import { Modal } from '@mantine/core';
import { useRef } from 'react';
import { useChange } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useLateChanges } from '#demo/frame/late-changes.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useConfirm, useIsAsking } from '#ui/dialogs/confirm.tsx';
import { useReturnFocus } from '#ui/dialogs/return-focus.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { LabelField, NewLabel } from './label-fields.tsx';
import classes from './labels-dialog.module.css';
import { noteTexts } from './texts.ts';

interface LabelsDialogProps {
  readonly labels: readonly NoteLabel[];
  readonly onClose: () => void;
}

const SAVE_AFTER_MS = 500;
const STALE = [noteCalls.labels, noteCalls.all] as const;

export function LabelsDialog({ labels, onClose }: LabelsDialogProps) {
  useReturnFocus();
  const t = useTexts(noteTexts);
  const { close } = useTexts(frameTexts);
  const asking = useIsAsking();
  const adding = useRef<HTMLInputElement>(null);
  const late = useLateLabels();
  const remove = useRemoveLabel();
  const removeIt = async (label: NoteLabel) => {
    if (!(await remove(label))) return;
    late.forget(label.id);
    // The button that was pressed is gone.
    adding.current?.focus({ preventScroll: true });
  };
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={400}
      closeOnEscape={!asking}
      returnFocus={false}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay backgroundOpacity={0.4} />
      <Modal.Content aria-label={t.editLabels}>
        <Modal.Body>
          <div className={classes.head}>
            <h2 className={classes.title}>{t.editLabels}</h2>
            <IconButton label={close} icon={XMarkIcon} onClick={onClose} />
          </div>
          <NewLabel ref={adding} labels={labels} />
          <ul className={classes.list}>
            {labels.map((label) => (
              <LabelField
                key={label.id}
                label={label}
                labels={labels}
                written={late.of(label.id)?.title}
                onChange={(title) =>
                  title === undefined ? late.forget(label.id) : late.change(label.id, { title })
                }
                onRemove={() => void removeIt(label)}
              />
            ))}
          </ul>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function useLateLabels() {
  const t = useTexts(noteTexts);
  const { mutateAsync: save } = useChange(noteCalls.changeLabel, STALE);
  return useLateChanges<Pick<NoteLabel, 'title'>>({
    waitMs: SAVE_AFTER_MS,
    save: (id, { title = '' }) => save({ body: { label: { id, title: title.trim() } } }),
    onFail: () => void notify(t.notSaved, 'error'),
  });
}

function useRemoveLabel(): (label: NoteLabel) => Promise<boolean> {
  const t = useTexts(noteTexts);
  const { cancel, remove } = useTexts(frameTexts);
  const ask = useConfirm();
  const { mutateAsync } = useChange(noteCalls.removeLabel, STALE);
  return async ({ id, title }) => {
    const question = {
      title: t.removeLabel(title),
      text: t.removeLabelText,
      action: remove,
      cancel,
      danger: true,
    };
    if (!(await ask(question))) return false;
    await mutateAsync({ query: { id } });
    return true;
  };
}
