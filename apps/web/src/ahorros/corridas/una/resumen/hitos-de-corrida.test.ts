import { expect, it } from 'vitest';
import { ANA, BETO, corrida } from '#ahorros/corridas/testing/corrida.ts';
import { hitosDe } from './hitos-de-corrida.ts';

it('la calculada dice lo que falta; nadie la ha aprobado ni aplicado', () => {
  expect(hitosDe(corrida()).map(({ nombre, en }) => [nombre, en !== null])).toEqual([
    ['Creada', true],
    ['Calculada', true],
    ['Aprobada', false],
    ['Aplicada', false],
  ]);
});

it('la revertida dice quién; la cancelada no espera nada', () => {
  const revertida = hitosDe(
    corrida({ estado: 'revertido', revertidaPor: BETO, revertidaEn: '2026-11-05T12:00:00Z' }),
  );
  expect(revertida.at(-1)).toEqual({ nombre: 'Revertida', por: BETO, en: '2026-11-05T12:00:00Z' });
  expect(hitosDe(corrida({ estado: 'cancelado' })).map(({ por }) => por)).toEqual([ANA, ANA]);
});
