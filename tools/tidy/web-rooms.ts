// The rooms of the web application and the arrows between them. What stands higher may import what stands lower:
//
//   app      puts everything together: routes, providers, what the rooms add to each other
//   shell    what stands around every page
//   screens  each capability, and the desk (escritorio): none imports another
//   shared   rooms without an address of their own, for the screens that need them
//   ui       the product's own components
//   platform what any room needs and none owns
//
// A dialog that is loaded when it is opened is an import like any other.
import { dirname, join } from 'node:path';

export interface Import {
  readonly file: string;
  readonly specifier: string;
}

export const WEB = 'apps/web/src';

/** Rooms that several screens use. None of them is opened by an address. */
export const sharedRooms: readonly string[] = [
  'contabilidad/comprobantes',
  'contabilidad/folios',
  'contabilidad/importaciones',
  'contabilidad/libros-legales',
  'contabilidad/soportes',
  'contabilidad/verificacion',
  'reportes/exportar',
];

const FLOORS = ['platform', 'ui', 'shared', 'screens', 'shell', 'app', 'main'] as const;
type Floor = (typeof FLOORS)[number];

/** These hold rooms; any other folder is one. */
const HOLDERS = /^(administracion|ahorros|contabilidad|escritorio|reportes|shell|ui)$/;

export function roomOf(file: string): string | undefined {
  if (!file.startsWith(`${WEB}/`)) return undefined;
  const [first = '', second = '', ...rest] = file.slice(WEB.length + 1).split('/');
  if (second === '') return 'main';
  return HOLDERS.test(first) && rest.length > 0 ? `${first}/${second}` : first;
}

function floorOf(room: string): Floor {
  if (sharedRooms.includes(room)) return 'shared';
  const [first = ''] = room.split('/');
  return FLOORS.find((floor) => floor === first) ?? 'screens';
}

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly because: string;
}

/** One import for each pair of rooms. What a test needs to see is its own business. */
function arrowsOf(imports: readonly Import[]): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const { file, specifier } of imports) {
    if (!specifier.startsWith('.') || file.includes('.test.')) continue;
    const target = join(dirname(file), specifier);
    const [from, to] = [roomOf(file), roomOf(target)];
    if (from === undefined || to === undefined || from === to) continue;
    found.set(`${from} → ${to}`, { from, to, because: `${file} → ${target}` });
  }
  return [...found.values()];
}

/** Arrows that go up, and those from a screen to another. */
export function wrongArrows(imports: readonly Import[]): string[] {
  const isOfTheDesk = (room: string) => room.startsWith('escritorio');
  return arrowsOf(imports)
    .filter(({ from, to }) => {
      const [above, below] = [floorOf(from), floorOf(to)];
      if (above === 'screens' && below === 'screens') return !(isOfTheDesk(from) && isOfTheDesk(to));
      return FLOORS.indexOf(above) < FLOORS.indexOf(below);
    })
    .map(({ from, to, because }) => `${from} → ${to} (${because})`)
    .sort();
}

/** Rooms from each of which one comes back to itself, circle by circle: the strongly connected ones. */
export function circles(imports: readonly Import[]): string[] {
  const next = Map.groupBy(arrowsOf(imports), ({ from }) => from);
  const reached = new Map([...next.keys()].map((room) => [room, reachedFrom(room, next)]));
  const goesRound = ({ from, to }: Arrow) => reached.get(to)?.has(from) === true;
  return [...next.values()]
    .flat()
    .filter(goesRound)
    .map(({ from, to, because }) => `${from} → ${to} (${because})`)
    .sort();
}

function reachedFrom(start: string, next: ReadonlyMap<string, readonly Arrow[]>): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    for (const { to } of next.get(room) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      waiting.push(to);
    }
  }
  return seen;
}
