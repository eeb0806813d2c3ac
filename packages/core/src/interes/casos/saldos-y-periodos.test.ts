// Balances by method and the periods in which interest is posted, of the same families as the cases of the file.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DatosDeCaso } from './caso.ts';
import { resolverCaso } from './resolver-caso.ts';

const saldo = (inputs: DatosDeCaso) => resolverCaso({ kind: 'balance_method', inputs }).value;

describe('los saldos', () => {
  const history = [
    { date: '2010-09-06', balance: '1000' },
    { date: '2010-09-13', balance: '400' },
    { date: '2010-09-13', balance: '2000' },
  ];
  const caso = { history, from: '2010-09-06', to_exclusive: '2010-09-30' };

  it.each([
    ['average_eod', '1708.3'],
    ['minimum_eod', '1000.0'],
    ['minimum_including_intraday_lows', '400.0'],
    ['maximum_eod', '2000.0'],
    ['end_of_day', '2000.0'],
  ])('%s', (method, esperado) => {
    expect(saldo({ ...caso, method, scale: 1, rounding: 'HALF_UP' })).toBe(esperado);
  });

  it.each([
    ['mean_of_intraday_balances', '33.75'],
    ['min_of_intraday_balances', '0'],
    ['max_of_intraday_balances', '60'],
    ['end_of_day', '60'],
  ])('dentro de un día: %s', (method, esperado) => {
    expect(saldo({ method, intraday_balances: ['0', '40', '35', '60'] })).toBe(esperado);
  });
});

describe('los períodos', () => {
  const periodos = (frequency: string, start: string, up_to: string, financial_year_begins_month = 1) =>
    resolverCaso({
      kind: 'posting_periods',
      inputs: { frequency, start, up_to, financial_year_begins_month },
    }).periods;

  it.each([
    ['QUARTERLY', 1, '2025-03-31'],
    ['QUARTERLY', 2, '2025-04-30'],
    ['BIANNUAL', 4, '2025-03-31'],
    ['HALF_YEARLY', 1, '2025-06-30'],
    ['ANNUAL', 1, '2025-12-31'],
    ['ANNUAL', 4, '2025-03-31'],
    ['MONTHLY', 7, '2025-02-28'],
  ])('%s con el año desde el mes %i', (frecuencia, comienzo, fin) => {
    expect(periodos(frecuencia, '2025-02-10', '2025-02-10', comienzo)).toEqual([['2025-02-10', fin]]);
  });

  it('por el día de la cuenta, hasta el fin del mes que no lo tiene', () => {
    expect(periodos('ANNIVERSARY_MONTHLY', '2025-01-31', '2025-05-31')).toEqual([
      ['2025-01-31', '2025-02-27'],
      ['2025-02-28', '2025-03-30'],
      ['2025-03-31', '2025-04-29'],
      ['2025-04-30', '2025-05-30'],
      ['2025-05-31', '2025-06-29'],
    ]);
    expect(periodos('ANNIVERSARY_BIANNUAL', '2024-01-15', '2024-08-01')).toEqual([
      ['2024-01-15', '2024-07-14'],
      ['2024-07-15', '2025-01-14'],
    ]);
    expect(periodos('ACTIVATION_DATE', '2021-11-14', '2021-12-14')).toEqual([
      ['2021-11-14', '2021-12-13'],
      ['2021-12-14', '2022-01-13'],
    ]);
  });

  it('van uno tras otro, sin huecos, hasta pasar el último día', () => {
    const frecuencias = [
      'MONTHLY',
      'QUARTERLY',
      'BIANNUAL',
      'ANNUAL',
      'ANNIVERSARY_MONTHLY',
      'ANNIVERSARY_ANNUAL',
    ];
    const dia = fc.integer({ min: 0, max: 9000 });
    const en = (dias: number) => Temporal.PlainDate.from('2010-01-01').add({ days: dias });
    fc.assert(
      fc.property(
        dia,
        fc.nat(2000),
        fc.constantFrom(...frecuencias),
        fc.integer({ min: 1, max: 12 }),
        (d, n, f, m) => {
          const dados = periodos(f, en(d).toString(), en(d + n).toString(), m) ?? [];
          expect(dados[0]?.[0]).toBe(en(d).toString());
          for (const [indice, [desde]] of dados.entries())
            if (indice > 0)
              expect(
                Temporal.PlainDate.from(dados[indice - 1]?.[1] ?? '')
                  .add({ days: 1 })
                  .toString(),
              ).toBe(desde);
          expect((dados.at(-1)?.[1] ?? '') >= en(d + n).toString()).toBe(true);
        },
      ),
    );
  });
});
