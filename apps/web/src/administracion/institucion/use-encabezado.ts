import {
  editarInstitucion,
  type Institucion,
  institucion,
  verInstitucion,
} from '@cuadra/contract/administracion/institucion';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../platform/api.ts';
import { queryClient, queryOf } from '../../platform/query.ts';
import { useLeaveGuard } from '../../ui/dialogs/leave-guard.ts';
import { applyErrors } from '../../ui/fields/field-errors.ts';
import { notify } from '../../ui/toasts/toasts.ts';

export function useEncabezado(guardada: Institucion) {
  const [general, setGeneral] = useState<string>();
  // What is saved elsewhere arrives by itself; what is being typed here is not touched.
  const formulario = useForm<Institucion>({
    resolver: zodResolver(institucion),
    values: guardada,
    resetOptions: { keepDirtyValues: true },
  });
  const { handleSubmit, setError, reset, formState } = formulario;
  useLeaveGuard(formState.isDirty, 'pagina');

  const empezarDe = (datos: Institucion) => {
    setGeneral(undefined);
    reset(datos, { keepDirtyValues: false });
  };

  const guardar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      const nueva = await call(editarInstitucion, { body });
      queryClient.setQueryData(queryOf(verInstitucion).queryKey, nueva);
      empezarDe(nueva);
      void notify('Encabezado guardado.');
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['nombre', 'nit', 'direccion']));
    }
  });

  return { formulario, general, guardar, descartar: () => empezarDe(guardada) };
}
