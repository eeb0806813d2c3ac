import { expect, test } from 'vitest';
import { added, type Chosen, toggled } from './row-selection.ts';

interface Fila {
  readonly id: string;
  readonly version: number;
}

const MAX = 200;
const NINGUNA: Chosen<Fila> = new Map();
const filas = Array.from({ length: MAX + 5 }, (_, n) => ({ id: `p${n}`, version: 1 }));
const [una, otra] = filas as [Fila, Fila];

test('se elige y se deja de elegir', () => {
  const dos = toggled(toggled(NINGUNA, una, MAX), otra, MAX);
  expect([...dos.keys()]).toEqual(['p0', 'p1']);
  expect([...toggled(dos, una, MAX).keys()]).toEqual(['p1']);
});

test('no pasa de las que se pueden atender juntas, y las elegidas se ponen al día', () => {
  const llena = added(NINGUNA, filas, MAX);
  expect(llena.size).toBe(MAX);
  expect(toggled(llena, filas.at(-1) ?? una, MAX).size).toBe(MAX);
  const cambiada = { ...una, version: 9 };
  expect(added(llena, [cambiada], MAX).get('p0')?.version).toBe(9);
});
