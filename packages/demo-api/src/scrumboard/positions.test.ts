import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, byPosition, type Placed, placeAt, renumbered, STEP } from './positions.ts';

const placed = (...positions: readonly number[]): Placed[] =>
  positions.map((position, index) => ({ id: `carta-${index}`, position }));

const moved: Placed = { id: 'movida', position: 0 };

describe('el número de lo que se suelta', () => {
  it.each([
    ['el primero de una lista vacía es un paso', undefined, undefined, 65_536],
    ['al principio, la mitad del que sigue', undefined, 65_536, 32_768],
    ['al final, un paso después del anterior', 131_072, undefined, 196_608],
    ['en medio, el promedio: (65536 + 131072) / 2 = 98304', 65_536, 131_072, 98_304],
  ])('%s', (_case, previous, next, expected) => expect(between(previous, next)).toBe(expected));

  it.each([
    ['no sería entero: (3 + 4) / 2', 3, 4],
    ['no sería entero: 1 / 2', undefined, 1],
    ['sería igual a los dos', 8, 8],
    ['llegaría a 500 pasos', 499 * STEP, undefined],
  ])('no hay ninguno cuando %s', (_case, previous, next) => expect(between(previous, next)).toBeUndefined());

  it('un paso antes de los 500 todavía lo hay', () =>
    expect(between(498 * STEP, undefined)).toBe(499 * STEP));
});

describe('lo que hay que escribir al mover', () => {
  it('mientras quepa, solo lo movido', () => {
    expect(placeAt(placed(STEP, 2 * STEP), moved, 1)).toEqual([{ id: 'movida', position: 98_304 }]);
  });

  it('cuando no cabe, la lista entera se numera de nuevo', () => {
    expect(placeAt(placed(1, 2, 3), moved, 1)).toEqual([
      { id: 'carta-0', position: STEP },
      { id: 'movida', position: 2 * STEP },
      { id: 'carta-1', position: 3 * STEP },
      { id: 'carta-2', position: 4 * STEP },
    ]);
  });

  it('sin repetir los que ya tienen su número', () => {
    expect(placeAt(placed(STEP, STEP + 1), moved, 1)).toEqual([
      { id: 'movida', position: 2 * STEP },
      { id: 'carta-1', position: 3 * STEP },
    ]);
  });

  it('siempre queda donde se soltó, y los demás en su orden', () => {
    const drop = fc.record({ index: fc.nat(12), moves: fc.nat(40) });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 510 * STEP }), { maxLength: 12 }),
        fc.array(drop, { minLength: 1, maxLength: 60 }),
        (numbers, drops) => {
          let cards = placed(...numbers.toSorted((one, other) => one - other));
          for (const { index, moves } of drops) {
            const [card = { id: 'nueva', position: 0 }] = cards.slice(moves % Math.max(1, cards.length));
            const others = cards.filter(({ id }) => id !== card.id);
            const at = Math.min(index, others.length);
            const expected = others.map(({ id }) => id).toSpliced(at, 0, card.id);
            const changed = placeAt(others, card, at);
            const after = [...others, card].map((one) => changed.find(({ id }) => id === one.id) ?? one);
            cards = after.toSorted(byPosition);
            expect(cards.map(({ id }) => id)).toEqual(expected);
            for (const { position } of changed) expect(Number.isInteger(position)).toBe(true);
          }
        },
      ),
    );
  });

  it('soltar siempre al principio no se queda nunca sin números', () => {
    let cards: Placed[] = [];
    for (let count = 0; count < 60; count += 1) {
      const changed = placeAt(cards, { id: `${count}`, position: 0 }, 0);
      const known = cards.map((one) => changed.find(({ id }) => id === one.id) ?? one);
      cards = [...known, ...changed.filter(({ id }) => id === `${count}`)].toSorted(byPosition);
    }
    expect(cards.map(({ id }) => Number(id))).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index));
  });
});

it('numerar de nuevo separa un paso', () =>
  expect(renumbered(placed(7, 9)).map(({ position }) => position)).toEqual([STEP, 2 * STEP]));
