// The preferences of whoever uses this browser: chosen here, remembered by the server, the same in every tab.
//
//   const { theme } = usePreferences();
//   await savePreference({ theme: 'theme-teal' });
import {
  editarPreferencias,
  type Preferencias,
  verPreferencias,
} from '@cuadra/contract/escritorio/preferencias';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from './api.ts';
import { createPreferences, PREFERENCES_KEY } from './preferences-store.ts';
import { queryClient, queryOf, WITHOUT_INSISTING } from './query.ts';
import { useStore } from './store.ts';

// They change when somebody chooses, and then an event says so.
const lasDelServidor = { ...queryOf(verPreferencias), staleTime: Number.POSITIVE_INFINITY };

const preferencias = createPreferences({
  almacen: localStorage,
  enviar: async (cambio) => {
    const todas = await call(editarPreferencias, { body: cambio }, { sobrevive: true });
    queryClient.setQueryData(lasDelServidor.queryKey, todas);
    return todas;
  },
});

window.addEventListener('storage', ({ key }) => {
  if (key === PREFERENCES_KEY) preferencias.releer();
});

export const currentPreferences = preferencias.getSnapshot;
export const subscribePreferencias = preferencias.subscribe;
export const savePreference = preferencias.guardar;

export function usePreferences(): Preferencias {
  return useStore(preferencias);
}

/** Before the shell shows. Without an answer, the copy in this browser serves. */
export async function loadPreferences(): Promise<void> {
  await queryClient.prefetchQuery({ ...lasDelServidor, retry: false, meta: WITHOUT_INSISTING });
  adoptar(queryClient.getQueryData(lasDelServidor.queryKey));
}

/** While the shell is there: what the person chooses in another browser shows here too. */
export function useFollowPreferences(): void {
  const { data } = useQuery(lasDelServidor);
  useEffect(() => adoptar(data), [data]);
}

function adoptar(delServidor: Preferencias | undefined): void {
  if (delServidor !== undefined) preferencias.adoptar(delServidor);
}
