// Cases that nobody has written down, of the same families as those of the file: their figures were worked out apart,
// with another program.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deDecimal, enDecimales, NADA, sumarRacionales } from '../racional.ts';
import { CasoNoEntendido, type DatosDeCaso } from './caso.ts';
import { resolverCaso } from './resolver-caso.ts';

const interes = (inputs: DatosDeCaso) => resolverCaso({ kind: 'interest', inputs });

const diario = {
  days_in_year: 365,
  rate_pct: '10',
  scale: 4,
  rounding: 'HALF_EVEN',
  method: 'daily_posting',
};

describe('el pago diario', () => {
  const movements = [
    { date: '2024-01-01', amount: '1000' },
    { date: '2024-01-01', amount: '-200' },
    { date: '2024-01-01', amount: '-50' },
  ];

  it('toma el saldo al final del día, en cualquier orden', () => {
    const caso = { ...diario, from: '2024-01-01', postings: 3, return: 'balance' };
    expect(interes({ ...caso, movements }).value).toBe('750.6166');
    expect(interes({ ...caso, movements: movements.toReversed() }).value).toBe('750.6166');
    expect(interes({ ...caso, movements, return: 'total_interest' }).value).toBe('0.6166');
  });

  it('dice cada pago cuando se le piden todos, y cuenta los días hasta el último', () => {
    const entradas = [
      { date: '2024-01-04', amount: '50' },
      { date: '2024-01-01', amount: '100' },
    ];
    const caso = { ...diario, movements: entradas, from: '2024-01-01', posting_date: '2024-01-06' };
    expect(interes({ ...caso, return: 'postings' }).values).toEqual([
      '0.0274',
      '0.0274',
      '0.0274',
      '0.0411',
      '0.0411',
    ]);
    expect(interes({ ...caso, return: 'balance' }).value).toBe('150.1644');
    expect(interes({ ...caso, return: 'balance' }).segmentos).toHaveLength(5);
  });

  it('sin tasa de sobregiro usa la única que hay; con ella, la suya', () => {
    const deudor = {
      ...diario,
      movements: [{ date: '2024-01-01', amount: '-10000' }],
      from: '2024-01-01',
      postings: 1,
    };
    expect(interes({ ...deudor, return: 'last_posting' }).value).toBe('-2.7397');
    expect(interes({ ...deudor, return: 'last_posting', overdraft_rate_pct: '21' }).value).toBe('-5.7534');
  });
});

