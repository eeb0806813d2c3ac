import { centavos } from '@cuadra/core/dinero';
import { describe, expect, it } from 'vitest';
import { tabla, tramo, version } from '../testing/producto.ts';
import { compararReglas, compararTasas, laDeAntes } from './comparar.ts';

describe('lo que cambia al publicar', () => {
  it('de las reglas, solo lo que es otro', () => {
    expect(compararReglas('vista', version(), version({ minimo: centavos(200_00) }))).toEqual([
      { tema: 'Desde cuánto', antes: 'Gana desde Q\u00a0100.00.', despues: 'Gana desde Q\u00a0200.00.' },
    ]);
    expect(compararReglas('vista', version(), version())).toEqual([]);
    expect(compararReglas('vista', undefined, version()).every(({ antes }) => antes === null)).toBe(true);
  });

  it('de las tasas, tramo por tramo, también los que ya no están', () => {
    const nueva = tabla({
      tramos: [
        tramo(0, 10_000_00, 25_000),
        tramo(10_000_00, 50_000_00, 35_000),
        tramo(50_000_00, null, 40_000),
      ],
    });
    expect(
      compararTasas('vista', tabla(), nueva).map(({ tema, antes, despues }) => [tema, antes, despues]),
    ).toEqual([
      ['De Q\u00a00.00 a menos de Q\u00a010,000.00', '2.00\u00a0%', '2.50\u00a0%'],
      ['De Q\u00a010,000.00 a menos de Q\u00a050,000.00', null, '3.50\u00a0%'],
      ['Desde Q\u00a050,000.00', null, '4.00\u00a0%'],
      ['Desde Q\u00a010,000.00', '3.50\u00a0%', null],
    ]);
  });

  it('se compara con la publicada que rige la víspera', () => {
    const reglas = [
      { desde: '2027-01-01', estado: 'publicada' },
      { desde: '2026-01-01', estado: 'publicada' },
      { desde: '2026-06-01', estado: 'borrador' },
    ];
    expect(laDeAntes(reglas, '2026-12-01')?.desde).toBe('2026-01-01');
    expect(laDeAntes(reglas, '2026-01-01')).toBeUndefined();
  });
});
