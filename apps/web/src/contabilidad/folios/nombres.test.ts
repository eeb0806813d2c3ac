import type { Pieza } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { expect, test } from 'vitest';
import { contenidoDe, decirQuedan, losFolios } from './nombres.ts';

const pieza = (cambios: Partial<Pieza>): Pieza => ({
  id: '0199a1b2-0000-7000-8000-000000000001',
  libro: 'diario',
  n: 1,
  clase: 'impresion',
  titulo: 'Libro Diario',
  ejercicio: 2026,
  partidas: null,
  corte: null,
  folios: [],
  anulados: [],
  paginas: 1,
  bytes: 1,
  huella: '',
  impresaPor: { id: '0199a1b2-0000-7000-8000-00000000000a', nombre: 'Ana Choc' },
  impresaEn: '2026-11-16T15:00:00Z',
  entregas: [],
  ...cambios,
});

test.each([
  [{ partidas: { desde: 1, hasta: 1890 } }, 'Partidas 1/2026 a 1890/2026'],
  [{ partidas: { desde: 1890, hasta: 1890 } }, 'Partida 1890/2026'],
  [
    { clase: 'sustitucion', partidas: { desde: 3, hasta: 4 } },
    'Hojas que sustituyen a otras anuladas. Partidas 3/2026 a 4/2026',
  ],
  [{ titulo: 'Inventarios: Balance general', corte: '2026-06-30' }, 'Balance general al 30/06/2026'],
] satisfies [Partial<Pieza>, string][])('lo que lleva una pieza: %j', (cambios, dicho) => {
  expect(contenidoDe(pieza(cambios))).toBe(dicho);
});

test('los folios se nombran en singular si es uno', () => {
  expect(losFolios([{ desde: 17, hasta: 17 }])).toBe('el folio 17');
  expect(losFolios([{ desde: 17, hasta: 20 }])).toBe('los folios 17 a 20');
  expect(
    losFolios([
      { desde: 17, hasta: 17 },
      { desde: 19, hasta: 20 },
    ]),
  ).toBe('los folios 17, 19 a 20');
});

test('cuántos quedarán, también cuando es uno o ninguno', () => {
  expect([0, 1, 1_250].map(decirQuedan)).toEqual(['No quedará ninguno.', 'Quedará 1.', 'Quedarán 1,250.']);
});
