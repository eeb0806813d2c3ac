// The layout in sight, of what the person prefers, the address asked for and the route names (precedence.ts). What the
// address asked for stays for the rest of the visit.
import type { Disposicion } from '@cuadra/contract/escritorio/preferencias';
import { useMatches } from '@tanstack/react-router';
import { usePreferences } from '#platform/preferences.ts';
import { createStore, useStore } from '#platform/store.ts';
import { chosen, requestedIn } from './precedence.ts';

const laPedida = createStore<Disposicion | undefined>(undefined);

export function useLayout(): Disposicion {
  const { layout: preferida } = usePreferences();
  const pedida = useStore(laPedida);
  const deRuta = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout,
  });
  return chosen({ preferida, pedida, deRuta });
}

/** At every navigation: an address without the parameter changes nothing. */
export function heedRequest(busqueda: object): void {
  const pedida = requestedIn(busqueda);
  if (pedida !== undefined) laPedida.set(pedida);
}

/** The person chose one, or left. */
export const forgetRequest = (): void => laPedida.set(undefined);
