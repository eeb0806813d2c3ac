// What a drill leaves to be read: one row of figures, what promise it broke, and the table of all at the end.
import type { Books } from './books.ts';
import type { Errands } from './errands.ts';
import type { Side } from './load.ts';
import type { Pause } from './pauses.ts';
import type { Testimony } from './witness.ts';

export interface Figures {
  readonly name: string;
  readonly seconds: number;
  readonly acknowledged: number;
  readonly books: Books;
  readonly testimony: Testimony;
  readonly writePause: Pause;
  readonly readPause: Pause;
  /** What the open pages were told. */
  readonly heard: number;
  /** Whose process told nothing more. */
  readonly deaf: readonly string[];
  readonly errands: Pick<Errands, 'done' | 'failed'>;
  readonly writes: Side;
  readonly reads: Side;
  /** Nothing may be sent again. */
  readonly unnoticed: boolean;
  readonly note: string | undefined;
}

/** Printed beside the pause; one that is longer is told, and breaks nothing. */
const GOALS = { writes: 8, reads: 2 };

const CLOCK = new Intl.DateTimeFormat('es-GT', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 1,
  hourCycle: 'h23',
});

const COLUMNS: readonly (readonly [title: string, cell: (figures: Figures) => string])[] = [
  ['ensayo', ({ name }) => name],
  ['confirmadas', ({ acknowledged }) => acknowledged.toLocaleString('es-GT')],
  ['perdidas', ({ books }) => String(books.lost)],
  ['dobles', ({ books }) => String(books.twice)],
  ['huecos', ({ books }) => String(books.gaps)],
  ['verificar', ({ books }) => (books.clean ? 'cuadra' : 'NO CUADRA')],
  ['dos primarios', ({ testimony }) => String(testimony.faults.length)],
  ['fallidas', ({ writes, reads }) => String(writes.failed.length + reads.failed.length)],
  [`sin escribir (meta ${GOALS.writes} s)`, ({ writePause }) => inSeconds(writePause, GOALS.writes)],
  [`sin leer (meta ${GOALS.reads} s)`, ({ readPause }) => inSeconds(readPause, GOALS.reads)],
  ['repetidas', ({ writes, reads }) => `${timesRepeated(writes)} + ${timesRepeated(reads)}`],
  ['duró', ({ seconds }) => `${seconds.toFixed(0)} s`],
];

const inSeconds = (pause: Pause, goal: number): string =>
  `${(pause.ms / 1_000).toFixed(1)} s${tooLong(pause, goal) ? ' !' : ''}`;

const tooLong = ({ ms }: Pause, goal: number): boolean => ms > goal * 1_000;

export const missedGoals = ({ writePause, readPause }: Figures): boolean =>
  tooLong(writePause, GOALS.writes) || tooLong(readPause, GOALS.reads);

export function table(all: readonly Figures[]): string {
  const rows = [COLUMNS.map(([title]) => title), ...all.map((one) => COLUMNS.map(([, cell]) => cell(one)))];
  const widths = COLUMNS.map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))),
    )
    .map((row) => `  ${row.join('  ')}`)
    .join('\n');
}

/** What the row has no room for. */
export function details(figures: Figures): string[] {
  const { note, writes, reads, testimony, writePause, readPause, heard, errands } = figures;
  const repeated = (what: string, side: Side) =>
    side.repeated.size === 0
      ? []
      : [`${what} repetidas: ${[...side.repeated].map(([why, times]) => `${why} × ${times}`).join(', ')}`];
  const claims = testimony.doubleClaims;
  return [
    ...(note === undefined ? [] : [note]),
    `la mayor pausa empezó: de escrituras a las ${onTheClock(writePause)}, de lecturas a las ${onTheClock(readPause)}`,
    `avisos oídos: ${heard.toLocaleString('es-GT')}; archivos hechos por la cola: ${errands.done.length}, el más lento en ${(Math.max(0, ...errands.done) / 1_000).toFixed(1)} s`,
    ...repeated('escrituras', writes),
    ...repeated('lecturas', reads),
    ...(claims > 0 ? [`dos se dijeron primario en ${claims} rondas, sin aceptar los dos`] : []),
  ];
}

/** As the programs write it in their logs, to look there. */
const onTheClock = ({ since }: Pause): string => CLOCK.format(performance.timeOrigin + since);

export function brokenPromises(figures: Figures): string[] {
  const { name, books, testimony, writes, reads, unnoticed, deaf, errands } = figures;
  const repeated = timesRepeated(writes) + timesRepeated(reads);
  const broken: readonly (readonly [boolean, string])[] = [
    [books.lost > 0, `${books.lost} confirmadas y perdidas`],
    [books.twice > 0, `${books.twice} dos veces`],
    [books.gaps > 0, `${books.gaps} huecos en la numeración`],
    [!books.clean, `los libros no cuadran:\n${books.said}`],
    [testimony.faults.length > 0, `dos primarios: ${testimony.faults.slice(0, 5).join('; ')}`],
    ...[...writes.failed, ...reads.failed].slice(0, 5).map((why) => [true, `fallida: ${why}`] as const),
    ...deaf.map((process) => [true, `${process} ya no dice lo que pasa`] as const),
    ...errands.failed.slice(0, 5).map((why) => [true, `un archivo no se hizo: ${why}`] as const),
    [unnoticed && repeated > 0, `${repeated} peticiones repetidas, y no debía notarse`],
  ];
  return broken.filter(([is]) => is).map(([, what]) => `${name}: ${what}`);
}

const timesRepeated = ({ repeated }: Side): number => [...repeated.values()].reduce((sum, n) => sum + n, 0);
