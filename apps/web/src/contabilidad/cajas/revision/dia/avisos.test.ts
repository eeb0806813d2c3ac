import { expect, it } from 'vitest';
import { cajaDePrueba } from '../testing/caja-de-prueba.ts';
import { avisosDe } from './avisos.ts';

it('sin nada que ver no hay avisos', () => {
  expect(avisosDe(cajaDePrueba({ estado: 'cerrada' }))).toEqual([]);
});

it('dice que está congelada, que espera a otra persona y que pasa de la tolerancia', () => {
  expect(avisosDe(cajaDePrueba({ congelada: true, estado: 'abierta' }))).toEqual(['Congelada']);
  expect(
    avisosDe(cajaDePrueba({ estado: 'cerrada', esperaSegundaPersona: true, excedeTolerancia: true })),
  ).toEqual(['Espera segunda persona', 'Pasa de la tolerancia']);
});

it('de una revisada, la tolerancia ya se decidió', () => {
  expect(avisosDe(cajaDePrueba({ estado: 'revisada', excedeTolerancia: true }))).toEqual([]);
});
