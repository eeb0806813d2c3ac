// The form of a mail: in its dialog, or under the mail that it answers.
import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useMailTexts } from '../texts/mail-texts.ts';
import { ChosenFiles } from './chosen-files.tsx';
import classes from './composer.module.css';
import { fieldIn, Recipients } from './recipients.tsx';
import { RichText } from './rich-text.tsx';
import { useWriting } from './use-writing.ts';
import type { Writing } from './writing.ts';

interface ComposerProps {
  readonly writing: Writing;
  /** Under the mail that it answers, where it has no dialog to close it. */
  readonly inline?: boolean;
  readonly onClose: () => void;
}

export function Composer({ writing, inline = false, onClose }: ComposerProps) {
  const t = useMailTexts();
  const { values, update, problems, state, send, saveDraft, discard } = useWriting(writing, onClose);
  const form = useRef<HTMLDivElement>(null);
  const trySend = () => {
    // Whatever is half written in a field enters it first.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    const [wrong] = Object.keys(send());
    if (wrong !== undefined) fieldIn(form.current, wrong)?.focus();
  };
  useFirstFocus(form, writing);
  return (
    <div ref={form} className={classes.composer} {...keysOf(trySend, inline ? onClose : undefined)}>
      {state === 'failed' && <FormNotice tone="error" text={t.compose.failed} />}
      <Recipients values={values} problems={problems} onChange={update} />
      <TextInput
        label={t.compose.subject}
        autoComplete="off"
        maxLength={SUBJECT_MAX}
        value={values.subject}
        onChange={({ currentTarget }) => update({ subject: currentTarget.value })}
      />
      <RichText
        first={writing.to.length > 0}
        content={writing.content}
        onChange={(content) => update({ content })}
      />
      <ChosenFiles files={values.attachments} onChange={(attachments) => update({ attachments })} />
      <div className={classes.foot} data-inline={inline || undefined}>
        <Button variant="subtle" color="gray" onClick={() => void discard()}>
          {t.compose.discard}
        </Button>
        <span className={classes.room} />
        <Button variant="default" disabled={state === 'busy'} onClick={saveDraft}>
          {t.compose.saveDraft}
        </Button>
        <Button loading={state === 'busy'} title={t.compose.sendKeys} onClick={trySend}>
          {t.compose.send}
        </Button>
      </div>
    </div>
  );
}

/** Ctrl + Enter sends, wherever one is writing. Escape closes what has no dialog around it. */
const keysOf = (onSend: () => void, onEscape: (() => void) | undefined) => ({
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    onSend();
  },
  onKeyDown: (event: KeyboardEvent) => {
    // The editor takes the key for itself, to do nothing with it.
    if (event.key !== 'Escape' || onEscape === undefined || isOfList(event.target)) return;
    event.preventDefault();
    onEscape();
  },
});

const SUBJECT_MAX = 200;

const isOfList = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[aria-expanded="true"], [role="menu"]') !== null;

/** Where there is something left to say: to whom, or what. */
function useFirstFocus(form: { readonly current: HTMLElement | null }, { to }: Writing): void {
  const field = useRef(to.length === 0 ? '[data-field="to"]' : '[contenteditable="true"]');
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(field.current)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [form]);
}
