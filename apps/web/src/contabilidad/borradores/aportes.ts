// What registering adds to the rest.
import { PencilSquareIcon } from '@heroicons/react/24/outline';
import type { PaletteEntry } from '#ui/search/palette-entry.ts';

export const registrarPartida: PaletteEntry = {
  id: 'registrar-partida',
  permiso: 'partidas:registrar',
  title: 'palette.register',
  also: 'Registrar Partida',
  icon: PencilSquareIcon,
  to: '/contabilidad/partidas',
};
