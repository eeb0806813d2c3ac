import { describe, expect, it } from 'vitest';
import { brokenPromises, details, type Figures, missedGoals, table } from './figures.ts';

const quiet = { moments: [], repeated: new Map<string, number>(), failed: [] };
const good: Figures = {
  name: 'matar-primario',
  seconds: 60,
  acknowledged: 1_234,
  books: { lost: 0, twice: 0, gaps: 0, clean: true, said: 'Todo cuadra.' },
  testimony: { faults: [], doubleClaims: 0 },
  writePause: { ms: 9_700, since: 0 },
  readPause: { ms: 1_000, since: 0 },
  heard: 900,
  deaf: [],
  errands: { done: [1_200, 3_400], failed: [] },
  writes: quiet,
  reads: quiet,
  unnoticed: false,
  note: undefined,
};
const repeated = { ...quiet, repeated: new Map([['503 HAProxy', 3]]) };

describe('the promises of a drill', () => {
  it('a long pause is told, and breaks none', () => {
    expect(brokenPromises(good)).toEqual([]);
    expect(missedGoals(good)).toBe(true);
    expect(table([good])).toMatch(/9\.7 s !\s+1\.0 s\s/);
  });

  it('each side has a goal of its own', () => {
    const within = { ...good, writePause: { ms: 7_900, since: 0 } };
    expect(missedGoals(within)).toBe(false);
    expect(missedGoals({ ...within, readPause: { ms: 2_100, since: 0 } })).toBe(true);
  });

  it('when the longest pauses began is told as the logs tell it', () => {
    const at = new Date(2026, 10, 17, 9, 5, 3, 420).getTime() - performance.timeOrigin;
    expect(details({ ...good, writePause: { ms: 10, since: at } })).toContainEqual(
      expect.stringMatching(/de escrituras a las 09:05:03[.,]4, de lecturas a las /),
    );
  });

  it.each<[string, Partial<Figures>]>([
    ['2 confirmadas y perdidas', { books: { ...good.books, lost: 2 } }],
    ['1 dos veces', { books: { ...good.books, twice: 1 } }],
    ['1 huecos en la numeración', { books: { ...good.books, gaps: 1 } }],
    [
      'los libros no cuadran:\nNo cuadra (1)',
      { books: { ...good.books, clean: false, said: 'No cuadra (1)' } },
    ],
    ['dos primarios: a y b', { testimony: { faults: ['a y b'], doubleClaims: 0 } }],
    ['nodo2 ya no dice lo que pasa', { deaf: ['nodo2'] }],
    ['un archivo no se hizo: falló', { errands: { done: [], failed: ['falló'] } }],
    ['fallida: 500', { reads: { ...quiet, failed: ['500'] } }],
    ['3 peticiones repetidas, y no debía notarse', { writes: repeated, unnoticed: true }],
  ])('«%s» is one broken', (said, change) => {
    expect(brokenPromises({ ...good, ...change })).toEqual([`matar-primario: ${said}`]);
  });

  it('what had to be sent again is told with its reason, where that may happen', () => {
    const figures = { ...good, writes: repeated };
    expect(brokenPromises(figures)).toEqual([]);
    expect(details(good)).toContain(
      'avisos oídos: 900; archivos hechos por la cola: 2, el más lento en 3.4 s',
    );
    expect(details(figures)).toContain('escrituras repetidas: 503 HAProxy × 3');
  });
});
