// Sends what a dialog asks for. What is refused is told in its field or above the form, and what was written stays; sent again
// without an answer, it is done once.
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarCuentas } from '../consultas.ts';
import { useLlave } from '../use-llave.ts';

interface Envio<F extends FieldValues, S> {
  readonly formulario: UseFormReturn<F, unknown, S>;
  /** Where a refusal of the server may be shown. */
  readonly campos: readonly Path<F>[];
  /** Answers what is said once it is done. */
  readonly hacer: (escrito: S, llaveDe: (cuerpo: object) => string) => Promise<string>;
  readonly alTerminar: () => void;
}

export function useEnvio<F extends FieldValues, S>({ formulario, campos, hacer, alTerminar }: Envio<F, S>) {
  const [general, setGeneral] = useState<string>();
  const llave = useLlave();
  // Read one by one: that is how the form knows that somebody looks at them.
  const { isDirty, isSubmitting } = formulario.formState;
  const enviar = formulario.handleSubmit(async (escrito) => {
    setGeneral(undefined);
    try {
      void notify(await hacer(escrito, llave.tomar));
      alTerminar();
    } catch (error) {
      llave.soltar(error);
      setGeneral(applyErrors(error, formulario.setError, campos));
    } finally {
      await refrescarCuentas();
    }
  });
  return { general, enviar, isDirty, isSubmitting };
}
