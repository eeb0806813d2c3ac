import { expect, test } from 'vitest';
import { partidaDePrueba } from '../testing/servidor-de-prueba.ts';
import { porContinuar } from './por-continuar.ts';

const partida = (id: string, hora: number, estado: 'borrador' | 'rechazada' = 'borrador') =>
  ({ ...partidaDePrueba({}), id, estado, editadaEn: `2026-11-10T0${hora}:00:00Z` }) as const;
const vieja = partida('vieja', 1);
const nueva = partida('nueva', 5);
const devuelta = partida('devuelta', 9, 'rechazada');

const ofrecidas = (copias: readonly string[], ...partidas: (typeof vieja)[]) =>
  porContinuar(partidas, (id) => copias.includes(id)).map(({ id }) => id);

test('lo último que se escribió y lo que devolvieron', () => {
  expect(ofrecidas([], devuelta, vieja, nueva)).toEqual(['nueva', 'devuelta']);
  expect(ofrecidas([], devuelta)).toEqual(['devuelta']);
  expect(ofrecidas([])).toEqual([]);
});

test('el que se siguió escribiendo va antes que el que se empezó después', () => {
  const retomada = { ...partida('retomada', 8), registradaEn: '2026-11-01T00:00:00Z' };
  const empezada = { ...partida('empezada', 5), registradaEn: '2026-11-09T00:00:00Z' };
  expect(ofrecidas([], empezada, retomada)).toEqual(['retomada']);
});

test('lo que este equipo no llegó a guardar va primero, aunque sea más viejo o lo hayan devuelto', () => {
  expect(ofrecidas(['vieja'], devuelta, vieja, nueva)).toEqual(['vieja', 'devuelta']);
  expect(ofrecidas(['devuelta'], devuelta, vieja, nueva)).toEqual(['devuelta']);
});
