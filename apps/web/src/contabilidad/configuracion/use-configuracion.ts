import {
  type ConfiguracionContable,
  configuracionContable,
  guardarConfiguracion,
  verConfiguracion,
} from '@cuadra/contract/contabilidad/configuracion';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../platform/api.ts';
import { queryClient, queryOf } from '../../platform/query.ts';
import { useLeaveGuard } from '../../ui/dialogs/leave-guard.ts';
import { applyErrors } from '../../ui/fields/field-errors.ts';
import { notify } from '../../ui/toasts/toasts.ts';

export function useConfiguracion(guardada: ConfiguracionContable) {
  const [general, setGeneral] = useState<string>();
  // What is saved elsewhere arrives by itself; what is being changed here is not touched.
  const formulario = useForm<ConfiguracionContable>({
    resolver: zodResolver(configuracionContable),
    values: guardada,
    resetOptions: { keepDirtyValues: true },
  });
  const { handleSubmit, setError, reset, formState } = formulario;
  useLeaveGuard(formState.isDirty, 'pagina');

  const empezarDe = (datos: ConfiguracionContable) => {
    setGeneral(undefined);
    reset(datos, { keepDirtyValues: false });
  };

  const guardar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      const nueva = await call(guardarConfiguracion, { body });
      queryClient.setQueryData(queryOf(verConfiguracion).queryKey, nueva);
      empezarDe(nueva);
      void notify('Configuración guardada.');
    } catch (error) {
      const campos = [
        'cuentaResultado',
        'cuentaResultadosAcumulados',
        ...body.cuentasPuente.map((_, indice) => `cuentasPuente.${indice}` as const),
      ] as const;
      setGeneral(applyErrors(error, setError, campos));
    }
  });

  return { formulario, general, guardar, descartar: () => empezarDe(guardada) };
}
