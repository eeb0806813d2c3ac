// What every entry of the menu needs to know of the whole.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { createContext, use } from 'react';
import type { Apariencia } from './appearance.ts';

export interface NavigationState {
  readonly apariencia: Apariencia;
  /** The path of the page being shown. */
  readonly ruta: string;
  /** Collapsables that are open, by id. */
  readonly abiertas: ReadonlySet<string>;
  readonly alternar: (id: string) => void;
  /** The aside whose column is open, by id. */
  readonly lateral: string | undefined;
  readonly alternarLateral: (entrada: EntradaDeNavegacion) => void;
}

export const NavigationContext = createContext<NavigationState | undefined>(undefined);

export function useNavegacion(): NavigationState {
  const estado = use(NavigationContext);
  if (estado === undefined) throw new Error('A menu entry outside of its menu');
  return estado;
}
