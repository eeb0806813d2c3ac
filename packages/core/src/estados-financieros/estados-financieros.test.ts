import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANCHOS_DE_CODIGO,
  flujoPorOmision,
  flujosAdmitidos,
  margenPorOmision,
  naturalezasAdmitidas,
} from '../catalogo.ts';
import { centavos } from '../dinero.ts';
import { cifrasDePrueba } from '../testing/cifras.ts';
import { armarEstado } from './armar.ts';
import { balanceGeneral } from './balance-general.ts';
import { type Cifras, cifrasDe, type Libro, movidoDe } from './cifras.ts';
import { type CuentaDelCatalogo, coberturaDe } from './cobertura.ts';
import { planPorPeriodo, porcentajeDe } from './columnas.ts';
import type { Definicion } from './definicion.ts';
import { porMargenes, productosYGastos } from './estado-de-resultados.ts';
import { flujoDirecto, flujoIndirecto } from './flujo-de-efectivo.ts';
import { cifraImpresa, coberturaImpresa, pruebaImpresa } from './impresion.ts';
import { rangosDe } from './rangos.ts';

const cuenta = (idCuenta: string, tipoCuenta: 'D' | 'M' = 'D'): CuentaDelCatalogo => ({
  idCuenta,
  nombreCuenta: `Cuenta ${idCuenta}`,
  tipoCuenta,
  naturaleza: naturalezasAdmitidas(idCuenta)[0] ?? 'deudora',
  flujo: idCuenta.startsWith('101') ? 'efectivo' : flujoPorOmision(idCuenta, undefined),
  margen: margenPorOmision(idCuenta, undefined),
});

/** A group of detail accounts in every class, and some that the institution added. */
const catalogo = [
  ...['1', '101', '1011'].map((id) => cuenta(id, 'M')),
  cuenta('101101'),
  cuenta('108101'),
  cuenta('202109'),
  cuenta('301102'),
  cuenta('309101'),
  cuenta('401101'),
  ...['5', '508'].map((id) => cuenta(id, 'M')),
  cuenta('501101'),
  cuenta('508101'),
  cuenta('603102'),
  cuenta('609101'),
  cuenta('706105'),
  cuenta('706109'),
  cuenta('711101'),
  cuenta('801101'),
  cuenta('901101'),
];

