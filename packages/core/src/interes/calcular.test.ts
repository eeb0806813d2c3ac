import { describe, expect, it } from 'vitest';
import { centavos } from '../dinero.ts';
import { calcularInteres } from './calcular.ts';
import type { ReglasDeInteres } from './reglas.ts';
import type { EntradaDeInteres } from './segmentos.ts';
import type { TablaDeTasas, TramoDeTasa } from './tasas.ts';
import { entradaDe, REGLAS, tablaDe, tramo } from './testing/entradas.ts';

const conReglas = (reglas: Partial<ReglasDeInteres>, entrada: Partial<EntradaDeInteres> = {}) =>
  calcularInteres(entradaDe({ ...entrada, reglas: { ...REGLAS, ...reglas } }));

const q = (quetzales: number) => centavos(quetzales * 100);

describe('el saldo de cada día', () => {
  it('mil quetzales al 3.5 % durante marzo ganan Q 2.97', () => {
    // 100,000 × 0.035 × 31 ÷ 365 = 297.260273972602…
    const { interes, exacto, dias, saldoDias, motivo } = calcularInteres(entradaDe({}));
    expect({ interes, exacto, dias, saldoDias, motivo }).toEqual({
      interes: 297,
      exacto: '297.260273972603',
      dias: 31,
      saldoDias: 3_100_000n,
      motivo: null,
    });
  });

  it('un depósito gana desde su día; un retiro deja de ganar en el suyo', () => {
    // 10 days of Q 1,000, 10 of Q 1,500 and 11 of Q 600, walked back from the Q 600 of today.
    const { segmentos, saldoDias, interes } = calcularInteres(
      entradaDe({
        saldoActual: q(600),
        movimientos: [
          { n: 3, ganaDesde: '2026-03-21', monto: q(-900) },
          { n: 2, ganaDesde: '2026-03-11', monto: q(500) },
        ],
      }),
    );
    expect(segmentos.map(({ desde, hasta, dias, saldo }) => [desde, hasta, dias, saldo])).toEqual([
      ['2026-03-01', '2026-03-11', 10, 100_000],
      ['2026-03-11', '2026-03-21', 10, 150_000],
      ['2026-03-21', '2026-04-01', 11, 60_000],
    ]);
    expect(saldoDias).toBe(3_160_000n);
    expect(interes).toBe(303); // 3,160,000 × 0.035 ÷ 365 = 303.01
  });

  it('lo que vino después del período se quita del saldo de hoy y no corta nada', () => {
    const movimientos = [{ n: 9, ganaDesde: '2026-04-01', monto: q(250) }];
    const { segmentos, exacto } = calcularInteres(entradaDe({ saldoActual: q(1250), movimientos }));
    expect(segmentos).toHaveLength(1);
    expect(exacto).toBe('297.260273972603');
  });

  it('un saldo negativo cuenta como cero', () => {
    expect(calcularInteres(entradaDe({ saldoActual: q(-50) }))).toMatchObject({
      interes: 0,
      motivo: 'SIN_SALDO',
    });
  });

  it('un cambio de tasa parte el período y no toca los días de antes', () => {
    const tablas = [tablaDe('2020-01-01', [35_000]), tablaDe('2026-03-16', [40_000])];
    const { segmentos, exacto } = calcularInteres(entradaDe({ tablas }));
    expect(segmentos.map(({ hasta, tramos }) => [hasta, tramos[0]?.ppm])).toEqual([
      ['2026-03-16', 35_000],
      ['2026-04-01', 40_000],
    ]);
    expect(exacto).toBe('319.178082191781'); // 100,000 × (0.035 × 15 + 0.04 × 16) ÷ 365
  });

  it('la tasa pactada de un plazo no mira las tablas', () => {
    const tablas = [tablaDe('2026-03-16', [40_000])];
    const { segmentos, interes } = calcularInteres(
      entradaDe({ tablas, tasaPactada: 60_000, plazoDias: 180 }),
    );
    expect(segmentos).toHaveLength(1);
    expect(interes).toBe(510); // 100,000 × 0.06 × 31 ÷ 365 = 509.59
  });

  it('con los momentos del día cuenta el menor, también el de la apertura del día', () => {
    const movimientos = [
      { n: 4, ganaDesde: '2026-03-11', monto: q(-400) },
      { n: 5, ganaDesde: '2026-03-11', monto: q(900) },
      { n: 6, ganaDesde: '2026-03-20', monto: q(100) },
    ];
    const { segmentos } = conReglas({ intradia: true }, { saldoActual: q(1600), movimientos });
    expect(segmentos.map(({ desde, saldo }) => [desde, saldo])).toEqual([
      ['2026-03-01', 100_000],
      ['2026-03-11', 60_000],
      ['2026-03-12', 150_000],
      ['2026-03-20', 150_000],
      ['2026-03-21', 160_000],
    ]);
  });

  it('antes de su primer movimiento una cuenta no tuvo ningún momento en cero', () => {
    const movimientos = [{ n: 1, ganaDesde: '2026-03-01', monto: q(1000) }];
    expect(conReglas({ intradia: true, metodo: 'minimo' }, { movimientos }).interes).toBe(297);
  });
});

