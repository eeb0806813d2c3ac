// A form of the page itself, whose values are those of the server: what is saved elsewhere arrives by itself, what is being
// written here is not touched, and whoever leaves without saving is asked first.
import { useState } from 'react';
import { type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { applyErrors } from './field-errors.ts';

interface SavedForm<T extends FieldValues> {
  readonly resolver: Resolver<T>;
  /** As the server has it. */
  readonly saved: T;
  readonly save: (values: T) => Promise<T>;
  /** Where the server's refusals may be shown. */
  readonly fields: (values: T) => readonly Path<T>[];
  /** What is said once it is saved; it may depend on how much of what was sent is now in force. */
  readonly confirmation: string | ((sent: T, saved: T) => string);
}

export function useSavedForm<T extends FieldValues>({
  resolver,
  saved,
  save,
  fields,
  confirmation,
}: SavedForm<T>) {
  const [general, setGeneral] = useState<string>();
  const form = useForm<T>({ resolver, values: saved, resetOptions: { keepDirtyValues: true } });
  const { handleSubmit, setError, reset, formState } = form;
  useLeaveGuard(formState.isDirty, 'pagina');

  const startFrom = (values: T) => {
    setGeneral(undefined);
    reset(values, { keepDirtyValues: false });
  };
  const submit = handleSubmit(async (values) => {
    setGeneral(undefined);
    try {
      const now = await save(values);
      startFrom(now);
      void notify(typeof confirmation === 'string' ? confirmation : confirmation(values, now));
    } catch (error) {
      setGeneral(applyErrors(error, setError, fields(values)));
    }
  });
  return { form, general, submit, discard: () => startFrom(saved) };
}
