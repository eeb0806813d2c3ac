import {
  editarFirmantes,
  FIRMANTES,
  type Firmantes,
  firmantes,
  verFirmantes,
} from '@cuadra/contract/administracion/firmantes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../platform/api.ts';
import { queryClient, queryOf } from '../../platform/query.ts';
import { useLeaveGuard } from '../../ui/dialogs/leave-guard.ts';
import { applyErrors } from '../../ui/fields/field-errors.ts';
import { notify } from '../../ui/toasts/toasts.ts';

const CAMPOS = Array.from({ length: FIRMANTES }, (_, i) => i).flatMap(
  (i) => [`firmantes.${i}.cargo`, `firmantes.${i}.nombre`] as const,
);

export function useFirmas(guardados: Firmantes) {
  const [general, setGeneral] = useState<string>();
  // What is saved elsewhere arrives by itself; what is being typed here is not touched.
  const formulario = useForm<Firmantes>({
    resolver: zodResolver(firmantes),
    values: guardados,
    resetOptions: { keepDirtyValues: true },
  });
  const { handleSubmit, setError, reset, formState } = formulario;
  useLeaveGuard(formState.isDirty, 'pagina');

  const empezarDe = (datos: Firmantes) => {
    setGeneral(undefined);
    reset(datos, { keepDirtyValues: false });
  };

  const guardar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      const nuevos = await call(editarFirmantes, { body });
      queryClient.setQueryData(queryOf(verFirmantes).queryKey, nuevos);
      empezarDe(nuevos);
      void notify('Firmas guardadas.');
    } catch (error) {
      setGeneral(applyErrors(error, setError, CAMPOS));
    }
  });

  return { formulario, general, guardar, descartar: () => empezarDe(guardados) };
}
