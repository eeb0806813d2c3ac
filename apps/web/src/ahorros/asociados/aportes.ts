// What the asociados add to the rest.
import { UsersIcon } from '@heroicons/react/24/outline';
import type { PaletteEntry } from '#ui/search/palette-entry.ts';

export const verAsociados: PaletteEntry = {
  id: 'ver-asociados',
  permiso: 'ahorros:ver',
  title: 'palette.members',
  also: 'Asociados',
  icon: UsersIcon,
  to: '/ahorros/asociados',
};