describe('mínimo y promedio del período', () => {
  const movimientos = [
    { n: 2, ganaDesde: '2026-03-11', monto: q(500) },
    { n: 3, ganaDesde: '2026-03-21', monto: q(-900) },
  ];
  const entrada = { saldoActual: q(600), movimientos };

  it('el mínimo gana todos los días del período', () => {
    // 60,000 × 0.035 × 31 ÷ 365 = 178.356…
    expect(conReglas({ metodo: 'minimo' }, entrada).exacto).toBe('178.356164383562');
  });

  it('el promedio se lleva como fracción: da lo mismo que día por día con una sola tasa', () => {
    const promedio = conReglas({ metodo: 'promedio' }, entrada);
    expect(promedio.segmentos[0]?.base).toBe('101935.483870967742'); // 3,160,000 ÷ 31
    expect(promedio.fraccion).toEqual(conReglas({}, entrada).fraccion);
  });

  it('el mínimo para ganar se compara con el promedio exacto', () => {
    expect(conReglas({ metodo: 'promedio', minimo: centavos(101_935) }, entrada).motivo).toBeNull();
    expect(conReglas({ metodo: 'promedio', minimo: centavos(101_936) }, entrada).motivo).toBe('SALDO_MINIMO');
  });
});

describe('bases de días', () => {
  const anio = { desde: '2023-07-01', hasta: '2024-07-01' };
  it.each([
    ['ACT/365F', 366, '3509.589041095890'], // 100,000 × 0.035 × 366 ÷ 365
    ['ACT/360', 366, '3558.333333333333'],
    ['ACT/ACT-ISDA', 366, '3504.820720113781'], // 3,500 × (184 ÷ 365 + 182 ÷ 366)
    ['30E/360', 360, '3500.000000000000'],
    ['30/360-US', 360, '3500.000000000000'],
  ] as const)('%s sobre un año con día bisiesto', (base, dias, esperado) => {
    const { segmentos, exacto } = conReglas({ base }, anio);
    expect(segmentos.reduce((suma, segmento) => suma + segmento.dias, 0)).toBe(dias);
    expect(exacto).toBe(esperado);
  });

  it('ACT/ACT se parte en cada primero de enero, con el año de cada lado', () => {
    const { segmentos } = conReglas({ base: 'ACT/ACT-ISDA' }, { desde: '2023-12-30', hasta: '2025-01-03' });
    expect(segmentos.map(({ desde, dias, anio: largo }) => [desde, dias, largo])).toEqual([
      ['2023-12-30', 2, 365],
      ['2024-01-01', 366, 366],
      ['2025-01-01', 2, 365],
    ]);
  });

  it('los días de los segmentos suman los del período entero aunque la base no sea aditiva', () => {
    // 28 February to 31 August 2007 are 180 days in the American way, however the period is cut.
    const movimientos = ['2007-03-31', '2007-04-30', '2007-05-31'].map((ganaDesde, i) => {
      return { n: i + 2, ganaDesde, monto: q(1) };
    });
    const entrada = { desde: '2007-02-28', hasta: '2007-08-31', movimientos };
    const { segmentos } = conReglas({ base: '30/360-US' }, entrada);
    expect(segmentos).toHaveLength(4);
    expect(segmentos.reduce((suma, { dias }) => suma + dias, 0)).toBe(180);
  });
});

