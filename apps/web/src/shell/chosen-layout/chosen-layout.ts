// The layout in sight, of what the person prefers, the address asked for and the route names (precedence.ts). What the
// address asked for stays for the rest of the visit.
import type { Disposicion } from '@cuadra/contract/escritorio/preferencias';
import { useMatches } from '@tanstack/react-router';
import { usePreferencias } from '../../platform/preferences.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { elegida, pedidaEn } from './precedence.ts';

const laPedida = createStore<Disposicion | undefined>(undefined);

export function useDisposicion(): Disposicion {
  const { layout: preferida } = usePreferencias();
  const pedida = useStore(laPedida);
  const deRuta = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout,
  });
  return elegida({ preferida, pedida, deRuta });
}

/** At every navigation: an address without the parameter changes nothing. */
export function atenderPedida(busqueda: object): void {
  const pedida = pedidaEn(busqueda);
  if (pedida !== undefined) laPedida.set(pedida);
}

/** The person chose one, or left. */
export const olvidarPedida = (): void => laPedida.set(undefined);
