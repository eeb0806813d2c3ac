// The emails of a contact, one below another.
import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import type { DraftForm } from './contact-form.tsx';
import { newEmail } from './draft.ts';
import { LabelField } from './label-field.tsx';
import classes from './rows.module.css';
import { contactTexts } from './texts.ts';

const EMAIL_MAX = 254;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function EmailRows({ form }: { readonly form: DraftForm }) {
  const t = useTexts(contactTexts);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'emails' });
  const add = useRef<HTMLButtonElement>(null);
  const take = (index: number) => {
    remove(index);
    // The button that was pressed is gone.
    add.current?.focus();
  };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t.emails}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className={classes.row}>
          <TextInput
            type="email"
            aria-label={t.email(index + 1)}
            maxLength={EMAIL_MAX}
            autoComplete="off"
            spellCheck={false}
            error={form.formState.errors.emails?.[index]?.email?.message}
            {...form.register(`emails.${index}.email`, {
              validate: (email) => email.trim() === '' || EMAIL.test(email.trim()) || t.badEmail,
            })}
          />
          <LabelField
            label={t.emailLabel(index + 1)}
            known={[t.labels.Personal, t.labels.Work]}
            field={form.register(`emails.${index}.label`)}
          />
          {fields.length > 1 && (
            <IconButton label={t.removeEmail(index + 1)} icon={TrashIcon} onClick={() => take(index)} />
          )}
        </div>
      ))}
      <Button
        ref={add}
        className={classes.add ?? ''}
        variant="subtle"
        size="compact-sm"
        leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
        onClick={() => append(newEmail(), { focusName: `emails.${fields.length}.email` })}
      >
        {t.addEmail}
      </Button>
    </fieldset>
  );
}
