import {
  guardarLimites,
  type LimiteDeContabilizacion,
  verLimites,
} from '@cuadra/contract/contabilidad/configuracion';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../platform/api.ts';
import { messageOf } from '../../platform/api-error.ts';
import { queryClient, queryOf } from '../../platform/query.ts';
import { useLeaveGuard } from '../../ui/dialogs/leave-guard.ts';
import { notify } from '../../ui/toasts/toasts.ts';
import { hayLimitesEnEspera } from './limites-en-espera.tsx';
import { comoSeEscriben, comoSeGuardan, type LimitesEscritos } from './limites-escritos.ts';

export function useLimites(guardados: readonly LimiteDeContabilizacion[]) {
  const [general, setGeneral] = useState<string>();
  const escritos = useMemo(() => comoSeEscriben(guardados), [guardados]);
  const formulario = useForm<LimitesEscritos>({
    values: escritos,
    resetOptions: { keepDirtyValues: true },
  });
  const { handleSubmit, reset, formState } = formulario;
  useLeaveGuard(formState.isDirty, 'pagina');

  const guardar = handleSubmit(async (nuevos) => {
    setGeneral(undefined);
    try {
      const respuesta = await call(guardarLimites, { body: { limites: comoSeGuardan(nuevos, guardados) } });
      queryClient.setQueryData(queryOf(verLimites).queryKey, respuesta);
      reset(comoSeEscriben(respuesta.limites), { keepDirtyValues: false });
      const espera = await hayLimitesEnEspera();
      void notify(espera ? 'Cambio pedido: espera a otra persona.' : 'Límites guardados.');
    } catch (error) {
      setGeneral(messageOf(error));
    }
  });

  const descartar = () => {
    setGeneral(undefined);
    reset(escritos, { keepDirtyValues: false });
  };
  return { formulario, general, guardar, descartar };
}
