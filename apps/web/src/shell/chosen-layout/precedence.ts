// Which layout is shown. The configured one (the person's own, or classy) gives way to the one asked for in the
// address; and both to the one that a route names for itself.
import { type Disposicion, disposiciones } from '@cuadra/contract/escritorio/preferencias';

const CONFIGURED_LAYOUT: Disposicion = 'classy';

export interface Candidates {
  readonly preferida: Disposicion | null;
  readonly pedida: Disposicion | undefined;
  readonly deRuta: Disposicion | undefined;
}

export const chosen = ({ preferida, pedida, deRuta }: Candidates): Disposicion =>
  deRuta ?? pedida ?? preferida ?? CONFIGURED_LAYOUT;

/** `?layout=thin`; a name that is none of the layouts asks for nothing. */
export const requestedIn = (busqueda: object): Disposicion | undefined =>
  disposiciones.find((nombre) => nombre === Reflect.get(busqueda, 'layout'));

/** These have no strip of the chat at the edge. */
const sinFranja: readonly Disposicion[] = ['empty', 'centered', 'material'];
export const hasStrip = (disposicion: Disposicion): boolean => !sinFranja.includes(disposicion);
