import { describe, expect, it } from 'vitest';
import { CERO, centavos } from '../dinero.ts';
import { incompatibilidades, tratamientoDe } from './reglas.ts';
import { REGLAS } from './testing/entradas.ts';

const campos = (cambios: Partial<typeof REGLAS>, modo: 'total' | 'marginal' = 'total') =>
  incompatibilidades({ ...REGLAS, ...cambios }, [{ modo }]).map(({ campo }) => campo);

describe('reglas que no van juntas', () => {
  it('las corrientes van juntas', () => {
    expect(campos({}, 'marginal')).toEqual([]);
    expect(campos({ capitalizacion: 'diaria', base: 'ACT/360' })).toEqual([]);
  });

  it('la capitalización diaria pide saldo diario, un año de un solo largo y una sola tasa', () => {
    expect(campos({ capitalizacion: 'diaria', metodo: 'minimo', base: '30E/360' }, 'marginal')).toEqual([
      'metodo',
      'base',
      'tablas',
    ]);
    expect(campos({ capitalizacion: 'diaria', base: 'ACT/ACT-ISDA' })).toEqual(['base']);
  });

  it('el tope no queda bajo el mínimo', () => {
    const minimo = centavos(100_000);
    expect(campos({ minimo, tope: minimo })).toEqual([]);
    expect(incompatibilidades({ ...REGLAS, minimo, tope: centavos(99_999) }, [])).toEqual([
      { campo: 'tope', mensaje: 'El tope no puede ser menor que el saldo mínimo para ganar, Q 1,000.00.' },
    ]);
    expect(campos({ tope: CERO })).toEqual(['tope']);
    expect(campos({ minimo: centavos(-1) })).toEqual(['minimo']);
  });
});

describe('qué hace cada estado', () => {
  const reglas = { ...REGLAS, inactivas: 'devenga', bloqueadas: 'no-paga' } as const;
  it.each([
    ['activa', 'paga'],
    ['por-retirar', 'paga'],
    ['inactiva', 'devenga'],
    ['bloqueada', 'no-paga'],
    ['cerrada', 'no-paga'],
  ] as const)('%s: %s', (estado, esperado) => {
    expect(tratamientoDe(estado, reglas)).toBe(esperado);
  });
});
