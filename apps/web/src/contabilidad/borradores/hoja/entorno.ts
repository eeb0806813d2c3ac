// What every part of the grid needs, in one object that changes little.
import type { Centavos } from '@cuadra/core/dinero';
import { type RefObject, useSyncExternalStore } from 'react';
import type { Almacen, Hoja } from './almacen.ts';
import type { Buscador } from './buscador.ts';

export interface Entorno {
  readonly almacen: Almacen;
  readonly buscador: Buscador;
  readonly saldos: ReadonlyMap<string, Centavos> | undefined;
  readonly conceptoDeCabecera: string;
  readonly soloLectura: boolean;
  /** Where the error of the cell is told. */
  readonly idDeBarra: string;
  /** Takes what is typed and not yet in the store: an account that is being looked for. */
  readonly porConfirmar: RefObject<(() => void) | undefined>;
  /** The keyboard is here, so it follows the cursor. */
  readonly enUso: RefObject<boolean>;
  /** As Enter does. */
  readonly avanzar: () => void;
}

export function useHoja<T>(almacen: Almacen, parte: (hoja: Hoja) => T): T {
  return useSyncExternalStore(almacen.subscribe, () => parte(almacen.getSnapshot()));
}
