// What the savings accounts add to the rest.
import type { listarAsociados } from '@cuadra/contract/ahorros/asociados';
import type { listarCuentasDeAhorro } from '@cuadra/contract/ahorros/cuentas';
import { WalletIcon } from '@heroicons/react/24/outline';
import type { Reaction } from '#platform/reactions.ts';
import type { PaletteEntry } from '#ui/search/palette-entry.ts';

// Everyone loads this file: it spells both paths, which the compiler compares, rather than bring the schemas of the savings.
const CUENTAS: (typeof listarCuentasDeAhorro)['path'] = '/api/ahorros/cuentas';
const ASOCIADOS: (typeof listarAsociados)['path'] = '/api/ahorros/asociados';

/** Also each account and its movements, whose paths begin with the list's. */
export const alCambiarLosAhorros: Reaction = { to: 'ahorros-cambio', asksAgain: [CUENTAS, ASOCIADOS] };

export const verCuentasDeAhorro: PaletteEntry = {
  id: 'ver-cuentas-de-ahorro',
  permiso: 'ahorros:ver',
  title: 'palette.savings',
  also: 'Cuentas de ahorro',
  icon: WalletIcon,
  to: '/ahorros/cuentas',
};
