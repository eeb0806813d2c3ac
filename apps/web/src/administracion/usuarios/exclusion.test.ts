import { expect, test } from 'vitest';
import { exclusionDe } from './exclusion.ts';

const pares = [
  { rolA: 'cajero', rolB: 'contador', razon: 'Quien maneja efectivo no lo aprueba.' },
  { rolA: 'administrador', rolB: 'contador', razon: 'Quien da los permisos no aprueba.' },
] as const;

test('un rol excluido dice con cuál y por qué, en los dos sentidos', () => {
  expect(exclusionDe('contador', ['cajero'], pares)).toBe(
    'No se combina con Cajero. Quien maneja efectivo no lo aprueba.',
  );
  expect(exclusionDe('cajero', ['contador'], pares)).toBe(
    'No se combina con Contador. Quien maneja efectivo no lo aprueba.',
  );
});

test('lo que se combina, y lo que ya está elegido, no se excluye', () => {
  expect(exclusionDe('auxiliar', ['cajero', 'contador'], pares)).toBeUndefined();
  expect(exclusionDe('cajero', ['cajero', 'contador'], pares)).toBeUndefined();
});
