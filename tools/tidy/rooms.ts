// Rooms and the arrows between them. A room is a folder with a capability of its own; arrows between rooms never close
// a circle, so that each can be read, moved and understood with only those below it.
import { imports, isTest } from './sources.ts';

/** Folders of each program that hold rooms; any other is one. */
const HOLDERS: Readonly<Record<string, RegExp>> = {
  'apps/server/src': /^(contabilidad|ahorros)$/,
  'apps/web/src': /^(administracion|ahorros|contabilidad|demo|escritorio|reportes|shell|ui)$/,
};

export function roomOf(file: string, program: string): string | undefined {
  if (!file.startsWith(`${program}/`)) return undefined;
  const [first = '', second = '', ...rest] = file.slice(program.length + 1).split('/');
  if (second === '') return first;
  return HOLDERS[program]?.test(first) && rest.length > 0 ? `${first}/${second}` : first;
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** One import that makes it. */
  readonly because: string;
}

/** The arrows of the program itself, without those of its tests. */
export function arrowsOf(program: string): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const { file, target } of imports) {
    if (target === undefined || isTest(file)) continue;
    const [from, to] = [roomOf(file, program), roomOf(target, program)];
    if (from === undefined || to === undefined || from === to) continue;
    found.set(`${from} → ${to}`, { from, to, because: `${file} → ${target}` });
  }
  return [...found.values()];
}

/** Rooms from which one comes back to where one was: each circle with one import per arrow. */
export function circlesIn(arrows: readonly Arrow[]): string[] {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const reaches = (start: string) => {
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
  };
  const reachable = new Map([...next.keys()].map((room) => [room, reaches(room)]));
  return arrows
    .filter(({ from, to }) => reachable.get(to)?.has(from))
    .map(({ from, to, because }) => `${from} → ${to} (${because})`)
    .sort();
}
