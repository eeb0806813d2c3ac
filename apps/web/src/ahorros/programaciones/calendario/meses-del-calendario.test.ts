import { expect, it, test } from 'vitest';
import { diaSiguiente, mesesEntre } from './meses-del-calendario.ts';

it('cada mes empieza en lunes y tiene sus días, una vez cada uno', () => {
  const [noviembre, diciembre, ...otros] = mesesEntre('2026-11-16', '2026-12-31');
  expect(otros).toEqual([]);
  // 1 November 2026 is a Sunday.
  expect(noviembre?.semanas[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(noviembre?.semanas.flat().filter((dia) => dia !== null)).toHaveLength(30);
  expect(diciembre?.semanas.flat().filter((dia) => dia !== null)).toHaveLength(31);
});

it('un año desde un día cualquiera son trece meses, el primero y el último en parte', () => {
  expect(mesesEntre('2026-11-16', '2027-11-15')).toHaveLength(13);
  expect(mesesEntre('2027-01-01', '2027-12-31').map(({ clave }) => clave)).toContain('2027-02');
});

const ANIO = { desde: '2026-11-16', hasta: '2027-11-15' };
test.each([
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowLeft', '2026-11-16', '2026-11-16'],
  ['ArrowDown', '2026-11-30', '2026-12-07'],
  ['Home', '2026-11-18', '2026-11-16'],
  ['End', '2026-11-18', '2026-11-22'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageDown', '2027-11-01', '2027-11-15'],
])('%s desde %s lleva a %s', (tecla, dia, nuevo) => expect(diaSiguiente(tecla, dia, ANIO)).toBe(nuevo));

it('otra tecla no mueve', () => expect(diaSiguiente('a', '2026-11-30', ANIO)).toBeUndefined());
