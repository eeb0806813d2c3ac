// The net under a form: what is being written is kept in this browser, and if the session expires or the tab is closed it
// is offered back the next time the same person opens the same form. One line inside the form:
//
//   <UnsavedWork nombre={`usuarios/${id}`} formulario={formulario} />
//
// Only what differs from what was there is kept, so that restoring it does not undo what others saved meanwhile.
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { FormNotice } from './form-notice.tsx';
import { unsaved } from './unsaved.ts';
import type { FormValues } from './unsaved-store.ts';

interface UnsavedWorkProps<F extends FieldValues, S> {
  readonly nombre: string;
  readonly formulario: UseFormReturn<F, unknown, S>;
  /** What the form keeps outside of its fields follows from what comes back. */
  readonly alRestaurar?: (valores: F) => void;
}

const PAUSA_MS = 300;

export function UnsavedWork<F extends FieldValues, S>({
  nombre,
  formulario,
  alRestaurar,
}: UnsavedWorkProps<F, S>) {
  const { ofrecido, setOfrecido } = useRed(nombre, formulario);
  if (ofrecido === undefined) return null;

  const restaurar = () => {
    for (const [campo, valor] of Object.entries(ofrecido))
      formulario.setValue(campo as Path<F>, valor as never, { shouldDirty: true, shouldTouch: true });
    alRestaurar?.(formulario.getValues());
    setOfrecido(undefined);
  };
  const descartar = () => {
    unsaved.olvidar(nombre);
    setOfrecido(undefined);
  };
  return (
    <FormNotice
      tono="info"
      texto="Se recuperó lo que estaba escribiendo."
      acciones={
        <>
          <Button variant="default" size="xs" onClick={descartar}>
            Descartar
          </Button>
          <Button variant="default" size="xs" onClick={restaurar}>
            Restaurar
          </Button>
        </>
      }
    />
  );
}

/** Keeps what is written while it differs; forgets it when it no longer does, or when the form is closed. */
function useRed<F extends FieldValues, S>(nombre: string, { control }: UseFormReturn<F, unknown, S>) {
  const [ofrecido, setOfrecido] = useState(() => unsaved.leer(nombre));
  const escrito = useRef(false);
  const valores = useWatch({ control });
  const { isDirty, defaultValues } = useFormState({ control });

  useEffect(() => {
    if (!isDirty) {
      if (escrito.current) unsaved.olvidar(nombre);
      return;
    }
    const espera = setTimeout(() => {
      escrito.current = true;
      unsaved.guardar(nombre, diferentes(valores, defaultValues ?? {}));
    }, PAUSA_MS);
    return () => clearTimeout(espera);
  }, [nombre, isDirty, valores, defaultValues]);

  useEffect(
    () => () => {
      if (escrito.current) unsaved.olvidar(nombre);
    },
    [nombre],
  );
  return { ofrecido, setOfrecido };
}

function diferentes(valores: FormValues, iniciales: FormValues): FormValues {
  const cambio = ([campo, valor]: [string, unknown]) =>
    JSON.stringify(valor) !== JSON.stringify(iniciales[campo]);
  return Object.fromEntries(Object.entries(valores).filter(cambio));
}