describe('tramos, mínimo y tope', () => {
  const tramos: TramoDeTasa[] = [
    tramo(0, 1000, 10_000),
    tramo(1000, 5000, 20_000),
    tramo(5000, null, 30_000),
  ];
  const tablas = (modo: TablaDeTasas['modo']): TablaDeTasas[] => [{ desde: '2020-01-01', modo, tramos }];
  const interesDe = (modo: TablaDeTasas['modo'], saldoActual: number) =>
    calcularInteres(
      entradaDe({
        desde: '2025-01-01',
        hasta: '2026-01-01',
        saldoActual: centavos(saldoActual),
        tablas: tablas(modo),
      }),
    );

  it('una tasa para todo el saldo salta en el borde', () => {
    expect(interesDe('total', 99_999).interes).toBe(1_000);
    expect(interesDe('total', 100_000).interes).toBe(2_000);
    expect(interesDe('total', 100_001).interes).toBe(2_000);
  });

  it('cada franja con su tasa no salta', () => {
    expect(interesDe('marginal', 99_999).exacto).toBe('999.990000000000');
    expect(interesDe('marginal', 100_000).exacto).toBe('1000.000000000000');
    expect(interesDe('marginal', 100_001).exacto).toBe('1000.020000000000');
  });

  it('cada franja dice lo suyo y juntas suman el segmento', () => {
    // Q 8,000: 1,000 at 1 %, 4,000 at 2 %, 3,000 at 3 %.
    const { segmentos, interes } = interesDe('marginal', 800_000);
    expect(segmentos[0]?.tramos).toEqual([
      { ppm: 10_000, base: '100000.000000000000', interes: '1000.000000000000' },
      { ppm: 20_000, base: '400000.000000000000', interes: '8000.000000000000' },
      { ppm: 30_000, base: '300000.000000000000', interes: '9000.000000000000' },
    ]);
    expect(interes).toBe(18_000);
  });

  it('exactamente el mínimo gana; un centavo menos, nada ese día', () => {
    expect(conReglas({ minimo: q(1000) }).interes).toBe(297);
    expect(conReglas({ minimo: centavos(100_001) })).toMatchObject({ interes: 0, motivo: 'SALDO_MINIMO' });
  });

  it('lo que pasa del tope no gana, y el tope escoge el tramo', () => {
    const { segmentos } = conReglas({ tope: q(900) }, { tablas: tablas('total') });
    expect(segmentos[0]?.tramos).toMatchObject([{ ppm: 10_000, base: '90000.000000000000' }]);
  });
});

