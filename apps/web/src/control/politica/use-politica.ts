// The policy that is being written: what another person saves meanwhile does not touch it, and whoever leaves without asking for the change
// is asked first.
import { listarCambios } from '@cuadra/contract/administracion/poderes';
import { type Politica, pedirPolitica, verPolitica } from '@cuadra/contract/control/politica';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { queryClient, queryOf } from '../../platform/query.ts';
import { useLeaveGuard } from '../../ui/dialogs/leave-guard.ts';
import { notify } from '../../ui/toasts/toasts.ts';
import { cuantosCambios, hayErrores } from './edicion.ts';

export function usePolitica(guardada: Politica) {
  /** Undefined: nothing is being written. */
  const [escrita, setEscrita] = useState<Politica>();
  const politica = escrita ?? guardada;
  const cambios = escrita === undefined ? 0 : cuantosCambios(guardada, escrita);
  useLeaveGuard(cambios > 0, 'pagina');
  const guardar = async (motivo: string) => {
    const vigente = await call(pedirPolitica, { body: { politica, motivo } });
    queryClient.setQueryData(queryOf(verPolitica).queryKey, vigente);
    const espera = cuantosCambios(vigente, politica) > 0;
    setEscrita(undefined);
    void queryClient.invalidateQueries({ queryKey: [listarCambios.path] });
    void notify(espera ? 'Cambio pedido: espera a otra persona.' : 'Operaciones y límites guardados.');
  };
  return {
    politica,
    cambiar: (nueva: Politica) => setEscrita(nueva),
    cambios,
    errores: hayErrores(politica),
    descartar: () => setEscrita(undefined),
    guardar,
  };
}
