// Any account, under any rules that may be published: balances that touch the borders, movements of the same day,
// states that come and go, tables that change inside the period.
import fc from 'fast-check';
import { CERO, type Centavos, centavos } from '../../dinero.ts';
import { basesDeDias } from '../base-de-dias.ts';
import { fechaDeDia, numeroDeDia } from '../dia.ts';
import { modosDeRedondeo } from '../redondeo.ts';
import {
  type EstadoDeCuenta,
  metodosDeInteres,
  type ReglasDeInteres,
  tratamientosDeEstado,
} from '../reglas.ts';
import type { EntradaDeInteres } from '../segmentos.ts';
import type { TablaDeTasas } from '../tasas.ts';
import { tablaDe } from './entradas.ts';

/** Often a border of the tables, or a centavo beside it. */
export const BORDES: readonly Centavos[] = [centavos(100_000), centavos(500_000), centavos(2_000_000)];

const montos = fc.oneof(
  fc.integer({ min: 0, max: 3_000_000 }),
  fc.constantFrom(...BORDES).chain((borde) => fc.integer({ min: borde - 1, max: borde + 1 })),
  fc.integer({ min: 0, max: 300 }),
);

const estados: readonly EstadoDeCuenta[] = ['activa', 'inactiva', 'bloqueada', 'por-retirar', 'cerrada'];

const tratamientos = fc.constantFrom(...tratamientosDeEstado);

const reglasLibres: fc.Arbitrary<ReglasDeInteres> = fc.record({
  metodo: fc.constantFrom(...metodosDeInteres),
  intradia: fc.boolean(),
  base: fc.constantFrom(...basesDeDias),
  capitalizacion: fc.constantFrom('ninguna', 'diaria'),
  abono: fc.constant('mensual'),
  minimo: fc.oneof(fc.constant(CERO), fc.constantFrom(...BORDES)),
  tope: fc.oneof(fc.constant(null), fc.constantFrom(centavos(2_000_000), centavos(2_500_000))),
  redondeo: fc.constantFrom(...modosDeRedondeo),
  inactivas: tratamientos,
  bloqueadas: tratamientos,
});

/** What moves is never nothing. */
const movidos = montos.map((monto) => Math.max(monto, 1));

/** What compounds does it in the only way that may be published. */
const reglas = reglasLibres.map((unas): ReglasDeInteres => {
  if (unas.capitalizacion === 'ninguna') return unas;
  return { ...unas, metodo: 'diario', base: unas.base === 'ACT/360' ? 'ACT/360' : 'ACT/365F' };
});

const tasas = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 150_000 }) },
  { weight: 1, arbitrary: fc.constant(0) },
);

/** Around the end of a February, of a leap one and of a year; any day besides. */
const principios = fc.oneof(
  fc.integer({ min: numeroDeDia('2019-01-01'), max: numeroDeDia('2029-12-31') }),
  fc
    .constantFrom('2023-02-26', '2024-02-27', '2023-12-29', '2024-12-30', '2026-01-30', '2025-08-30')
    .map(numeroDeDia),
);

export const entradas: fc.Arbitrary<EntradaDeInteres> = fc
  .tuple(reglas, principios, fc.integer({ min: 1, max: 75 }))
  .chain(([suyas, desde, largo]) => {
    const dia = (antes: number, despues: number) =>
      fc.integer({ min: desde - antes, max: desde + largo + despues }).map(fechaDeDia);
    return fc.record({
      desde: fc.constant(fechaDeDia(desde)),
      hasta: fc.constant(fechaDeDia(desde + largo)),
      saldoActual: fc.oneof(montos, fc.integer({ min: 1_000_000, max: 9_000_000 })).map(centavos),
      movimientos: fc
        .array(fc.record({ ganaDesde: dia(2, 10), monto: fc.tuple(movidos, fc.boolean()) }), { maxLength: 9 })
        .chain((unos) =>
          fc.integer({ min: 1, max: 3 }).map((primero) =>
            unos.map(({ ganaDesde, monto: [monto, sale] }, i) => ({
              n: primero + i,
              ganaDesde,
              monto: centavos(sale ? -monto : monto),
            })),
          ),
        ),
      estados: fc.uniqueArray(fc.record({ desde: dia(20, 3), estado: fc.constantFrom(...estados) }), {
        maxLength: 4,
        selector: (uno) => uno.desde,
      }),
      plazoDias: fc.constantFrom(0, 0, 29, 30, 360),
      tasaPactada: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: tasas }),
      reglas: fc.constant(suyas),
      tablas: fc
        .tuple(
          fc.option(tablas(dia(90, -largo), suyas), { freq: 8 }),
          fc.array(tablas(dia(0, 0), suyas), { maxLength: 2 }),
        )
        .map(([primera, otras]) => conDiasDistintos(primera === null ? otras : [primera, ...otras])),
    });
  });

const conDiasDistintos = (unas: readonly TablaDeTasas[]): TablaDeTasas[] => [
  ...new Map(unas.map((una) => [una.desde, una])).values(),
];

/** One with rates for every term, or two that change at a term, or one that has none for short ones. */
function tablas(dias: fc.Arbitrary<string>, suyas: ReglasDeInteres): fc.Arbitrary<TablaDeTasas> {
  const modos = suyas.capitalizacion === 'diaria' ? (['total'] as const) : (['total', 'marginal'] as const);
  const franjas = fc.array(tasas, { minLength: 1, maxLength: BORDES.length + 1 });
  return fc
    .tuple(dias, fc.constantFrom(...modos), franjas, fc.option(franjas), fc.integer({ min: 0, max: 9 }))
    .map(([desde, modo, unas, otras, suerte]) => {
      const { tramos } = tablaDe(desde, unas, BORDES.slice(0, unas.length - 1));
      if (suerte === 0) return { desde, modo, tramos: tramos.map((tramo) => ({ ...tramo, plazoDesde: 30 })) };
      if (otras === null) return { desde, modo, tramos };
      const largos = tablaDe(desde, otras, BORDES.slice(0, otras.length - 1)).tramos;
      return {
        desde,
        modo,
        tramos: [
          ...largos.map((tramo) => ({ ...tramo, plazoDesde: 30 })),
          ...tramos.map((tramo) => ({ ...tramo, plazoHasta: 30 })),
        ],
      };
    });
}
