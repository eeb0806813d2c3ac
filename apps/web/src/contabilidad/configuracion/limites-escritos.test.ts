import type { LimiteDeContabilizacion } from '@cuadra/contract/contabilidad/configuracion';
import { centavos } from '@cuadra/core/dinero';
import { expect, test } from 'vitest';
import { comoSeEscriben, comoSeGuardan, errorDeMonto, rolesQueRegistran } from './limites-escritos.ts';

const guardados: LimiteDeContabilizacion[] = [
  { rol: 'contador', tipo: 'diario', montoMax: null },
  { rol: 'contador', tipo: 'ajuste', montoMax: centavos(50_000_000) },
  { rol: 'auxiliar', tipo: 'diario', montoMax: centavos(1_000_000) },
];

test('solo se limita a quien registra', () => expect(rolesQueRegistran).toEqual(['contador', 'auxiliar']));

test('nunca, hasta un monto o sin límite', () => {
  const escritos = comoSeEscriben(guardados);
  expect(escritos['contador-diario']).toEqual({ modo: 'libre', monto: '' });
  expect(escritos['contador-ajuste']).toEqual({ modo: 'hasta', monto: '500,000.00' });
  expect(escritos['auxiliar-ajuste']).toEqual({ modo: 'revision', monto: '' });
});

test('lo que se escribe es lo que se guarda, y lo de otros roles no se toca', () => {
  const todos = [{ rol: 'cajero', tipo: 'diario', montoMax: centavos(1) } as const, ...guardados];
  expect(comoSeGuardan(comoSeEscriben(todos), todos)).toEqual(todos);
});

test.each([
  ['', 'Escriba un monto, como 10,000.00.'],
  ['mil', 'Escriba un monto, como 10,000.00.'],
  ['0', 'Debe ser mayor que cero.'],
  ['10,000,000,000.01', 'Es demasiado grande.'],
  ['10,000,000,000.00', undefined],
  ['1500', undefined],
])('«%s»', (monto, error) => {
  expect(errorDeMonto({ modo: 'hasta', monto })).toBe(error);
  expect(errorDeMonto({ modo: 'libre', monto })).toBeUndefined();
});
