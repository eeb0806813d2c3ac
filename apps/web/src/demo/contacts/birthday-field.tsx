// When a contact was born. The browser's own field: the product's speaks Spanish alone.
import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTexts } from '#demo/frame/texts.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import classes from './birthday-field.module.css';
import type { DraftForm } from './contact-form.tsx';
import { contactTexts } from './texts.ts';

export function BirthdayField({ form }: { readonly form: DraftForm }) {
  const t = useTexts(contactTexts);
  const input = useRef<HTMLInputElement | null>(null);
  const today = todayInGuatemala();
  const { ref, ...field } = form.register('birthday', {
    validate: (date) => {
      // Half a date is none for the browser, but it stays written.
      if (input.current?.validity.badInput === true) return t.badDate;
      return date <= today || t.futureDate;
    },
  });
  return (
    <TextInput
      type="date"
      className={classes.field ?? ''}
      label={t.birthday}
      max={today}
      error={form.formState.errors.birthday?.message}
      {...field}
      ref={(element) => {
        input.current = element;
        ref(element);
      }}
    />
  );
}
