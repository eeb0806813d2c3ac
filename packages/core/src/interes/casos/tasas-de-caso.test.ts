// Rates, yields and what is withheld, of the same families as the cases of the file; worked out apart.
import { describe, expect, it } from 'vitest';
import { CasoNoEntendido, type DatosDeCaso } from './caso.ts';
import { resolverCaso } from './resolver-caso.ts';

const equivalente = (inputs: DatosDeCaso) => resolverCaso({ kind: 'effective_rate', inputs }).value;
const retenido = (inputs: DatosDeCaso) => resolverCaso({ kind: 'withholding', inputs }).value;
const dias = (convention: string, start: string, end: string) =>
  resolverCaso({ kind: 'day_count', inputs: { convention, start, end } });

describe('las tasas equivalentes', () => {
  it.each([
    ['0.08', 'CONTINUOUS', 'ANNUAL', '0.083287067674958554'],
    ['0.08', 'CONTINUOUS', 'SEMIANNUAL', '0.081621548384776454'],
    ['0.08', 'CONTINUOUS', 'QUARTERLY', '0.080805360107023241'],
    ['0.08', 'CONTINUOUS', 'MONTHLY', '0.080267260248231917'],
    ['0.08', 'CONTINUOUS', 'WEEKLY', '0.080061570031865365'],
    ['0.08', 'CONTINUOUS', 'DAILY', '0.080008767763843193'],
    ['0.06', 'MONTHLY', 'ANNUAL', '0.061677811864499569'],
    ['0.06', 'MONTHLY', 'DAILY', '0.059855405362501948'],
    ['0.06', 'MONTHLY', 'CONTINUOUS', '0.059850498132468883'],
    ['0.01', 'ANNUAL', 'SIMPLE', '0.010000000000000000'],
    ['0.02', 'SIMPLE', 'ANNUAL', '0.020000000000000000'],
    ['0.0824', 'QUARTERLY', 'QUARTERLY', '0.082400000000000000'],
  ])('%s de %s a %s', (rate, from, to, esperada) => {
    expect(equivalente({ rate, from, to, scale: 18 })).toBe(esperada);
  });

  it('en otro tiempo que un año, y por ciento', () => {
    expect(equivalente({ rate: '0.06', from: 'MONTHLY', to: 'SIMPLE', time: '0.5', scale: 6 })).toBe(
      '0.060755',
    );
    expect(equivalente({ rate_pct: '12', from: 'CONTINUOUS', to: 'EFFECTIVE', scale: 2 })).toBe('12.75');
  });

  it('por unos días de una tasa efectiva', () => {
    const efectiva = { rate: '0.12', from: 'EFFECTIVE', days: 30, days_in_year: 360, scale: 12 };
    expect(equivalente(efectiva)).toBe('0.009488792935');
  });

  it('el rendimiento de un año por lo que se ganó en otros días', () => {
    const inputs = { interest: '30.37', principal: '1000', days: 182 };
    expect(resolverCaso({ kind: 'apy', inputs }).value).toBe('6.18');
  });
});

describe('la retención', () => {
  const caso = { gross_interest: '12000', rate_pct: '10', threshold: '10000' };

  it('es de todo lo ganado cuando pasa del mínimo, o solo del exceso si así se dice', () => {
    expect(retenido(caso)).toBe('1200');
    expect(retenido({ ...caso, base: 'excess' })).toBe('200');
    expect(retenido({ ...caso, gross_interest: '9999' })).toBe('0');
    expect(retenido({ ...caso, gross_interest: '10000' })).toBe('0');
  });

  it('sin mínimo es siempre, en centavos, y de quien no está exento', () => {
    expect(retenido({ gross_interest: '1234.56', rate_pct: '10' })).toBe('123.46');
    expect(retenido({ gross_interest: '12345', rate_pct: '10' })).toBe('1234.50');
    expect(retenido({ gross_interest: '100.00', rate_pct: '10' })).toBe('10.00');
    expect(retenido({ gross_interest: '1234.56', rate_pct: '10', scale: 2, return: 'net' })).toBe('1111.10');
    expect(retenido({ gross_interest: '1234.56', rate_pct: '10', exempt: true })).toBe('0.00');
  });
});

