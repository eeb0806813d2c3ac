// What can be done to a note besides writing in it.
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import type { Note, NoteContent, NoteLabel } from '@cuadra/demo-api/notes/calls';
import {
  ArchiveBoxArrowDownIcon,
  ArchiveBoxXMarkIcon,
  ListBulletIcon,
  PhotoIcon,
  TagIcon,
  TrashIcon,
} from '@heroicons/react/24/outline';
import { Button, Menu } from '@mantine/core';
import { type ChangeEvent, useRef } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './note-tools.module.css';
import { PICTURE_TYPES, pictureError, readPicture } from './picture-file.ts';
import { noteTexts } from './texts.ts';

interface NoteToolsProps {
  readonly note: Note;
  readonly labels: readonly NoteLabel[];
  readonly onChange: (changes: Partial<NoteContent>) => void;
  readonly onArchive: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function NoteTools({ note, labels, onChange, onArchive, onRemove, onClose }: NoteToolsProps) {
  const t = useTexts(noteTexts);
  const { close, remove } = useTexts(frameTexts);
  return (
    <div className={classes.tools}>
      <PictureTool
        label={note.image === null ? t.image : t.changeImage}
        onPicture={(image) => onChange({ image })}
      />
      <ChecklistTool note={note} onChange={onChange} />
      <LabelsTool note={note} labels={labels} onChange={(chosen) => onChange({ labels: chosen })} />
      <IconButton
        label={note.archived ? t.fromArchive : t.toArchive}
        icon={note.archived ? ArchiveBoxXMarkIcon : ArchiveBoxArrowDownIcon}
        onClick={onArchive}
      />
      <IconButton label={remove} icon={TrashIcon} onClick={onRemove} />
      <Button variant="default" className={classes.close ?? ''} onClick={onClose}>
        {close}
      </Button>
    </div>
  );
}

interface PictureToolProps {
  readonly label: string;
  readonly onPicture: (picture: string) => void;
}

function PictureTool({ label, onPicture }: PictureToolProps) {
  const t = useTexts(noteTexts);
  const chooser = useRef<HTMLInputElement>(null);
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (file === undefined) return;
    const error = pictureError(file);
    if (error !== undefined) return void notify(t[error], 'error');
    onPicture(await readPicture(file));
  };
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        hidden
        aria-label={label}
        onChange={(event) => void take(event)}
      />
      <IconButton label={label} icon={PhotoIcon} onClick={() => chooser.current?.click()} />
    </>
  );
}

function ChecklistTool({ note: { tasks }, onChange }: Pick<NoteToolsProps, 'note' | 'onChange'>) {
  const t = useTexts(noteTexts);
  const { cancel } = useTexts(frameTexts);
  const ask = useConfirm();
  const removeIt = async () => {
    const question = {
      title: t.removeChecklist,
      text: t.removeChecklistText,
      action: t.removeChecklist,
      cancel,
      danger: true,
    };
    if (tasks?.length === 0 || (await ask(question))) onChange({ tasks: null });
  };
  return (
    <IconButton
      label={tasks === null ? t.checklist : t.removeChecklist}
      icon={ListBulletIcon}
      variant={tasks === null ? 'subtle' : 'light'}
      onClick={() => (tasks === null ? onChange({ tasks: [] }) : void removeIt())}
    />
  );
}

/** The name of the button under the mouse does not cover the labels. */
const OVER_TOOLTIP = 310;

interface LabelsToolProps {
  readonly note: Note;
  readonly labels: readonly NoteLabel[];
  readonly onChange: (labels: string[]) => void;
}

function LabelsTool({ note, labels, onChange }: LabelsToolProps) {
  const t = useTexts(noteTexts);
  const chosen = note.labels.map(({ id }) => id);
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Menu position="top-start" width={220} closeOnItemClick={false} zIndex={OVER_TOOLTIP}>
      <Menu.Target>
        <IconButton label={t.labels} icon={TagIcon} />
      </Menu.Target>
      <Menu.Dropdown className={classes.labels ?? ''}>
        {labels.length === 0 && <Menu.Label>{t.noLabels}</Menu.Label>}
        {labels.map(({ id, title }) => (
          <Menu.CheckboxItem key={id} value={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
            {title}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
