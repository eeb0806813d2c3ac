// The engine over any account at all.
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { centavos } from '../dinero.ts';
import { basesDeDias, diasSegun } from './base-de-dias.ts';
import { calcularInteres } from './calcular.ts';
import { diasDelMes, fechaDeDia, numeroDeDia } from './dia.ts';
import { compararRacionales, racional, restarRacionales, sumarRacionales } from './racional.ts';
import { redondear } from './redondeo.ts';
import { metodosDeInteres } from './reglas.ts';
import type { EntradaDeInteres } from './segmentos.ts';
import { interesDiaPorDia } from './testing/dia-por-dia.ts';
import { entradaDe, REGLAS, tablaDe } from './testing/entradas.ts';
import { BORDES, entradas } from './testing/libros-al-azar.ts';

const VECES = { numRuns: 400 };

const esSimple = ({ reglas }: EntradaDeInteres) => reglas.capitalizacion === 'ninguna';

describe('el motor y la cuenta día por día', () => {
  it('dan la misma fracción con interés simple', () => {
    fc.assert(
      fc.property(entradas.filter(esSimple), (entrada) => {
        const { fraccion, dias, saldoDias } = calcularInteres(entrada);
        const esperado = interesDiaPorDia(entrada);
        expect({ fraccion, dias, saldoDias }).toEqual({
          fraccion: esperado.exacto,
          dias: esperado.dias,
          saldoDias: esperado.saldoDias,
        });
      }),
      VECES,
    );
  });

  it('difieren en menos de una milésima de billonésima de centavo con capitalización diaria', () => {
    fc.assert(
      fc.property(
        entradas.filter((entrada) => !esSimple(entrada)),
        (entrada) => {
          const { num, den } = restarRacionales(
            calcularInteres(entrada).fraccion,
            interesDiaPorDia(entrada).exacto,
          );
          expect((num < 0n ? -num : num) * 10n ** 15n < den).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('pagan lo mismo, o nada por la misma clase de razón', () => {
    fc.assert(
      fc.property(entradas.filter(esSimple), (entrada) => {
        const { interes, motivo, pendiente } = calcularInteres(entrada);
        const { exacto, sinTabla, ultimoDia } = interesDiaPorDia(entrada);
        const espera = ultimoDia === 'devenga' || sinTabla;
        const redondeado = redondear(exacto.num, exacto.den, entrada.reglas.redondeo);
        expect(pendiente).toBe(espera);
        expect(BigInt(interes)).toBe(espera ? 0n : redondeado);
        expect(motivo === null).toBe(!espera && redondeado > 0n);
      }),
      VECES,
    );
  });
});

describe('un período cualquiera', () => {
  const cortado = (entrada: EntradaDeInteres, en: number): [EntradaDeInteres, EntradaDeInteres] => {
    const dias = numeroDeDia(entrada.hasta) - numeroDeDia(entrada.desde);
    const medio = fechaDeDia(numeroDeDia(entrada.desde) + (en % (dias + 1)));
    return [
      { ...entrada, hasta: medio },
      { ...entrada, desde: medio },
    ];
  };

  it('y sus dos mitades dan el mismo interés sin redondear', () => {
    const aditivas = entradas.filter((entrada) => {
      return esSimple(entrada) && entrada.reglas.metodo === 'diario' && entrada.reglas.base !== '30/360-US';
    });
    fc.assert(
      fc.property(aditivas, fc.nat(), (entrada, en) => {
        const [una, otra] = cortado(entrada, en).map((mitad) => calcularInteres(mitad).fraccion);
        expect(sumarRacionales(una ?? racional(0n), otra ?? racional(0n))).toEqual(
          calcularInteres(entrada).fraccion,
        );
      }),
      VECES,
    );
  });

  it('no depende del orden de los movimientos de un día si cuenta el cierre', () => {
    fc.assert(
      fc.property(entradas, (entrada) => {
        const reglas = { ...entrada.reglas, intradia: false };
        const alReves = entrada.movimientos.map((uno, i, todos) => ({
          ...uno,
          n: todos[todos.length - 1 - i]?.n ?? uno.n,
        }));
        expect(calcularInteres({ ...entrada, reglas, movimientos: alReves.toReversed() })).toEqual(
          calcularInteres({ ...entrada, reglas }),
        );
      }),
      VECES,
    );
  });

  it('es la suma de sus segmentos, y cada segmento la de sus franjas, hasta el último decimal que se guarda', () => {
    const unidades = (texto: string) => BigInt(texto.replace('.', ''));
    fc.assert(
      fc.property(entradas, (entrada) => {
        const { segmentos, exacto } = calcularInteres(entrada);
        const suma = segmentos.reduce((hasta, { interes }) => hasta + unidades(interes), 0n);
        const resto = suma - unidades(exacto);
        // Each was rounded to be shown: half a unit of the last decimal each, and of the total.
        expect(2n * (resto < 0n ? -resto : resto) <= BigInt(segmentos.length + 1)).toBe(true);
        for (const { tramos, interes, base } of segmentos) {
          const porFranjas = tramos.reduce((hasta, tramo) => hasta + unidades(tramo.interes), 0n);
          const falta = porFranjas - unidades(interes);
          expect(2n * (falta < 0n ? -falta : falta) <= BigInt(tramos.length + 1)).toBe(true);
          const bases = tramos.reduce((hasta, tramo) => hasta + unidades(tramo.base), 0n);
          const falto = bases - unidades(base);
          expect(2n * (falto < 0n ? -falto : falto) <= BigInt(tramos.length + 1)).toBe(true);
        }
      }),
      VECES,
    );
  });

  it('se redondea una vez: lo pagado dista del exacto menos de un centavo, y medio si va al más cercano', () => {
    fc.assert(
      fc.property(entradas, (entrada) => {
        const { fraccion, interes, pendiente } = calcularInteres(entrada);
        fc.pre(!pendiente);
        const { num, den } = restarRacionales(fraccion, racional(BigInt(interes)));
        const lejos = num < 0n ? -num : num;
        const cercano = entrada.reglas.redondeo.startsWith('mitad');
        expect(cercano ? 2n * lejos <= den : lejos < den).toBe(true);
      }),
      VECES,
    );
  });

  it('da lo mismo cualquier día en que se calcule', () => {
    fc.assert(
      fc.property(entradas, fc.date({ noInvalidDate: true }), (entrada, hoy) => {
        const ahora = calcularInteres(entrada);
        vi.useFakeTimers({ now: hoy });
        expect(calcularInteres(entrada)).toEqual(ahora);
        vi.useRealTimers();
      }),
      { numRuns: 50 },
    );
  });

  it('cubre sus días una vez cada uno, en orden', () => {
    fc.assert(
      fc.property(entradas, (entrada) => {
        const { segmentos } = calcularInteres(entrada);
        expect(segmentos[0]?.desde).toBe(entrada.desde);
        expect(segmentos.at(-1)?.hasta).toBe(entrada.hasta);
        segmentos.slice(1).forEach(({ desde }, i) => {
          expect(desde).toBe(segmentos[i]?.hasta);
        });
        // However the convention counts, the parts are the days of the whole.
        const { base } = entrada.reglas;
        const todos = segmentos.reduce((suma, segmento) => suma + segmento.dias, 0);
        expect(todos).toBe(diasSegun(base, entrada.desde, entrada.hasta));
        for (const { desde, hasta, dias } of segmentos) {
          expect(desde < hasta).toBe(true);
          expect(dias).toBeGreaterThanOrEqual(0);
        }
      }),
      VECES,
    );
  });
});

describe('bordes', () => {
  const deUnAnio = (saldo: number, modo: 'total' | 'marginal') =>
    calcularInteres(
      entradaDe({
        desde: '2025-01-01',
        hasta: '2026-01-01',
        saldoActual: centavos(saldo),
        tablas: [tablaDe('2020-01-01', [10_000, 20_000, 30_000, 45_000], BORDES, modo)],
      }),
    ).fraccion;

  it('cada franja con su tasa es continua: un centavo más nunca gana más que la mayor tasa sobre él', () => {
    const cerca = fc.constantFrom(...BORDES).chain((borde) => fc.integer({ min: borde - 2, max: borde + 1 }));
    fc.assert(
      fc.property(fc.oneof(cerca, fc.integer({ min: 0, max: 3_000_000 })), (saldo) => {
        const mas = restarRacionales(deUnAnio(saldo + 1, 'marginal'), deUnAnio(saldo, 'marginal'));
        expect(compararRacionales(mas, racional(10_000n, 1_000_000n))).toBeGreaterThanOrEqual(0);
        expect(compararRacionales(mas, racional(45_000n, 1_000_000n))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('una tasa para todo el saldo cambia exactamente en el borde', () => {
    const tasas = [10_000n, 20_000n, 30_000n, 45_000n];
    BORDES.forEach((borde, i) => {
      const [antes = 0n, despues = 0n] = tasas.slice(i, i + 2);
      expect(deUnAnio(borde - 1, 'total')).toEqual(racional(BigInt(borde - 1) * antes, 1_000_000n));
      expect(deUnAnio(borde, 'total')).toEqual(racional(BigInt(borde) * despues, 1_000_000n));
      expect(deUnAnio(borde + 1, 'total')).toEqual(racional(BigInt(borde + 1) * despues, 1_000_000n));
    });
  });

  it('sin saldo, sin tasa o bajo el mínimo no hay interés, y se dice por qué', () => {
    fc.assert(
      fc.property(entradas, (entrada) => {
        const base = { ...entrada, estados: [], movimientos: [], tasaPactada: null };
        const tablas = [tablaDe('2000-01-01', [90_000])];
        const deCero = { ...base, tablas, saldoActual: centavos(0) };
        const sinTasa = { ...base, tablas: [tablaDe('2000-01-01', [0])], saldoActual: centavos(9_000_000) };
        const reglas = { ...entrada.reglas, minimo: centavos(2_000_000) };
        const bajo = { ...base, tablas, reglas, saldoActual: centavos(1_999_999) };
        expect(calcularInteres(deCero)).toMatchObject({ interes: 0, motivo: 'SIN_SALDO' });
        expect(calcularInteres(sinTasa)).toMatchObject({ interes: 0, motivo: 'TASA_CERO' });
        expect(calcularInteres(bajo)).toMatchObject({ interes: 0, motivo: 'SALDO_MINIMO' });
      }),
      { numRuns: 300 },
    );
  });
});

describe('fines de mes y días bisiestos', () => {
  it('un mes de 28, 29, 30 o 31 días gana los suyos con cada método y base', () => {
    for (const base of basesDeDias)
      for (const metodo of metodosDeInteres)
        for (const [anio, mes] of [
          [2023, 2],
          [2024, 2],
          [2024, 4],
          [2024, 5],
        ] as const) {
          const desde = `${anio}-0${mes}-01`;
          const hasta = `${anio}-0${mes + 1}-01`;
          const { segmentos, exacto } = calcularInteres(
            entradaDe({ desde, hasta, reglas: { ...REGLAS, base, metodo } }),
          );
          const reales = diasDelMes(anio, mes);
          const dias = base.startsWith('30') ? 30 : reales;
          expect(segmentos.map((segmento) => segmento.dias)).toEqual([dias]);
          const largo =
            base === 'ACT/365F' ? 365 : base === 'ACT/ACT-ISDA' ? (anio === 2024 ? 366 : 365) : 360;
          const unidades = redondear(3_500n * BigInt(dias) * 10n ** 12n, BigInt(largo), 'mitad-arriba');
          expect(exacto.replace('.', '')).toBe(String(unidades));
        }
  });

  it('el 29 de febrero es un día que gana', () => {
    const { interes } = calcularInteres(
      entradaDe({ desde: '2024-02-29', hasta: '2024-03-01', saldoActual: centavos(36_500_000) }),
    );
    expect(interes).toBe(3_500);
  });
});