describe('estados de la cuenta', () => {
  const estados = [
    { desde: '2026-03-11', estado: 'inactiva' },
    { desde: '2026-03-21', estado: 'activa' },
  ] as const;

  it('los días que no pagan no ganan; los demás sí', () => {
    const { segmentos, dias, saldoDias, interes } = conReglas({ inactivas: 'no-paga' }, { estados });
    expect(segmentos.map(({ sinGanar }) => sinGanar)).toEqual([null, 'estado', null]);
    expect({ dias, saldoDias, interes }).toEqual({ dias: 21, saldoDias: 2_100_000n, interes: 201 });
  });

  it('lo que solo devenga gana, y se paga cuando la cuenta volvió', () => {
    expect(conReglas({ inactivas: 'devenga' }, { estados })).toMatchObject({
      interes: 297,
      pendiente: false,
    });
  });

  it('si el último día solo devenga, la línea entera espera', () => {
    const dormida = estados.slice(0, 1);
    expect(conReglas({ inactivas: 'devenga' }, { estados: dormida })).toMatchObject({
      interes: 0,
      exacto: '297.260273972603',
      motivo: 'INACTIVA_SIN_PAGO',
      pendiente: true,
    });
  });

  it('al liquidarse la cuenta se paga también lo que solo devengaba', () => {
    const entrada = { estados: estados.slice(0, 1), seLiquida: true };
    expect(conReglas({ inactivas: 'devenga' }, entrada)).toMatchObject({
      interes: 297,
      motivo: null,
      pendiente: false,
    });
  });

  it('lo que venció mientras devengaba se paga cuando la cuenta vuelve, aunque su último día siga siendo aquel', () => {
    const dormida = { estados: estados.slice(0, 1), diaQueDecide: '2026-04-30' };
    const despierta = { estados: [...dormida.estados, { desde: '2026-04-15', estado: 'activa' } as const] };
    expect(conReglas({ inactivas: 'devenga' }, dormida)).toMatchObject({ interes: 0, pendiente: true });
    expect(conReglas({ inactivas: 'devenga' }, { ...dormida, ...despierta })).toMatchObject({
      interes: 297,
      pendiente: false,
    });
  });

  it('si el último día no paga, se paga lo que ganaron los de antes', () => {
    const bloqueada = [{ desde: '2026-03-11', estado: 'bloqueada' }] as const;
    expect(conReglas({ bloqueadas: 'no-paga' }, { estados: bloqueada })).toMatchObject({
      interes: 96, // 100,000 × 0.035 × 10 ÷ 365 = 95.89
      motivo: null,
    });
  });

  it('sin ningún día que gane, la razón es el estado', () => {
    const bloqueada = [{ desde: '2026-01-01', estado: 'bloqueada' }] as const;
    expect(conReglas({ bloqueadas: 'no-paga' }, { estados: bloqueada })).toMatchObject({
      motivo: 'BLOQUEADA',
      pendiente: false,
    });
  });
});

describe('capitalización diaria', () => {
  it('mil quetzales al 5.25 % durante 365 días ganan Q 53.90', () => {
    const entrada = { desde: '2025-01-01', hasta: '2026-01-01', tablas: [tablaDe('2020-01-01', [52_500])] };
    expect(conReglas({ capitalizacion: 'diaria' }, entrada).interes).toBe(5_390);
  });

  it('dos días son exactamente dos multiplicaciones', () => {
    const entrada = { hasta: '2026-03-03', tablas: [tablaDe('2020-01-01', [365_000])] };
    // 100,000 × (1.001² − 1) = 200.1
    expect(conReglas({ capitalizacion: 'diaria' }, entrada).exacto).toBe('200.100000000000');
  });

  it('los días que no ganan dejan lo acumulado como estaba', () => {
    const entrada = {
      hasta: '2026-03-04',
      tablas: [tablaDe('2020-01-01', [365_000])],
      estados: [
        { desde: '2026-03-02', estado: 'inactiva' },
        { desde: '2026-03-03', estado: 'activa' },
      ],
    } as const;
    expect(conReglas({ capitalizacion: 'diaria', inactivas: 'no-paga' }, entrada).exacto).toBe(
      '200.100000000000',
    );
  });

  it('lo que no se puede calcular así se rechaza', () => {
    expect(() => conReglas({ capitalizacion: 'diaria', metodo: 'promedio' })).toThrow('saldo de cada día');
  });
});

describe('razones de una línea sin interés', () => {
  it.each([
    ['YA_PAGADA', { hasta: '2026-03-01' }],
    ['SIN_SALDO', { saldoActual: centavos(0) }],
    ['TASA_CERO', { tablas: [tablaDe('2020-01-01', [0])] }],
    ['SIN_TABLA', { tablas: [] }],
    ['SIN_TABLA', { tablas: [tablaDe('2026-03-02', [35_000])] }],
    ['MENOS_DE_UN_CENTAVO', { saldoActual: centavos(100) }],
  ] as const)('%s', (motivo, entrada) => {
    expect(calcularInteres(entradaDe(entrada))).toMatchObject({
      motivo,
      interes: 0,
      pendiente: motivo === 'SIN_TABLA',
    });
  });

  it('redondea una sola vez, al final, según el producto', () => {
    // 297.26 a month: half up 297, up 298.
    expect(conReglas({ redondeo: 'arriba' }).interes).toBe(298);
    expect(conReglas({ redondeo: 'truncar' }).interes).toBe(297);
  });
});
