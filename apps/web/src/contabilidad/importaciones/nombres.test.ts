import { expect, it, test } from 'vitest';
import { decirHecha, nombreDeMes } from './nombres.ts';

const NADA = { contabilizadas: 0, enRevision: 0, borradores: 0, series: [] };
const serie = (primerNumero: number, ultimoNumero: number, ejercicio = 2026) => ({
  ejercicio,
  primerNumero,
  ultimoNumero,
});

it('dice cuántas y cuáles, como se nombra una partida en todas partes', () => {
  expect(decirHecha({ ...NADA, contabilizadas: 1, series: [serie(6231, 6231)] })).toBe(
    'Se contabilizó 1 partida: 6231/2026.',
  );
  expect(decirHecha({ ...NADA, contabilizadas: 12, series: [serie(6231, 6240), serie(1, 2, 2027)] })).toBe(
    'Se contabilizaron 12 partidas: 6231/2026 a 6240/2026; 1/2027 a 2/2027.',
  );
});

it('y lo que quedó en revisión o como borrador, en singular si es una', () => {
  expect(decirHecha({ ...NADA, enRevision: 1, borradores: 1 })).toBe(
    'Se envió a revisión 1 partida. Quedó como borrador 1 partida.',
  );
  expect(decirHecha({ ...NADA, enRevision: 2, borradores: 1_200 })).toBe(
    'Se enviaron a revisión 2 partidas. Quedaron como borradores 1,200 partidas.',
  );
});

test.each([
  ['2026-11', 'nov 2026'],
  ['2027-01', 'ene 2027'],
  ['', ''],
])('%s es %s', (mes, nombre) => expect(nombreDeMes(mes)).toBe(nombre));
