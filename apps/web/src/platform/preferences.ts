// The preferences of whoever uses this browser: chosen here, remembered by the server, the same in every tab.
//
//   const { theme } = usePreferencias();
//   await guardarPreferencia({ theme: 'theme-teal' });
import {
  editarPreferencias,
  type Preferencias,
  verPreferencias,
} from '@cuadra/contract/escritorio/preferencias';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from './api.ts';
import { CLAVE_DE_PREFERENCIAS, crearPreferencias } from './preferences-store.ts';
import { consulta, queryClient } from './query.ts';
import { useStore } from './store.ts';

// They change when somebody chooses, and then an event says so.
const lasDelServidor = { ...consulta(verPreferencias), staleTime: Number.POSITIVE_INFINITY };

const preferencias = crearPreferencias({
  almacen: localStorage,
  enviar: async (cambio) => {
    const todas = await call(editarPreferencias, { body: cambio });
    queryClient.setQueryData(lasDelServidor.queryKey, todas);
    return todas;
  },
});

window.addEventListener('storage', ({ key }) => {
  if (key === CLAVE_DE_PREFERENCIAS) preferencias.releer();
});

export const preferenciasActuales = preferencias.getSnapshot;
export const subscribePreferencias = preferencias.subscribe;
export const guardarPreferencia = preferencias.guardar;

export function usePreferencias(): Preferencias {
  return useStore(preferencias);
}

/** Before the shell shows. Without an answer, the copy in this browser serves. */
export async function cargarPreferencias(): Promise<void> {
  await queryClient.prefetchQuery({ ...lasDelServidor, retry: false });
  adoptar(queryClient.getQueryData(lasDelServidor.queryKey));
}

/** While the shell is there: what the person chooses in another browser shows here too. */
export function useSeguirPreferencias(): void {
  const { data } = useQuery(lasDelServidor);
  useEffect(() => adoptar(data), [data]);
}

function adoptar(delServidor: Preferencias | undefined): void {
  if (delServidor !== undefined) preferencias.adoptar(delServidor);
}
