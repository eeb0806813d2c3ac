// What an email or a telephone is for: one of the usual words, or any other.
import { TextInput } from '@mantine/core';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '#demo/frame/texts.ts';
import classes from './rows.module.css';
import { contactTexts } from './texts.ts';

interface LabelFieldProps {
  readonly label: string;
  readonly known: readonly string[];
  readonly field: UseFormRegisterReturn;
}

const LABEL_MAX = 30;

export function LabelField({ label, known, field }: LabelFieldProps) {
  const t = useTexts(contactTexts);
  const id = useId();
  return (
    <div className={classes.label}>
      <TextInput
        aria-label={label}
        placeholder={t.label}
        list={id}
        maxLength={LABEL_MAX}
        autoComplete="off"
        {...field}
      />
      <datalist id={id}>
        {known.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </div>
  );
}
