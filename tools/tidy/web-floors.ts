// The floors of the web application. What stands higher may import what stands lower:
//
//   app      puts everything together: routes, providers, what the rooms add to each other
//   shell    what stands around every page
//   screens  each capability, and the desk (escritorio): none imports another
//   shared   rooms without an address of their own, for the screens that need them
//   ui       the product's own components
//   platform what any room needs and none owns
//
// A dialog that is loaded when it is opened is an import like any other.
import type { Arrow } from './rooms.ts';

/** Rooms that several screens use. None of them is opened by an address. */
export const sharedRooms: readonly string[] = [
  'administracion/entregas',
  'ahorros/importar',
  'ahorros/intereses',
  'ahorros/marcas',
  'ahorros/secciones',
  'contabilidad/comprobantes',
  'contabilidad/folios',
  'contabilidad/importaciones',
  'contabilidad/libros-legales',
  'contabilidad/saldos',
  'contabilidad/soportes',
  'contabilidad/verificacion',
  'demo/charts',
  'demo/frame',
  'hojas',
  'reportes/exportar',
];

const FLOORS = ['platform', 'ui', 'shared', 'screens', 'shell', 'app', 'main.tsx', 'main-alone.ts'] as const;
type Floor = (typeof FLOORS)[number];

/** Arrows that go up, and those from a screen to another. */
export function wrongArrows(arrows: readonly Arrow[]): string[] {
  const isOfTheDesk = (room: string) => room.startsWith('escritorio');
  return arrows
    .filter(({ from, to }) => {
      const [above, below] = [floorOf(from), floorOf(to)];
      if (above === 'screens' && below === 'screens') return !(isOfTheDesk(from) && isOfTheDesk(to));
      return FLOORS.indexOf(above) < FLOORS.indexOf(below);
    })
    .map(({ from, to, because }) => `${from} → ${to} (${because})`)
    .sort();
}

function floorOf(room: string): Floor {
  if (sharedRooms.includes(room)) return 'shared';
  const [first = ''] = room.split('/');
  return FLOORS.find((floor) => floor === first) ?? 'screens';
}
