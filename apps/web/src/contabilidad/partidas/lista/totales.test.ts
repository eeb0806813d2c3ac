import type { TotalesDePartidas } from '@cuadra/contract/contabilidad/partidas';
import { centavos } from '@cuadra/core/dinero';
import { expect, test } from 'vitest';
import { totalesEnPalabras } from './totales.ts';

const cien = centavos(10_000);
const todas: TotalesDePartidas = {
  total: 1_234,
  completo: true,
  contabilizadas: 1_234,
  debe: cien,
  haber: cien,
  aparte: [],
};
const borradores = { estado: 'borrador', total: 3, debe: centavos(9_000), haber: centavos(8_000) } as const;
const rechazada = { estado: 'rechazada', total: 1, debe: cien, haber: cien } as const;

test('si todo está contabilizado, cuántas son y lo que suman', () => {
  expect(totalesEnPalabras(todas)).toEqual({
    cuantas: '1,234 partidas',
    sumas: [
      { nombre: 'Debe', centavos: cien },
      { nombre: 'Haber', centavos: cien },
    ],
    aparte: [],
  });
});

/** A quetzal is not separated from its figure. */
const junto = (texto: string) => texto.replaceAll('Q ', 'Q\u00a0');

test('lo que no está contabilizado se dice aparte, cada estado con lo suyo', () => {
  const totales = { ...todas, total: 5, contabilizadas: 1, aparte: [borradores, rechazada] };
  expect(totalesEnPalabras(totales)).toMatchObject({
    cuantas: '5 partidas, 1 contabilizada',
    sumas: [{ centavos: cien }, { centavos: cien }],
    aparte: [junto('3 borradores: Debe Q 90.00, Haber Q 80.00'), junto('1 rechazada: Q 100.00')],
  });
});

test('si solo hay de un estado, las sumas son las suyas y lo dicen', () => {
  const totales = {
    ...todas,
    total: 3,
    contabilizadas: 0,
    debe: centavos(0),
    haber: centavos(0),
    aparte: [borradores],
  };
  expect(totalesEnPalabras(totales)).toEqual({
    cuantas: '3 partidas',
    sumas: [
      { nombre: 'Debe, borrador', centavos: 9_000 },
      { nombre: 'Haber, borrador', centavos: 8_000 },
    ],
    aparte: [],
  });
});

test('si no se contaron todas, se dice más de cuántas y no se suma nada', () => {
  const muchas = {
    ...todas,
    total: 10_003,
    contabilizadas: 10_000,
    completo: false,
    debe: null,
    haber: null,
  };
  expect(totalesEnPalabras(muchas)).toMatchObject({ cuantas: 'Más de 10,000 partidas', sumas: [] });
  expect(totalesEnPalabras({ ...muchas, total: 1_987 }).cuantas).toBe('Más de 1,900 partidas');
  expect(totalesEnPalabras({ ...muchas, total: 0, contabilizadas: 0 }).cuantas).toBe('Aún sin contar');
  const conBorrador = { ...muchas, total: 3, contabilizadas: 0, aparte: [borradores] };
  expect(totalesEnPalabras(conBorrador)).toMatchObject({ cuantas: 'Más de 3 partidas', sumas: [] });
});
