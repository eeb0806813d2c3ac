// A text that is written in place and saved, or left with Escape: what went wrong is said under it, and what was typed
// stays.
import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import type { Refusal } from './refusal.ts';
import { fileTexts } from './texts.ts';
import classes from './write-form.module.css';

export interface WriteFormProps {
  readonly label: string;
  /** On the button that saves. */
  readonly action: string;
  readonly value: string;
  readonly maxLength: number;
  readonly severalLines?: boolean;
  /** Resolves to what keeps it from being saved. */
  readonly onSave: (value: string) => Promise<Refusal | undefined>;
  /** Once it is saved, or left. */
  readonly onEnd: () => void;
}

export function WriteForm(props: WriteFormProps) {
  const { label, action, maxLength, severalLines = false, onEnd } = props;
  const t = useTexts(fileTexts);
  const { cancel } = useTexts(frameTexts);
  const { field, written, write, refusal, saving, submit } = useWriting(props);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It leaves this, not the drawer around it.
    event.preventDefault();
    onEnd();
  };
  const common = {
    ref: field,
    'aria-label': label,
    'data-mantine-stop-propagation': true,
    placeholder: label,
    maxLength,
    value: written,
    error: refusal !== undefined && t[refusal],
    onKeyDown,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      write(currentTarget.value),
  };
  return (
    <form className={classes.form} aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
      {severalLines ? <Textarea {...common} rows={4} /> : <TextInput {...common} autoComplete="off" />}
      <span className={classes.buttons}>
        <Button type="submit" size="xs" loading={saving}>
          {action}
        </Button>
        <Button variant="default" size="xs" onClick={onEnd}>
          {cancel}
        </Button>
      </span>
    </form>
  );
}

function useWriting({ value, onSave, onEnd }: WriteFormProps) {
  const [written, setWritten] = useState(value);
  const [refusal, setRefusal] = useState<Refusal>();
  const [saving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  const write = (text: string) => {
    setWritten(text);
    setRefusal(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    const refused = await onSave(written);
    setSaving(false);
    if (refused === undefined) return onEnd();
    setRefusal(refused);
    field.current?.focus();
  };
  return { field, written, write, refusal, saving, submit };
}
