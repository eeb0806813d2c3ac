import type { LimiteDeContabilizacion } from '@cuadra/contract/contabilidad/configuracion';
import { centavos } from '@cuadra/core/dinero';
import { expect, test } from 'vitest';
import {
  comoSeEscriben,
  comoSeGuardan,
  errorDeDiario,
  errorDeMonto,
  type LimiteEscrito,
  rolesQueRegistran,
} from './limites-escritos.ts';

const guardados: LimiteDeContabilizacion[] = [
  { rol: 'contador', tipo: 'diario', montoMax: null, montoDiario: null },
  { rol: 'contador', tipo: 'ajuste', montoMax: centavos(50_000_000), montoDiario: null },
  { rol: 'auxiliar', tipo: 'diario', montoMax: centavos(1_000_000), montoDiario: centavos(5_000_000) },
];

test('solo se limita a quien registra', () => expect(rolesQueRegistran).toEqual(['contador', 'auxiliar']));

test('nunca, hasta un monto o sin límite', () => {
  const escritos = comoSeEscriben(guardados);
  expect(escritos['contador-diario']).toEqual({ modo: 'libre', monto: '', diario: '' });
  expect(escritos['contador-ajuste']).toEqual({ modo: 'hasta', monto: '500,000.00', diario: '' });
  expect(escritos['auxiliar-diario']).toEqual({ modo: 'hasta', monto: '10,000.00', diario: '50,000.00' });
  expect(escritos['auxiliar-ajuste']).toEqual({ modo: 'revision', monto: '', diario: '' });
});

test('lo que se escribe es lo que se guarda, y lo de otros roles no se toca', () => {
  const todos = [
    { rol: 'cajero', tipo: 'diario', montoMax: centavos(1), montoDiario: null } as const,
    ...guardados,
  ];
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
  expect(errorDeMonto({ modo: 'hasta', monto, diario: '' })).toBe(error);
  expect(errorDeMonto({ modo: 'libre', monto, diario: '' })).toBeUndefined();
});

test.each<[LimiteEscrito, string | undefined]>([
  [{ modo: 'hasta', monto: '100', diario: '' }, undefined],
  [{ modo: 'hasta', monto: '100', diario: '99.99' }, 'No puede ser menor que el de una partida.'],
  [{ modo: 'hasta', monto: '100', diario: '100' }, undefined],
  [{ modo: 'libre', monto: '', diario: '1' }, undefined],
  [{ modo: 'libre', monto: '', diario: 'mil' }, 'Escriba un monto, como 10,000.00.'],
  [{ modo: 'hasta', monto: '100', diario: '0' }, 'Debe ser mayor que cero.'],
  [{ modo: 'revision', monto: '', diario: 'mil' }, undefined],
])('el del día: %o', (escrito, error) => {
  expect(errorDeDiario(escrito)).toBe(error);
});
