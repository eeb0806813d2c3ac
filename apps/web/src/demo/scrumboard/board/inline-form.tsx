// A place that becomes a field when it is used: Enter adds and goes on, Escape leaves.
//
//   <InlineForm opens="Agregar una lista" field="Título de la lista" onAdd={(title) => …} />
import { PlusIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { boardTexts } from '../texts.ts';
import classes from './inline-form.module.css';

interface InlineFormProps {
  /** What the button that opens it says, and what is read aloud after it. */
  readonly opens: string;
  readonly opensAloud?: string;
  readonly field: string;
  readonly onAdd: (text: string) => void;
}

const TEXT_MAX = 120;

export function InlineForm({ opens, opensAloud, field, onAdd }: InlineFormProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <Opened field={field} onAdd={onAdd} onClose={() => setOpen(false)} />;
  return (
    <button ref={button} type="button" className={classes.open} onClick={() => setOpen(true)}>
      <PlusIcon width={18} height={18} aria-hidden="true" />
      {opens}
      {opensAloud !== undefined && <span className={classes.aloud}>{opensAloud}</span>}
    </button>
  );
}

interface OpenedProps extends Pick<InlineFormProps, 'field' | 'onAdd'> {
  readonly onClose: () => void;
}

function Opened({ field, onAdd, onClose }: OpenedProps) {
  const t = useTexts(boardTexts);
  const words = useTexts(frameTexts);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    if (text.trim() === '') return;
    onAdd(text.trim());
    setText('');
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={leave}>
      <TextInput
        ref={input}
        aria-label={field}
        placeholder={field}
        autoComplete="off"
        maxLength={TEXT_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="xs">
          {t.add}
        </Button>
        <IconButton label={words.cancel} icon={XMarkIcon} size={30} onClick={onClose} />
      </div>
    </form>
  );
}
