// For whom a mail is. The copies are asked for only when somebody wants one.
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useMailTexts } from '../texts/mail-texts.ts';
import classes from './composer.module.css';
import { RecipientsField } from './recipients-field.tsx';
import type { PartyField, Problems, Writing } from './writing.ts';

interface RecipientsProps {
  readonly values: Writing;
  readonly problems: Problems;
  readonly onChange: (part: Partial<Writing>) => void;
}

export function Recipients({ values, problems, onChange }: RecipientsProps) {
  const t = useMailTexts();
  const [begun] = useState(values);
  const [asked, setAsked] = useState<readonly PartyField[]>([]);
  const fields = useRef<HTMLDivElement>(null);
  const last = asked.at(-1);
  useEffect(() => {
    if (last !== undefined) fieldIn(fields.current, last)?.focus();
  }, [last]);
  const isShown = (field: PartyField) => begun[field].length > 0 || asked.includes(field);
  const party = (field: PartyField) => (
    <RecipientsField
      field={field}
      required={field === 'to'}
      first={field === 'to' && begun.to.length === 0}
      value={values[field]}
      problem={problems[field]}
      onChange={(parties) => onChange({ [field]: parties })}
    />
  );
  const add = (field: PartyField, name: string) =>
    !isShown(field) && (
      <Button variant="subtle" size="compact-sm" onClick={() => setAsked([...asked, field])}>
        {name}
      </Button>
    );
  return (
    <div ref={fields} className={classes.composer}>
      {party('to')}
      <div className={classes.copies}>
        {add('cc', t.compose.addCc)}
        {add('bcc', t.compose.addBcc)}
      </div>
      {isShown('cc') && party('cc')}
      {isShown('bcc') && party('bcc')}
    </div>
  );
}

/** Where that field is written. */
export const fieldIn = (form: HTMLElement | null, field: string): HTMLElement | null | undefined =>
  form?.querySelector<HTMLElement>(`[data-field="${field}"]`);
