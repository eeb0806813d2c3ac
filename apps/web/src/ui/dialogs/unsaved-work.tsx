// The net under a form: what is being written is kept in this browser, and if the session expires or the tab is closed it
// is offered back the next time the same person opens the same form. One line inside the form:
//
//   <UnsavedWork name={`usuarios/${id}`} form={form} />
//
// Only what differs from what was there is kept, so that restoring it does not undo what others saved meanwhile. What is
// written in no form of fields says itself what differs:
//
//   <KeptWork name="politica" written={cambios} onRestore={…} />
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { FormNotice } from './form-notice.tsx';
import { unsaved } from './unsaved.ts';
import type { FormValues } from './unsaved-store.ts';

interface UnsavedWorkProps<F extends FieldValues, S> {
  readonly name: string;
  readonly form: UseFormReturn<F, unknown, S>;
  /** What the form keeps outside of its fields follows from what comes back. */
  readonly onRestore?: (valores: F) => void;
}

const PAUSE_MS = 300;

export function UnsavedWork<F extends FieldValues, S>({ name, form, onRestore }: UnsavedWorkProps<F, S>) {
  const { control } = form;
  const valores = useWatch({ control });
  const { isDirty, defaultValues } = useFormState({ control });
  const written = useMemo(
    () => (isDirty ? different(valores, defaultValues ?? {}) : undefined),
    [isDirty, valores, defaultValues],
  );
  const restore = (offered: FormValues) => {
    for (const [field, value] of Object.entries(offered))
      form.setValue(field as Path<F>, value as never, { shouldDirty: true, shouldTouch: true });
    onRestore?.(form.getValues());
  };
  return <KeptWork name={name} written={written} onRestore={restore} />;
}

interface KeptWorkProps {
  readonly name: string;
  /** Undefined: nothing differs. The same one while nothing changes. */
  readonly written: FormValues | undefined;
  readonly onRestore: (offered: FormValues) => void;
}

export function KeptWork({ name, written, onRestore }: KeptWorkProps) {
  const { offered, restored, discard } = useNetwork(name, written);
  if (offered === undefined) return null;

  const restore = () => {
    onRestore(offered);
    restored();
  };
  return (
    <FormNotice
      tone="info"
      text="Se recuperó lo que estaba escribiendo."
      actions={
        <>
          <Button variant="default" size="xs" onClick={discard}>
            Descartar
          </Button>
          <Button variant="default" size="xs" onClick={restore}>
            Restaurar
          </Button>
        </>
      }
    />
  );
}

/** Keeps what is written while it differs; forgets it when it no longer does, or when the form is closed. */
function useNetwork(name: string, valores: FormValues | undefined) {
  const [offered, setOffered] = useState(() => unsaved.read(name));
  const written = useRef(false);

  useEffect(() => {
    if (valores === undefined) {
      if (written.current) unsaved.forget(name);
      return;
    }
    const wait = setTimeout(() => {
      written.current = true;
      unsaved.save(name, valores);
    }, PAUSE_MS);
    return () => clearTimeout(wait);
  }, [name, valores]);

  useEffect(
    () => () => {
      if (written.current) unsaved.forget(name);
    },
    [name],
  );
  return {
    offered,
    restored: () => {
      // From here on it is what is being written: saved at once, it is not offered again.
      written.current = true;
      setOffered(undefined);
    },
    discard: () => {
      unsaved.forget(name);
      setOffered(undefined);
    },
  };
}

function different(valores: FormValues, initials: FormValues): FormValues {
  const change = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(initials[field]);
  return Object.fromEntries(Object.entries(valores).filter(change));
}
