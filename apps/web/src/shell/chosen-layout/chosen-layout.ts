// The layout in sight, of what the person prefers, the address asked for and the route names (precedence.ts). What the
// address asked for stays for the rest of the visit.
import type { Disposicion } from '@cuadra/contract/escritorio/preferencias';
import { useMatches } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { usePreferencias } from '../../platform/preferences.ts';
import { elegida, pedidaEn } from './precedence.ts';

export function useDisposicion(): Disposicion {
  const { layout: preferida } = usePreferencias();
  const pedida = useSyncExternalStore(suscribir, () => actual);
  const deRuta = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout,
  });
  return elegida({ preferida, pedida, deRuta });
}

/** At every navigation: an address without the parameter changes nothing. */
export function atenderPedida(busqueda: object): void {
  const pedida = pedidaEn(busqueda);
  if (pedida !== undefined) recordar(pedida);
}

/** The person chose one, or left. */
export const olvidarPedida = (): void => recordar(undefined);

let actual: Disposicion | undefined;
const oyentes = new Set<() => void>();

function recordar(nueva: Disposicion | undefined): void {
  actual = nueva;
  for (const oyente of oyentes) oyente();
}

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}
