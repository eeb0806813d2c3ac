// Random statements: long texts with commas, quotes and accents, amounts up to Q 999,999,999.99, lines that repeat, and a year that
// ends in the middle.
import { centavos } from '@cuadra/core/dinero';
import fc from 'fast-check';
import type { EstadoPorEscribir } from '../escribir/estado-por-escribir.ts';

const PALABRA = fc.constantFrom(
  ...[
    'PAGO',
    'depósito',
    'Ñandú',
    'S.A.',
    'N/CREDITO',
    'ACH',
    'año 2025',
    '"EL SOL"',
    'a, b',
    'Comisión (IVA)',
  ],
  ...[
    'O’Higgins',
    "d'Or",
    'café & té',
    '#123',
    '100%',
    '1,234.56',
    '01/02/2025',
    'FIN;',
    'x|y',
    '€',
    '日本',
    '🏦',
  ],
);

const texto = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.array(PALABRA, { minLength: 1, maxLength: 8 }).map((partes) => `T ${partes.join(' ')}`),
  },
  { weight: 1, arbitrary: fc.constant(`T ${'muy larga, '.repeat(60)}fin`) },
);

const referencia = fc.option(fc.stringMatching(/^[A-Z0-9]{0,6}[1-9][0-9]{0,8}$/), { nil: null });

const MS_POR_DIA = 86_400_000;
const enDias = (dias: number): string => new Date(dias * MS_POR_DIA).toISOString().slice(0, 10);

export const estadosAlAzar: fc.Arbitrary<EstadoPorEscribir> = fc
  .record({
    // From 2024 to 2026: leap day and two ends of year.
    principio: fc.integer({ min: 19_723, max: 20_700 }),
    dias: fc.integer({ min: 1, max: 300 }),
    cuenta: fc.stringMatching(/^[0-9]{6,12}$/),
    titular: fc.constantFrom('COOPERATIVA LA UNIÓN', 'ASOCIADOS, R.L.', 'JUAN PEREZ'),
    moneda: fc.constantFrom('GTQ', 'USD'),
    saldoInicial: fc.integer({ min: -5_000_000, max: 99_999_999_999 }),
    lineas: fc.array(
      fc.record({
        en: fc.integer({ min: 0, max: 10_000 }),
        monto: fc.oneof(
          fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
          fc.integer({ min: -50_000, max: 50_000 }),
        ),
        texto,
        referencia,
        veces: fc.constantFrom(1, 1, 1, 2, 3),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ principio, dias, saldoInicial, lineas, ...resto }) => ({
    ...resto,
    desde: enDias(principio),
    hasta: enDias(principio + dias),
    saldoInicial: centavos(saldoInicial),
    saldoFinal: null,
    lineas: lineas
      .filter(({ monto }) => monto !== 0)
      .flatMap(({ en, monto, veces, ...linea }) =>
        Array.from({ length: veces }, () => ({
          ...linea,
          fecha: enDias(principio + (en % (dias + 1))),
          monto: centavos(monto),
          tipo: null,
        })),
      )
      .toSorted((una, otra) => (una.fecha < otra.fecha ? -1 : una.fecha > otra.fecha ? 1 : 0)),
  }))
  .filter(({ lineas }) => lineas.length > 0);
