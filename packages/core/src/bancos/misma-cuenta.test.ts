import { describe, expect, it } from 'vitest';
import { mismaCuenta } from './misma-cuenta.ts';

const NUESTRA = '3-445-01234-5';

describe('la cuenta que un archivo dice', () => {
  it.each([
    ['3-445-01234-5', 'misma'],
    ['3445012345', 'misma'],
    ['0000003445012345', 'misma'],
    [' 3445 0123 45 ', 'misma'],
    ['GT82BRRL01010000003445012345', 'misma'],
    ['Cta. 3445012345', 'misma'],
    ['3445012346', 'otra'],
    ['13445012345', 'otra'],
    ['345', 'otra'],
    ['GT82BRRL01010000003445012346', 'otra'],
    [null, 'no-dice'],
    ['', 'no-dice'],
    ['Monetaria', 'no-dice'],
  ] as const)('%j es %s', (escrita, esperado) => {
    expect(mismaCuenta(escrita, NUESTRA)).toBe(esperado);
  });

  it.each([
    ['******2345', 'misma'],
    ['XXXXXX2345', 'misma'],
    ['xxxx-xxx345', 'misma'],
    ['3445••••45', 'misma'],
    ['3-4**-0**34-5', 'misma'],
    ['***2346', 'otra'],
    ['9445****45', 'otra'],
    ['********45', 'no-dice'],
    ['**********', 'no-dice'],
    // More in sight than there is: the same digits are not counted twice.
    ['34450123*012345', 'otra'],
  ] as const)('con dígitos ocultos, %j es %s', (escrita, esperado) => {
    expect(mismaCuenta(escrita, NUESTRA)).toBe(esperado);
  });
});
