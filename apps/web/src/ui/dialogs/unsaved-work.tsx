// The net under a form: what is being written is kept in this browser, and if the session expires or the tab is closed it
// is offered back the next time the same person opens the same form. One line inside the form:
//
//   <UnsavedWork nombre={`usuarios/${id}`} formulario={formulario} />
//
// Only what differs from what was there is kept, so that restoring it does not undo what others saved meanwhile. What is
// written in no form of fields says itself what differs:
//
//   <KeptWork nombre="politica" escrito={cambios} onRestaurar={…} />
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
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
  const { control } = formulario;
  const valores = useWatch({ control });
  const { isDirty, defaultValues } = useFormState({ control });
  const escrito = useMemo(
    () => (isDirty ? diferentes(valores, defaultValues ?? {}) : undefined),
    [isDirty, valores, defaultValues],
  );
  const restaurar = (ofrecido: FormValues) => {
    for (const [campo, valor] of Object.entries(ofrecido))
      formulario.setValue(campo as Path<F>, valor as never, { shouldDirty: true, shouldTouch: true });
    alRestaurar?.(formulario.getValues());
  };
  return <KeptWork nombre={nombre} escrito={escrito} onRestaurar={restaurar} />;
}

interface KeptWorkProps {
  readonly nombre: string;
  /** Undefined: nothing differs. The same one while nothing changes. */
  readonly escrito: FormValues | undefined;
  readonly onRestaurar: (ofrecido: FormValues) => void;
}

export function KeptWork({ nombre, escrito, onRestaurar }: KeptWorkProps) {
  const { ofrecido, restaurado, descartar } = useRed(nombre, escrito);
  if (ofrecido === undefined) return null;

  const restaurar = () => {
    onRestaurar(ofrecido);
    restaurado();
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
function useRed(nombre: string, valores: FormValues | undefined) {
  const [ofrecido, setOfrecido] = useState(() => unsaved.leer(nombre));
  const escrito = useRef(false);

  useEffect(() => {
    if (valores === undefined) {
      if (escrito.current) unsaved.olvidar(nombre);
      return;
    }
    const espera = setTimeout(() => {
      escrito.current = true;
      unsaved.guardar(nombre, valores);
    }, PAUSA_MS);
    return () => clearTimeout(espera);
  }, [nombre, valores]);

  useEffect(
    () => () => {
      if (escrito.current) unsaved.olvidar(nombre);
    },
    [nombre],
  );
  return {
    ofrecido,
    restaurado: () => {
      // From here on it is what is being written: saved at once, it is not offered again.
      escrito.current = true;
      setOfrecido(undefined);
    },
    descartar: () => {
      unsaved.olvidar(nombre);
      setOfrecido(undefined);
    },
  };
}

function diferentes(valores: FormValues, iniciales: FormValues): FormValues {
  const cambio = ([campo, valor]: [string, unknown]) =>
    JSON.stringify(valor) !== JSON.stringify(iniciales[campo]);
  return Object.fromEntries(Object.entries(valores).filter(cambio));
}
