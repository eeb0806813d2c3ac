// The telephones of a contact, one below another.
import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { Controller, useFieldArray } from 'react-hook-form';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import type { DraftForm } from './contact-form.tsx';
import { CountryPicker } from './country-picker.tsx';
import { newPhone } from './draft.ts';
import { LabelField } from './label-field.tsx';
import classes from './rows.module.css';
import { contactTexts } from './texts.ts';

const NUMBER_MAX = 40;

export function PhoneRows({ form }: { readonly form: DraftForm }) {
  const t = useTexts(contactTexts);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'phones' });
  const add = useRef<HTMLButtonElement>(null);
  const take = (index: number) => {
    remove(index);
    // The button that was pressed is gone.
    add.current?.focus();
  };
  const another = () => {
    const last = form.getValues('phones').at(-1);
    append(newPhone(last), { focusName: `phones.${fields.length}.phoneNumber` });
  };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t.phones}</legend>
      {fields.map(({ id }, index) => (
        <PhoneRow
          key={id}
          form={form}
          index={index}
          {...(fields.length > 1 ? { onRemove: () => take(index) } : {})}
        />
      ))}
      <Button
        ref={add}
        className={classes.add ?? ''}
        variant="subtle"
        size="compact-sm"
        leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
        onClick={another}
      >
        {t.addPhone}
      </Button>
    </fieldset>
  );
}

interface PhoneRowProps {
  readonly form: DraftForm;
  readonly index: number;
  /** Absent: it is the only one. */
  readonly onRemove?: () => void;
}

function PhoneRow({ form, index, onRemove }: PhoneRowProps) {
  const t = useTexts(contactTexts);
  return (
    <div className={`${classes.row} ${classes.phone}`}>
      <Controller
        control={form.control}
        name={`phones.${index}.country`}
        render={({ field: { value, onChange } }) => (
          <CountryPicker place={index + 1} iso={value} onChange={onChange} />
        )}
      />
      <TextInput
        type="tel"
        aria-label={t.phone(index + 1)}
        maxLength={NUMBER_MAX}
        autoComplete="off"
        classNames={{ input: 'cifras' }}
        {...form.register(`phones.${index}.phoneNumber`)}
      />
      <LabelField
        label={t.phoneLabel(index + 1)}
        known={[t.labels.Mobile, t.labels.Work, t.labels.Home]}
        field={form.register(`phones.${index}.label`)}
      />
      {onRemove !== undefined && (
        <IconButton label={t.removePhone(index + 1)} icon={TrashIcon} onClick={onRemove} />
      )}
    </div>
  );
}
