// The fields of the labels: the one for a new one, and one for each that there is.
import '@mantine/core/styles/Input.layer.css';
import { type NoteLabel, noteCalls } from '@cuadra/demo-api/notes/calls';
import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { TextInput } from '@mantine/core';
import { type FormEvent, type Ref, useState } from 'react';
import { useChange } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './label-fields.module.css';
import { noteTexts } from './texts.ts';

const TITLE_MAX = 30;

interface NewLabelProps {
  readonly labels: readonly NoteLabel[];
  readonly ref: Ref<HTMLInputElement>;
}

export function NewLabel({ labels, ref }: NewLabelProps) {
  const t = useTexts(noteTexts);
  const [title, setTitle] = useState('');
  const { mutateAsync: add } = useChange(noteCalls.addLabel, [noteCalls.labels]);
  const taken = isTaken(labels, title);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (taken || title.trim() === '') return;
    await add({ body: { title: title.trim() } });
    setTitle('');
  };
  return (
    <form className={classes.line} onSubmit={(event) => void submit(event)}>
      <TextInput
        ref={ref}
        className={classes.field ?? ''}
        aria-label={t.newLabel}
        placeholder={t.newLabel}
        maxLength={TITLE_MAX}
        autoComplete="off"
        data-autofocus
        error={taken && t.repeatedLabel}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <IconButton type="submit" label={t.addLabel} icon={PlusIcon} disabled={taken || title.trim() === ''} />
    </form>
  );
}

interface LabelFieldProps {
  readonly label: NoteLabel;
  readonly labels: readonly NoteLabel[];
  /** What is written in it and not saved yet. */
  readonly written: string | undefined;
  /** Without a name: nothing is to be saved. */
  readonly onChange: (title: string | undefined) => void;
  readonly onRemove: () => void;
}

/** What cannot be its name stays written with what is wrong with it; left so, the name is the one it had. */
export function LabelField({ label, labels, written, onChange, onRemove }: LabelFieldProps) {
  const t = useTexts(noteTexts);
  const { required } = useTexts(frameTexts);
  const [wrong, setWrong] = useState<string>();
  const change = (title: string) => {
    const isWrong = title.trim() === '' || isTaken(labels, title, label.id);
    setWrong(isWrong ? title : undefined);
    onChange(isWrong ? undefined : title);
  };
  return (
    <li className={classes.line}>
      <TextInput
        className={classes.field ?? ''}
        aria-label={t.labelTitle(label.title)}
        maxLength={TITLE_MAX}
        autoComplete="off"
        error={wrong !== undefined && (wrong.trim() === '' ? required : t.repeatedLabel)}
        value={wrong ?? written ?? label.title}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={() => setWrong(undefined)}
      />
      <IconButton label={t.removeLabel(label.title)} icon={TrashIcon} onClick={onRemove} />
    </li>
  );
}

const isTaken = (labels: readonly NoteLabel[], title: string, by?: string): boolean =>
  labels.some((label) => label.id !== by && label.title.toLowerCase() === title.trim().toLowerCase());
