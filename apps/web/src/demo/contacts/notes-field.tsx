// The notes of a contact, with their emphasis and lists. What writes them comes with the form that needs it.
import { lazy, Suspense, useId } from 'react';
import { Controller } from 'react-hook-form';
import { useTexts } from '#demo/frame/texts.ts';
import type { DraftForm } from './contact-form.tsx';
import classes from './notes-field.module.css';
import { contactTexts } from './texts.ts';

const NotesEditor = lazy(() => import('./notes-editor.tsx'));

export function NotesField({ form }: { readonly form: DraftForm }) {
  const t = useTexts(contactTexts);
  const id = useId();
  return (
    <div>
      <span id={id} className={classes.label}>
        {t.notes}
      </span>
      <Suspense fallback={<div className={classes.box} />}>
        <Controller
          control={form.control}
          name="notes"
          render={({ field: { value, onChange } }) => (
            <NotesEditor labelledBy={id} start={value} onChange={onChange} />
          )}
        />
      </Suspense>
    </div>
  );
}