describe('la cobertura', () => {
  it.each([
    ['el balance general', () => balanceGeneral, 15],
    ['productos y gastos', () => productosYGastos, 5],
    ['los márgenes', porMargenes, 5],
    ['el flujo directo', flujoDirecto, 15],
    ['el flujo indirecto', flujoIndirecto, 15],
  ])('%s toma cada cuenta una vez, también las que el catálogo agregó', (_, definicion, cuentas) => {
    expect(coberturaDe(definicion(catalogo), catalogo)).toEqual({ cuentas, sinUbicar: [], repetidas: [] });
  });

  it('cualquier código que alguien agregue, en cualquier nivel, tiene su renglón y uno solo', () => {
    const codigo = fc
      .constantFrom(...ANCHOS_DE_CODIGO.slice(1))
      .chain((ancho) =>
        fc.tuple(fc.integer({ min: 1, max: 9 }), fc.stringMatching(new RegExp(`^\\d{${ancho - 1}}$`))),
      )
      .map(([clase, resto]) => `${clase}${resto}`);
    fc.assert(
      fc.property(fc.uniqueArray(codigo, { minLength: 1, maxLength: 40 }), fc.nat(), (codigos, azar) => {
        const propio = codigos.map((id, i) => {
          const admitidos = flujosAdmitidos(id);
          return { ...cuenta(id), flujo: admitidos[(azar + i) % admitidos.length] ?? 'operacion' };
        });
        for (const definicion of [
          balanceGeneral,
          productosYGastos,
          porMargenes(propio),
          flujoDirecto(propio),
          flujoIndirecto(propio),
        ]) {
          const { sinUbicar, repetidas } = coberturaDe(definicion, propio);
          expect([sinUbicar, repetidas]).toEqual([[], []]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('dice cuáles quedan fuera y cuáles están dos veces', () => {
    const mala: Definicion = {
      ...productosYGastos,
      renglones: [
        { tipo: 'cuentas', clave: 'a', cuentas: ['603'], lado: 'acreedor' },
        { tipo: 'cuentas', clave: 'b', cuentas: ['706'], lado: 'deudor' },
        { tipo: 'cuentas', clave: 'c', cuentas: ['706'], lado: 'deudor' },
      ],
    };
    const cobertura = coberturaDe(mala, catalogo);
    expect(cobertura.sinUbicar.map(({ idCuenta }) => idCuenta)).toEqual(['609101', '711101']);
    expect(cobertura.repetidas.map(({ idCuenta }) => idCuenta)).toEqual(['706105', '706109']);
    expect(coberturaImpresa(cobertura)).toEqual([
      'Cobertura: 1 de 5 cuentas de detalle, cada una en un solo renglón; sin ubicar: 2; repetidas: 2.',
      'Sin ubicar: 609101 Cuenta 609101, 711101 Cuenta 711101.',
      'Repetidas: 706105 Cuenta 706105, 706109 Cuenta 706109.',
    ]);
  });
});

describe('los signos', () => {
  const saldos = (netos: Record<string, number>): Map<string, Cifras> =>
    new Map(
      Object.entries(netos).map(([idCuenta, final]) => [
        idCuenta,
        cifrasDePrueba({ final: centavos(final) }),
      ]),
    );
  const contracuenta: CuentaDelCatalogo = { ...cuenta('901199'), naturaleza: 'acreedora' };
  const armar = (netos: Record<string, number>) =>
    armarEstado(
      balanceGeneral,
      {
        catalogo: [...catalogo, contracuenta],
        bases: [saldos(netos)],
        plan: planPorPeriodo('saldo', '2026-03-31', ['acumulado']),
        cuentasDeCierre: { cuentaResultado: '508101', cuentaAcumulados: '507101' },
      },
      { niveles: { desde: 1, hasta: 6 }, conCero: false },
    );
  const valor = ({ filas }: ReturnType<typeof armar>, clave: string) =>
    filas.find((fila) => fila.clave === clave)?.valores[0];

  it('un activo con saldo acreedor resta del activo, no suma: 100.00 − 30.00 = 70.00', () => {
    const estado = armar({ '101101': 10_000, '108101': -3_000, '301102': -7_000 });
    expect(valor(estado, 'activo:108101')).toBe(-3_000);
    expect(valor(estado, 'activo-neto')).toBe(7_000);
    expect(estado.pruebas[0]).toEqual({ texto: 'Activo = pasivo + capital', cuadra: true, diferencia: 0 });
  });

  it('la depreciación se resta del activo; la pérdida no cerrada, del capital: 500.00 − 80.00 = 420.00', () => {
    const estado = armar({ '101101': 47_000, '202109': -5_000, '501101': -50_000, '706105': 8_000 });
    expect(valor(estado, 'activo-neto')).toBe(42_000);
    expect(valor(estado, 'capital:508')).toBe(-8_000);
    expect(valor(estado, 'capital-total')).toBe(42_000);
  });

  it('las cuentas de orden dicen lo de cada lado: 300.00 de garantías y 300.00 de contracuenta', () => {
    const estado = armar({ '901101': 30_000, '901199': -30_000 });
    expect(valor(estado, 'orden-deudoras:901101')).toBe(30_000);
    expect(valor(estado, 'orden-deudoras-total')).toBe(30_000);
    expect(valor(estado, 'orden-acreedoras:901199')).toBe(30_000);
    expect(valor(estado, 'orden-acreedoras-total')).toBe(30_000);
    expect(estado.pruebas[1]).toMatchObject({ cuadra: true });
  });

  it('lo que no cuadra se dice, con cuánto', () => {
    const [prueba] = armar({ '101101': 10_000, '301102': -9_000 }).pruebas;
    expect(prueba).toMatchObject({ cuadra: false, diferencia: 1_000 });
    expect(prueba && pruebaImpresa(prueba)).toBe(
      'Activo = pasivo + capital: NO cuadra, diferencia de Q 10.00.',
    );
  });
});

describe('los rangos que se comparan', () => {
  it('enero compara con diciembre; el fin de febrero, con el fin de febrero', () => {
    expect(rangosDe('2026-01-31')['mes-anterior']).toEqual({ desde: '2025-12-01', hasta: '2025-12-31' });
    expect(rangosDe('2025-02-28')['anio-anterior']).toEqual({ desde: '2024-01-01', hasta: '2024-02-29' });
    expect(rangosDe('2024-02-29')['anio-anterior']).toEqual({ desde: '2023-01-01', hasta: '2023-02-28' });
    expect(rangosDe('2026-11-15')['anio-anterior']).toEqual({ desde: '2025-01-01', hasta: '2025-11-15' });
  });

  it('cada día que hace falta se pide una sola vez', () => {
    const { bases } = planPorPeriodo('saldo', '2026-03-31', [
      'mes',
      'acumulado',
      'mes-anterior',
      'variacion',
    ]);
    expect(bases).toEqual([
      { desde: '2026-01-01', hasta: '2026-03-31' },
      { desde: '2026-01-01', hasta: '2026-02-28' },
    ]);
  });
});

describe('las cifras de un rango', () => {
  const lados = (debe: number, haber: number) => ({ debe: centavos(debe), haber: centavos(haber) });
  const libro: Libro = {
    acumulados: [
      { fecha: '2025-12-30', idCuenta: '603102', agencia: '01', ...lados(0, 700) },
      { fecha: '2025-12-31', idCuenta: '603102', agencia: '01', ...lados(1_000, 1_000) },
      { fecha: '2025-12-31', idCuenta: '603102', agencia: '02', ...lados(0, 5_000) },
    ],
    especiales: [
      { tipo: 'cierre', fecha: '2025-12-31', idCuenta: '603102', agencia: '01', ...lados(1_000, 0) },
    ],
    contrapartidas: [],
  };

  it('sin la partida de cierre: 10.00 − 7.00 = 3.00 el último día, y el saldo queda en cero', () => {
    const tramo = { desde: '2025-12-31', hasta: '2025-12-31', agencias: ['01'] };
    const cifras = cifrasDe(libro, tramo).get('603102');
    expect(cifras).toEqual(
      cifrasDePrueba({ inicial: centavos(-700), todo: lados(1_000, 300), cierre: lados(1_000, 0) }),
    );
    expect(cifras && movidoDe(cifras)).toBe(-300);
  });
});

describe('lo que se lee', () => {
  it.each([
    [0, 'monto', '–'],
    [123_456_789_00, 'monto', '123,456,789.00'],
    [-5_000, 'monto', '(50.00)'],
    [933, 'porcentaje', '9.33 %'],
    [-2_426, 'porcentaje', '(24.26 %)'],
    [null, 'porcentaje', '–'],
    [0, 'porcentaje', '–'],
  ] as const)('%s de clase %s es %s', (valor, clase, texto) => {
    expect(cifraImpresa(valor, clase)).toBe(texto);
  });

  it.each([
    ['crece', 11_000, 10_000, 1_000],
    ['redondea la mitad lejos de cero', 20_001, 20_000, 1],
    ['también al bajar', 19_999, 20_000, -1],
    ['una deducción que crece va con el signo de su diferencia', -15_000, -10_000, -5_000],
    ['desde cero no hay porcentaje', 10_000, 0, null],
    ['de una pérdida a una ganancia no dice nada', 5_000, -10_000, null],
    ['de una ganancia a una pérdida sí: −150 %', -5_000, 10_000, -15_000],
    ['la pérdida que desaparece', 0, -10_000, 10_000],
    ['hasta 9,999.99 %', 1_009_999, 10_000, 999_999],
    ['más que eso no dice nada', 10_100_000, 10_000, null],
    ['ni de un centavo a lo más que cabe en los libros', 9_000_000_000_000_000, 1, null],
    ['ni hacia abajo', -9_000_000_000_000_000, 1, null],
    ['sin perder centavos en montos grandes', 900_000_000_000_001, 900_000_000_000_000, 0],
  ])('%s', (_, actual, anterior, esperado) => {
    expect(porcentajeDe(centavos(actual), centavos(anterior))).toBe(esperado);
  });
});
