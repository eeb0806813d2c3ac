import { describe, expect, it } from 'vitest';
import { CERO, centavos } from '../dinero.ts';
import { diferenciaDeCosto, type SimulacionDeAnio, simularAnio } from './simular-anio.ts';
import { REGLAS, tablaDe } from './testing/entradas.ts';

/** Q 1,000.00 at 6 % during 2025. */
const simulacion: SimulacionDeAnio = {
  desde: '2025-01-01',
  saldo: centavos(100_000),
  cuentas: 1,
  plazoDias: 0,
  tasaPactada: null,
  reglas: { ...REGLAS, abono: 'anual' },
  tablas: [tablaDe('2020-01-01', [60_000])],
  isr: null,
  capitaliza: true,
};

describe('el costo de un año', () => {
  it('con un solo abono la tasa efectiva es la nominal', () => {
    expect(simularAnio(simulacion)).toMatchObject({
      interes: 6_000,
      costo: 6_000,
      tasaEfectiva: '6.000000000000',
    });
  });

  it('abonado cada semestre, lo del primero gana en el segundo', () => {
    const { abonos, interes, tasaEfectiva } = simularAnio({
      ...simulacion,
      reglas: { ...REGLAS, abono: 'semestral' },
    });
    // 100,000 × 0.06 × 181 ÷ 365 = 2,975.34; 102,975 × 0.06 × 184 ÷ 365 = 3,114.65
    expect(abonos.map((abono) => [abono.desde, abono.saldo, abono.interes])).toEqual([
      ['2025-01-01', 100_000, 2_975],
      ['2025-07-01', 102_975, 3_115],
    ]);
    expect(interes).toBe(6_090);
    expect(tasaEfectiva).toBe('6.089983561644'); // (2,975.342466 + 3,114.641096) ÷ 100,000
  });

  it('si se retira lo abonado, no gana sobre sí mismo', () => {
    const { tasaEfectiva, abonos } = simularAnio({ ...simulacion, reglas: REGLAS, capitaliza: false });
    expect(abonos).toHaveLength(12);
    expect(tasaEfectiva).toBe('6.000000000000');
  });

  it('lo retenido no se queda en la cuenta', () => {
    const isr = { ppm: 100_000, minimo: CERO };
    const anio = simularAnio({ ...simulacion, isr, reglas: { ...REGLAS, abono: 'semestral' } });
    expect(anio.abonos[1]?.saldo).toBe(102_677); // 2,975 less 298
    expect(anio.isr).toBe(298 + 311);
  });

  it('empieza a medio mes y termina un año después, en el mismo día', () => {
    const { abonos } = simularAnio({ ...simulacion, desde: '2024-02-29', reglas: REGLAS });
    expect([abonos[0]?.hasta, abonos.at(-1)?.hasta]).toEqual(['2024-03-01', '2025-02-28']);
    const porCuenta = simularAnio({
      ...simulacion,
      desde: '2025-01-31',
      reglas: { ...REGLAS, abono: 'aniversario' },
    });
    expect(porCuenta.abonos.map(({ hasta }) => hasta).slice(0, 3)).toEqual([
      '2025-02-28',
      '2025-03-31',
      '2025-04-30',
    ]);
  });

  it('un plazo se renueva cada vez que vence', () => {
    const reglas = { ...REGLAS, abono: 'vencimiento' } as const;
    const { abonos } = simularAnio({ ...simulacion, reglas, plazoDias: 180, tasaPactada: 60_000 });
    expect(abonos.map(({ desde, hasta }) => [desde, hasta])).toEqual([
      ['2025-01-01', '2025-06-30'],
      ['2025-06-30', '2025-12-27'],
      ['2025-12-27', '2026-01-01'],
    ]);
    expect(simularAnio({ ...simulacion, reglas }).abonos).toHaveLength(1);
  });

  it('dice cuánto más cuesta otra tasa a todas las cuentas', () => {
    const antes = simularAnio({ ...simulacion, cuentas: 2_600 });
    const despues = simularAnio({ ...simulacion, cuentas: 2_600, tablas: [tablaDe('2020-01-01', [55_000])] });
    expect(diferenciaDeCosto(antes, despues)).toBe(-1_300_000);
  });

  it('sin saldo no hay costo ni tasa', () => {
    expect(simularAnio({ ...simulacion, saldo: CERO })).toMatchObject({
      costo: 0,
      tasaEfectiva: '0.000000000000',
    });
  });
});
