// A label while the labels are edited: it is saved as it is written, and blank it is again what it was.
import type { Label } from '@cuadra/demo-api/scrumboard/calls';
import { TrashIcon } from '@heroicons/react/24/outline';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import type { BoardChanges } from '../board/use-board-changes.ts';
import { boardTexts } from '../texts.ts';
import { useSure } from '../use-sure.ts';
import classes from './label-editor.module.css';

interface LabelEditorProps {
  readonly label: Label;
  readonly changes: BoardChanges;
}

const TITLE_MAX = 30;

export function LabelEditor({ label, changes }: LabelEditorProps) {
  const t = useTexts(boardTexts);
  const isSure = useSure();
  const [text, setText] = useState(label.title);
  const write = (written: string) => {
    setText(written);
    if (written.trim() !== '') changes.renameLabel(label.id, written.trim());
  };
  const remove = async () => {
    if (await isSure(t.deleteLabelTitle, t.deleteLabelText(label.title))) changes.removeLabel(label.id);
  };
  return (
    <div className={classes.row}>
      <TextInput
        className={classes.field ?? ''}
        aria-label={t.labelName(label.title)}
        autoComplete="off"
        maxLength={TITLE_MAX}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onBlur={() => setText(text.trim() === '' ? label.title : text)}
      />
      <IconButton label={t.deleteLabel(label.title)} icon={TrashIcon} onClick={() => void remove()} />
    </div>
  );
}
