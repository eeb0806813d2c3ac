// The policy that is being written, over the one that holds: what another person saves meanwhile is told and never undone by not having been
// seen, and whoever leaves without asking for the change is asked first.
import { listarCambios } from '@cuadra/contract/administracion/poderes';
import { type Politica, pedirPolitica, verPolitica } from '@cuadra/contract/control/politica';
import type { Codigo } from '@cuadra/contract/problema';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { cuantosCambios, hayErrores } from './edicion.ts';
import { choques, escribir, type LoEscrito, resolver, SIN_ESCRIBIR, sobre } from './lo-escrito.ts';

interface Escritura {
  readonly escrito: LoEscrito;
  /** The policy that was in sight when it began, or that the person has been told of since. */
  readonly vista: Politica;
}

export function usePolitica(guardada: Politica) {
  /** Undefined: nothing is being written. */
  const [escritura, setEscritura] = useState<Escritura>();
  const { escrito = SIN_ESCRIBIR, vista = guardada } = escritura ?? {};
  const politica = sobre(guardada, escrito);
  const cambios = cuantosCambios(guardada, politica);
  const enChoque = choques(guardada, escrito);
  useLeaveGuard(cambios > 0, 'pagina');
  const guardar = async (motivo: string) => {
    await exigirQueSeaLaVista(guardada, escrito);
    const vigente = await call(pedirPolitica, { body: { politica, motivo } });
    queryClient.setQueryData(queryOf(verPolitica).queryKey, vigente);
    const espera = cuantosCambios(vigente, politica) > 0;
    setEscritura(undefined);
    void queryClient.invalidateQueries({ queryKey: [listarCambios.path] });
    void notify(espera ? 'Cambio pedido: espera a otra persona.' : 'Operaciones y límites guardados.');
  };
  return {
    politica,
    cambiar: (querida: Politica) =>
      setEscritura({
        escrito: escribir(guardada, escrito, querida),
        vista: cambios === 0 ? guardada : vista,
      }),
    cambios,
    errores: hayErrores(politica),
    descartar: () => setEscritura(undefined),
    guardar,
    enChoque,
    /** Another person changed something else. */
    hayOtros: cambios > 0 && cuantosCambios(vista, guardada) > 0,
    resolver: (con: 'lo-mio' | 'lo-vigente') =>
      setEscritura({ escrito: resolver(guardada, escrito, con), vista: guardada }),
    /** To be kept in this browser: undefined when nothing would be lost. */
    porConservar: cambios > 0 ? escrito : undefined,
    restaurar: (recuperado: LoEscrito) => setEscritura({ escrito: recuperado, vista: guardada }),
  };
}

/** The order says the whole policy: one that was not in sight is not replaced. */
async function exigirQueSeaLaVista(vista: Politica, escrito: LoEscrito): Promise<void> {
  const vigente = await queryClient.fetchQuery({ ...queryOf(verPolitica), staleTime: 0 });
  if (cuantosCambios(vista, vigente) === 0 && choques(vigente, escrito).length === 0) return;
  throw new ApiError(CAMBIO, { status: 409, codigo: 'CONFLICTO_DE_EDICION' satisfies Codigo });
}

const CAMBIO =
  'Otra persona cambió operaciones y límites mientras usted escribía. Cierre esto, revise lo que pide y pídalo de nuevo.';
