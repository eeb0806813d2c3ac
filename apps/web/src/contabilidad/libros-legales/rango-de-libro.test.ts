import { expect, test } from 'vitest';
import { deUnAnio, enUnAnio } from './rango-de-libro.ts';

test('un rango que no sirve no se lee a medias', () => {
  const nada = { desde: undefined, hasta: undefined };
  const entero = { desde: '2026-01-05', hasta: '2026-03-31' };
  expect(deUnAnio(entero)).toEqual(entero);
  expect(deUnAnio({ desde: '2026-01-05' })).toEqual(nada);
  expect(deUnAnio({ desde: '2026-03-05', hasta: '2026-01-31' })).toEqual(nada);
  expect(deUnAnio({ desde: '2025-12-31', hasta: '2026-01-01' })).toEqual(nada);
});

test('un rango que pasa de año se queda en el mes de la punta que se movió', () => {
  const antes = { desde: '2026-03-01', hasta: '2026-03-31' };
  expect(enUnAnio({ ...antes, desde: '2025-11-10' }, antes)).toEqual({
    desde: '2025-11-10',
    hasta: '2025-11-30',
  });
  expect(enUnAnio({ ...antes, hasta: '2027-02-10' }, antes)).toEqual({
    desde: '2027-02-01',
    hasta: '2027-02-10',
  });
  expect(enUnAnio({ desde: '2026-01-01', hasta: '2026-12-31' }, antes)).toEqual({
    desde: '2026-01-01',
    hasta: '2026-12-31',
  });
});