describe('las cuentas de días', () => {
  it.each([
    ['ACT_365F', 32],
    ['Actual/365 (Fixed)', 32],
    ['ACT/364', 32],
    ['ACTUAL_360', 32],
    ['ACT/ACT ISDA', 32],
    ['ACT/365 (366 in leap years per the guide)', 32],
    ['30E/360', 30],
    ['E30_360', 30],
    ['THIRTY_E_360', 30],
    ['30U/360', 30],
    ['30/360', 30],
    ['30E+/360', 31],
    ['30_365', 30],
    ['NL/365', 32],
  ])('%s se conoce', (convencion, esperados) => {
    expect(dias(convencion, '2025-07-30', '2025-08-31').days).toBe(esperados);
  });

  it('dice también la parte del año', () => {
    expect(dias('30_365', '2011-06-17', '2012-12-30')).toMatchObject({
      days: 553,
      year_fraction: '1.515068493150685',
    });
    expect(dias('30_365', '2024-09-30', '2025-03-31').days).toBe(180);
  });
});

describe('lo que no se entiende', () => {
  const caso = {
    method: 'simple_segments',
    days_in_year: 365,
    rate_pct: '10',
    segments: [{ balance: '1', days: 1 }],
  };
  const mes = {
    history: [{ date: '2025-01-01', balance: '1' }],
    from: '2025-01-01',
    to_exclusive: '2025-02-01',
  };

  it.each<[string, string, DatosDeCaso]>([
    ['kind', 'dividendos', {}],
    ['method', 'interest', { ...caso, method: 'adivinar' }],
    ['method', 'interest', {}],
    ['rounding', 'interest', { ...caso, rounding: 'AL_GUSTO' }],
    ['scale', 'interest', { ...caso, scale: -1 }],
    ['rate_pct', 'interest', { ...caso, rate_pct: '10 %' }],
    ['rate_pct', 'interest', { ...caso, rate_pct: '1'.repeat(31) }],
    ['days_in_year', 'interest', { ...caso, days_in_year: undefined }],
    ['days_in_year', 'interest', { ...caso, days_in_year: 0 }],
    ['day_count', 'interest', { ...caso, day_count: 'BUS/252' }],
    ['day_count', 'interest', { ...caso, days_in_year: undefined, day_count: 'ACT/ACT AFB' }],
    ['segments[0].days', 'interest', { ...caso, segments: [{ balance: '1' }] }],
    ['segments[0].balance', 'interest', { ...caso, segments: [{ days: 1 }] }],
    ['segments', 'interest', { ...caso, segments: [] }],
    ['tiering', 'interest', { ...caso, tiers: [{ rate_pct: '1' }] }],
    ['tiers', 'interest', { ...caso, method: 'bands', tiers: [{ up_to: '0.5', rate_pct: '1' }] }],
    [
      'to_exclusive',
      'interest',
      { ...caso, ...mes, method: 'daily_balance_simple', to_exclusive: '2025-02-30' },
    ],
    [
      'return',
      'interest',
      {
        ...caso,
        ...mes,
        method: 'daily_posting',
        postings: 1,
        movements: [{ date: '2025-01-01', amount: '1' }],
        return: 'algo',
      },
    ],
    [
      'periods',
      'interest',
      { method: 'periodic_compounding', principal: '1', rate_pct: '1', periods_per_year: 1, periods: 5000 },
    ],
    ['method', 'balance_method', { ...mes, method: 'minimum_to_end_of_day' }],
    ['frequency', 'posting_periods', { frequency: 'A VECES', start: '2025-01-01', up_to: '2025-01-02' }],
    ['up_to', 'posting_periods', { frequency: 'DAILY', start: '2025-01-01', up_to: '2125-01-01' }],
    [
      'table',
      'rate_table',
      { amount: '5000.50', table: [{ amount_from: '1', amount_to: '5000', rate_pct: '5' }] },
    ],
    ['convention', 'day_count', { convention: '1/1', start: '2025-01-01', end: '2025-01-02' }],
    ['days', 'apy', { interest: '1', principal: '1', days: 0 }],
    ['inputs', 'apy', { interest: '-2', principal: '1', days: 7 }],
    ['inputs', 'effective_rate', { rate: '900', from: 'CONTINUOUS', to: 'ANNUAL' }],
    ['to', 'effective_rate', { rate: '0.1', from: 'ANNUAL', to: 'A VECES' }],
    ['base', 'withholding', { gross_interest: '1', rate_pct: '1', base: 'lo de siempre' }],
  ])('se rechaza por su nombre: %s de %s', (campo, kind, inputs) => {
    try {
      resolverCaso({ kind, inputs });
      expect.unreachable('respondió');
    } catch (error) {
      expect(error).toBeInstanceOf(CasoNoEntendido);
      expect(error).toHaveProperty('campo', campo);
    }
  });
});
