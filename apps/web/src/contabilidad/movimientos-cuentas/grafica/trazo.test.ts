import { centavos } from '@cuadra/core/dinero';
import { describe, expect, it } from 'vitest';
import { puntoEn, trazar } from './trazo.ts';

const grupo = (clave: string, saldo: number) => ({ clave, saldo: centavos(saldo) });
const DIEZ_DIAS = { desde: '2026-11-01', hasta: '2026-11-10' };

describe('la línea', () => {
  it('es de escalones: el saldo se mantiene hasta el siguiente movimiento', () => {
    const { linea, puntos } = trazar(
      centavos(100),
      [grupo('2026-11-03', 200), grupo('2026-11-06', 0)],
      DIEZ_DIAS,
    );
    // Days 3 and 6 of ten begin at 2/10 and 5/10 of the width; 100 is half way between 0 and 200.
    expect(linea).toBe('M0 50H0V50H200V0H500V100H1000');
    expect(puntos.map(({ fecha }) => fecha)).toEqual(['2026-11-01', '2026-11-03', '2026-11-06']);
  });

  it('un movimiento del primer día no deja lugar al saldo inicial como punto', () => {
    const { puntos } = trazar(centavos(100), [grupo('2026-11-01', 300)], DIEZ_DIAS);
    expect(puntos).toEqual([{ fecha: '2026-11-01', saldo: 300, x: 0, y: 0 }]);
  });

  it('sin movimientos queda a media altura', () => {
    expect(trazar(centavos(500), [], DIEZ_DIAS)).toMatchObject({ linea: 'M0 50H0V50H1000', cero: undefined });
  });
});

describe('el cero', () => {
  it('se ve cuando el saldo pasa por él, y la superficie llega hasta él', () => {
    const { cero, superficie } = trazar(centavos(100), [grupo('2026-11-06', -100)], DIEZ_DIAS);
    expect(cero).toBe(50);
    expect(superficie.endsWith('V50H0Z')).toBe(true);
  });

  it('cuando no, no hay superficie', () => {
    expect(trazar(centavos(100), [grupo('2026-11-06', 200)], DIEZ_DIAS)).toMatchObject({
      cero: undefined,
      superficie: '',
    });
  });
});

it('el día de un lugar es el último que empieza antes', () => {
  const { puntos } = trazar(centavos(100), [grupo('2026-11-03', 200), grupo('2026-11-06', 0)], DIEZ_DIAS);
  expect([0, 199, 200, 499, 500, 1000].map((x) => puntoEn(puntos, x))).toEqual([0, 0, 1, 1, 2, 2]);
});