describe('el interés simple', () => {
  const caso = { method: 'daily_balance_simple', rate_pct: '7.3', scale: 6, from: '2023-12-15' };

  it('divide entre los días de cada año cuando la cuenta es la real', () => {
    const history = [{ date: '2023-12-01', balance: '10000' }];
    const real = {
      ...caso,
      history,
      to_exclusive: '2024-01-15',
      day_count: 'ACT/ACT (length of the calendar year)',
    };
    expect(interes(real).value).toBe('61.923497');
    expect(interes({ ...real, day_count: 'ACT/365 (366 in leap years per the guide)' }).value).toBe(
      '61.923497',
    );
    expect(interes({ ...real, days_in_year: 365 }).value).toBe('62.000000');
  });

  it('cuenta los meses de treinta días', () => {
    const segments = [{ balance: '10000', from: '2024-01-31', to_exclusive: '2024-02-29' }];
    expect(interes({ method: 'simple_segments', day_count: '30E/360', rate_pct: '6', segments }).value).toBe(
      '48.33',
    );
  });

  it('termina igual se diga con el último día o con el que ya no cuenta', () => {
    const history = [{ date: '2025-01-01', balance: '1000' }];
    const enero = { ...diario, method: 'daily_balance_simple', history, from: '2025-01-01' };
    for (const fin of [{ to_exclusive: '2025-02-01' }, { to_inclusive: '2025-01-31' }, { to: '2025-02-01' }])
      expect(interes({ ...enero, ...fin }).value).toBe('8.4932');
  });

  it('un cambio de tasa parte los días', () => {
    const rates = [
      { from: '2025-01-11', rate_pct: '6' },
      { from: '2024-01-01', rate_pct: '5' },
    ];
    const history = [{ date: '2025-01-01', balance: '1000' }];
    const partido = { method: 'daily_balance_simple', day_count: 'ACT/365', history, rates, scale: 4 };
    const { value, segmentos } = interes({ ...partido, from: '2025-01-01', to_exclusive: '2025-02-01' });
    expect(value).toBe('4.8219');
    expect(segmentos.map(({ dias, tasa }) => [dias, tasa])).toEqual([
      [10, '5'],
      [21, '6'],
    ]);
  });

  it('pide el mínimo a cada día, al promedio o al menor, según el método', () => {
    const history = [
      { date: '2025-01-01', balance: '100' },
      { date: '2025-01-16', balance: '1000' },
    ];
    const mes = {
      ...diario,
      method: 'daily_balance_simple',
      history,
      from: '2025-01-01',
      to_exclusive: '2025-01-31',
    };
    const minimo = { ...mes, min_balance_for_interest: '550' };
    expect(interes({ ...mes, balance_method: 'daily (end of day)' }).value).toBe('4.5205');
    expect(interes({ ...minimo, balance_method: 'daily (end of day)' }).value).toBe('4.1096');
    expect(interes({ ...minimo, balance_method: 'average daily' }).value).toBe('4.5205');
    expect(interes({ ...minimo, balance_method: 'minimum' }).value).toBe('0.0000');
    expect(interes({ ...mes, balance_method: 'minimum' }).value).toBe('0.8219');
    expect(interes({ ...mes, method: 'min_balance_simple' }).value).toBe('0.8219');
    expect(interes({ ...mes, method: 'average_balance_simple' }).value).toBe('4.5205');
    expect(interes({ ...mes, max_balance_for_interest: '500' }).value).toBe('2.4658');
  });

  it('suma lo que se gana y lo que se debe, cada uno a su tasa', () => {
    const segments = [
      { balance: '-100', days: 5 },
      { balance: '400', days: 10 },
    ];
    expect(interes({ ...diario, method: 'simple_segments', overdraft_rate_pct: '21', segments }).value).toBe(
      '0.8082',
    );
  });

  it('de un solo capital dice también a cuánto llega', () => {
    const plazo = { method: 'simple', day_count: 'ACT/365', principal: '15000', rate_pct: '5.5', days: 547 };
    expect(interes(plazo).value).toBe('1236.37');
    expect(interes({ ...plazo, return: 'maturity' }).value).toBe('16236.37');
  });

  it('sus segmentos, sin redondear, suman lo que responde', () => {
    const partes = fc.array(fc.record({ balance: fc.nat(10_000_000).map(String), days: fc.nat(400) }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(partes, fc.nat(4000), (segments, centesimas) => {
        const rate_pct = `${Math.floor(centesimas / 100)}.${String(centesimas % 100).padStart(2, '0')}`;
        const { value, segmentos } = interes({
          method: 'simple_segments',
          day_count: 'ACT/365',
          rate_pct,
          segments,
          scale: 8,
        });
        const suma = segmentos.map((parte) => deDecimal(parte.interes ?? '')).reduce(sumarRacionales, NADA);
        expect(enDecimales(suma, 8, 'mitad-arriba')).toBe(value);
      }),
    );
  });
});

describe('las bandas', () => {
  const tiers = [
    { up_to: '15000', rate_pct: '5' },
    { up_to: null, rate_pct: '6' },
  ];
  const caso = { day_count: 'ACT/365', scale: 4, tiers };
  const con = (balance: string) => ({ ...caso, segments: [{ balance, days: 30 }] });

  it.each([
    ['14999.99', '61.6438', '61.6438'],
    ['15000', '61.6438', '61.6438'],
    ['15000.01', '61.6438', '73.9727'],
  ])('con %s, por partes y sobre el saldo entero', (balance, porPartes, entero) => {
    expect(interes({ ...con(balance), method: 'bands' }).value).toBe(porPartes);
    const whole = { ...con(balance), tiering: "the tier's rate applies to the whole balance" };
    expect(interes({ ...whole, method: 'bands' }).value).toBe(entero);
    expect(interes({ ...whole, method: 'simple_segments' }).value).toBe(entero);
  });

  it('cada segmento puede traer las suyas, y cada parte se redondea antes de sumar', () => {
    const segments = [
      {
        balance: '55163.45',
        days: 9,
        tiers: [
          { up_to: '50000', rate_pct: '3' },
          { up_to: null, rate_pct: '1.5' },
        ],
      },
      { balance: '55163.45', days: 22, tiers: [{ up_to: null, rate_pct: '1.5' }] },
    ];
    const { value, segmentos } = interes({ method: 'bands', days_in_year: 365, scale: 2, segments });
    expect(value).toBe('88.77');
    expect(segmentos.map(({ saldo, interes: ganado }) => [saldo, ganado])).toEqual([
      ['50000', '36.986301369863'],
      ['5163.45', '1.909769178082'],
      ['55163.45', '49.873804109589'],
    ]);
  });
});

describe('la capitalización', () => {
  it('diaria dentro del período, sobre los saldos', () => {
    const history = [
      { date: '2025-01-01', balance: '10000' },
      { date: '2025-01-16', balance: '15000' },
    ];
    const mes = {
      ...diario,
      method: 'daily_compounding',
      history,
      from: '2025-01-01',
      to_exclusive: '2025-02-01',
    };
    expect(interes(mes).value).toBe('107.2444');
    const { days_in_year: _, ...real } = { ...mes, day_count: 'ACT/ACT' };
    expect(interes(real).value).toBe('107.2444');
    expect(() => interes({ ...real, to_exclusive: '2028-02-01' })).toThrow(CasoNoEntendido);
  });

  it('por períodos que el caso solo nombra, y por una tabla de montos', () => {
    const cien = { method: 'periodic_compounding', principal: '100', rate_pct: '5', periods: 2, scale: 6 };
    expect(interes({ ...cien, compounding: 'every 6 months', return: 'maturity' }).value).toBe('105.062500');
    expect(interes({ ...cien, compounding: 'half-yearly' }).value).toBe('5.062500');
    const tiers = [{ up_to: '1000', rate_pct: '4' }, { rate_pct: '5' }];
    const tabla = {
      ...cien,
      principal: '2000',
      compounding: 'monthly',
      periods: 12,
      tiers,
      tiering: 'marginal',
    };
    expect(interes({ ...tabla, return: 'maturity' }).value).toBe('2092.091416');
  });

  it('a una tasa efectiva', () => {
    const treinta = {
      method: 'effective_rate',
      day_count: '30E/360',
      principal: '10000',
      rate_pct: '12',
      days: 30,
    };
    expect(interes(treinta).value).toBe('94.89');
  });

  it('en cada pago: del menor saldo, del promedio o de un capital', () => {
    const caso = {
      days_in_year: 365,
      rate_pct: '8',
      scale: 1,
      movements: [
        { date: '2008-09-25', amount: '2000' },
        { date: '2008-10-26', amount: '-500' },
      ],
      periods: [
        { from: '2008-09-20', to_exclusive: '2008-09-30' },
        { from: '2008-09-30', to_exclusive: '2008-10-31' },
        { from: '2008-10-31', to_exclusive: '2008-11-30' },
        { from: '2008-11-30', to_exclusive: '2008-12-31' },
      ],
    };
    expect(interes({ ...caso, method: 'min_balance_sequence' }).values).toEqual([
      '2.2',
      '10.2',
      '9.9',
      '10.3',
    ]);
    expect(interes({ ...caso, method: 'average_balance_sequence' }).values).toEqual([
      '2.2',
      '13.1',
      '10.0',
      '10.4',
    ]);
    expect(interes({ ...caso, method: 'min_balance_sequence', return: 'balance' }).value).toBe('1532.6');
  });

  it('en cada trimestre, por sus días o por sus fechas', () => {
    const caso = {
      method: 'posting_sequence',
      days_in_year: 365,
      rate_pct: '4',
      scale: 2,
      principal: '1000',
    };
    const fechas = ['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01', '2026-01-01'];
    const periods = fechas.slice(1).map((to_exclusive, indice) => ({ from: fechas[indice], to_exclusive }));
    for (const dado of [{ period_days: [90, 91, 92, 92] }, { periods }])
      expect(interes({ ...caso, ...dado })).toMatchObject({
        value: '40.60',
        values: ['9.86', '10.07', '10.28', '10.39'],
      });
  });

  it('a la tasa del período, sobre el menor saldo que hubo, también dentro del día', () => {
    const history = [
      { date: '2009-01-01', balance: '1000' },
      { date: '2009-01-15', balance: '750' },
      { date: '2009-01-15', balance: '850' },
    ];
    const mes = {
      method: 'period_rate_on_base',
      period_rate_pct: '10',
      history,
      from: '2009-01-01',
      to: '2009-02-01',
    };
    expect(interes({ ...mes, balance_method: 'minimum of the month including intraday lows' }).value).toBe(
      '75.00',
    );
    expect(interes({ ...mes, balance_method: 'minimum end-of-day balance' }).value).toBe('85.00');
  });
});
