// What the form of a shortcut does: checks as it is typed, saves, deletes, and brings the list again before it goes.
import {
  type Atajo,
  atajoNuevo,
  crearAtajo,
  editarAtajo,
  listarAtajos,
  quitarAtajo,
} from '@cuadra/contract/escritorio/atajos';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';

type Entrada = z.input<typeof atajoNuevo>;
type Salida = z.output<typeof atajoNuevo>;

interface Salidas {
  readonly alGuardar: () => void;
  readonly alEliminar: () => void;
}

const NUEVO: Entrada = { label: '', description: '', icon: '', link: '', useRouter: true };

/** What the form asks for; which one it is does not change. */
const camposDe = ({ id: _, ...campos }: Atajo): Entrada => campos;

export function useShortcutForm(atajo: Atajo | undefined, { alGuardar, alEliminar }: Salidas) {
  // As it was picked: if it goes away meanwhile, the server says so and nothing else is made of it.
  const [original] = useState(atajo);
  const cache = useQueryClient();
  const refrescar = () => cache.invalidateQueries({ queryKey: [listarAtajos.path] });
  const formulario = useForm<Entrada, unknown, Salida>({
    resolver: zodResolver(atajoNuevo),
    defaultValues: original === undefined ? NUEVO : camposDe(original),
    mode: 'onChange',
  });
  const { handleSubmit, setFocus } = formulario;
  useEffect(() => setFocus('label'), [setFocus]);

  const guardado = useMutation({
    mutationFn: (shortcut: Salida) =>
      original === undefined
        ? call(crearAtajo, { body: { shortcut } })
        : call(editarAtajo, { body: { id: original.id, shortcut } }),
    onSuccess: refrescar,
  });
  const eliminado = useMutation({
    mutationFn: ({ id }: Atajo) => call(quitarAtajo, { query: { id } }),
    onSuccess: refrescar,
  });
  const error = guardado.error ?? eliminado.error;

  return {
    formulario,
    esNuevo: original === undefined,
    general: error === null ? undefined : messageOf(error),
    guardar: handleSubmit((datos) => guardado.mutateAsync(datos).then(alGuardar, () => undefined)),
    eliminar: () => {
      if (original !== undefined) eliminado.mutate(original, { onSuccess: alEliminar });
    },
    eliminando: eliminado.isPending,
  };
}
