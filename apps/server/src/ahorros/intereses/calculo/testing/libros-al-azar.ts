// Any product and any accounts of it: rules that change in the middle of the period, tables that begin late, movements that came
// late, accounts that open, close, end their term or change their state inside it.

import { estadosDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import { CERO, type Centavos, centavos } from '@cuadra/core/dinero';
import { periodoDe as periodoDeAbono } from '@cuadra/core/interes/abonos';
import { basesDeDias } from '@cuadra/core/interes/base-de-dias';
import { fechaDeDia, numeroDeDia } from '@cuadra/core/interes/dia';
import { modosDeRedondeo } from '@cuadra/core/interes/redondeo';
import { metodosDeInteres, type ReglasDeInteres, tratamientosDeEstado } from '@cuadra/core/interes/reglas';
import type { TablaDeTasas } from '@cuadra/core/interes/tasas';
import { tablaDe } from '@cuadra/core/interes/testing/entradas';
import { BORDES } from '@cuadra/core/interes/testing/libros-al-azar';
import { vigenteEn } from '@cuadra/core/interes/vigencia';
import fc from 'fast-check';
import type { CuentaPuesta, ProductoPuesto } from './mundo-de-calculo.ts';

export interface LibroAlAzar {
  readonly corrida: { readonly desde: string; readonly hasta: string; readonly ultimoDia: string };
  readonly producto: ProductoPuesto;
}

const montos = fc.oneof(
  fc.integer({ min: 1, max: 3_000_000 }),
  fc.constantFrom(...BORDES).chain((borde) => fc.integer({ min: borde - 1, max: borde + 1 })),
  fc.integer({ min: 1, max: 300 }),
  // More than any institution holds, where figures no longer fit in a machine's whole number.
  fc.integer({ min: 1_000_000_000_000, max: 90_000_000_000_000 }),
);

const tratamientos = fc.constantFrom(...tratamientosDeEstado);

const reglas: fc.Arbitrary<ReglasDeInteres> = fc
  .record({
    metodo: fc.constantFrom(...metodosDeInteres, 'diario' as const),
    intradia: fc.boolean(),
    base: fc.constantFrom(...basesDeDias),
    capitalizacion: fc.constantFrom('ninguna' as const, 'ninguna' as const, 'diaria' as const),
    abono: fc.constantFrom(
      'mensual' as const,
      'mensual' as const,
      'aniversario' as const,
      'vencimiento' as const,
    ),
    minimo: fc.oneof(fc.constant(CERO), fc.constantFrom(...BORDES)),
    tope: fc.oneof(fc.constant(null), fc.constantFrom(centavos(2_000_000), centavos(2_500_000))),
    redondeo: fc.constantFrom(...modosDeRedondeo),
    inactivas: tratamientos,
    bloqueadas: tratamientos,
  })
  .map((unas): ReglasDeInteres => {
    if (unas.capitalizacion === 'ninguna') return unas;
    // Interest upon interest in the only way that may be published.
    return { ...unas, metodo: 'diario', base: unas.base === 'ACT/360' ? 'ACT/360' : 'ACT/365F' };
  });

const tasas = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 150_000 }) },
  { weight: 1, arbitrary: fc.constant(0) },
);

/** Around the end of a February, of a leap one and of a year; any day besides. */
const principios = fc.oneof(
  fc.integer({ min: numeroDeDia('2019-01-01'), max: numeroDeDia('2029-12-31') }),
  fc
    .constantFrom('2023-02-26', '2024-02-27', '2023-12-29', '2024-12-30', '2026-01-30', '2025-08-30')
    .map(numeroDeDia),
);

export const librosAlAzar: fc.Arbitrary<LibroAlAzar> = fc
  .tuple(principios, fc.integer({ min: 1, max: 75 }), fc.array(reglas, { minLength: 1, maxLength: 2 }))
  .chain(([desde, largo, unas]) => {
    const dia = (antes: number, despues: number) =>
      fc.integer({ min: desde - antes, max: desde + largo + despues }).map(fechaDeDia);
    return fc.record({
      corrida: fc.constant({
        desde: fechaDeDia(desde),
        hasta: fechaDeDia(desde + largo),
        ultimoDia: fechaDeDia(desde + largo - 1),
      }),
      producto: fc.record({
        versiones: versiones(unas, dia(0, 0)),
        tablas: fc.uniqueArray(tablas(dia(60, 0), unas), { maxLength: 3, selector: (una) => una.desde }),
        cuentas: fc.array(cuentas(dia), { minLength: 1, maxLength: 6 }),
      }),
    });
  });

/** The first one rules everything, now and then only from some day of the period on. */
function versiones(
  unas: readonly ReglasDeInteres[],
  dias: fc.Arbitrary<string>,
): fc.Arbitrary<ProductoPuesto['versiones']> {
  const principio = fc.oneof(
    { weight: 6, arbitrary: fc.constant('2000-01-01') },
    { weight: 1, arbitrary: dias },
  );
  return fc.tuple(principio, dias).map(([primera, segunda]) =>
    unas.map((suyas, i) => ({
      desde: i === 0 ? primera : segunda === primera ? '2099-01-01' : segunda,
      reglas: suyas,
    })),
  );
}

function tablas(dias: fc.Arbitrary<string>, unas: readonly ReglasDeInteres[]): fc.Arbitrary<TablaDeTasas> {
  const capitaliza = unas.some(({ capitalizacion }) => capitalizacion === 'diaria');
  const modos = capitaliza ? (['total'] as const) : (['total', 'marginal'] as const);
  return fc
    .tuple(dias, fc.constantFrom(...modos), fc.array(tasas, { minLength: 1, maxLength: BORDES.length + 1 }))
    .map(([desde, modo, suyas]) => tablaDe(desde, suyas, BORDES.slice(0, suyas.length - 1), modo));
}

type Dia = (antes: number, despues: number) => fc.Arbitrary<string>;

const aVeces = <T>(cosa: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: cosa });

function cuentas(dia: Dia): fc.Arbitrary<CuentaPuesta> {
  const movimientos = fc
    .array(fc.record({ ganaDesde: dia(12, 10), monto: fc.tuple(montos, fc.boolean()) }), { maxLength: 9 })
    .chain((unos) =>
      fc.integer({ min: 1, max: 3 }).map((primero) =>
        unos.map(
          ({ ganaDesde, monto: [monto, sale] }, i): { n: number; ganaDesde: string; monto: Centavos } => ({
            n: primero + i,
            ganaDesde,
            monto: centavos(sale ? -monto : monto),
          }),
        ),
      ),
    );
  const estados = fc.uniqueArray(
    fc.record({ desde: dia(20, 3), estado: fc.constantFrom(...estadosDeCuentaAhorro) }),
    {
      maxLength: 4,
      selector: (uno) => uno.desde,
    },
  );
  return fc
    .record({
      saldo: montos,
      movimientos,
      estados: fc.oneof(fc.constant([]), estados),
      apertura: dia(400, 2),
      interesHasta: dia(30, 2),
      cierre: aVeces(dia(5, 0)),
      vence: aVeces(dia(5, 20)),
      tasaPactada: tasas,
      exenta: aVeces(fc.record({ vence: aVeces(dia(5, 5)) })),
    })
    .map(({ vence, tasaPactada, ...cuenta }) => ({
      ...cuenta,
      saldo: cuenta.cierre === null ? cuenta.saldo : 0,
      vence,
      tasaPactada: vence === null ? null : tasaPactada,
    }));
}

export interface PeriodoDeLinea {
  readonly desde: string;
  readonly hasta: string;
  readonly motivo: 'CERRADA' | 'NO_VENCE' | 'YA_PAGADA' | null;
}

/** Which days of the account are looked at, told again from the rules of the design; undefined: it was not open in the period. */
export function periodoDe(
  { corrida, producto }: LibroAlAzar,
  cuenta: CuentaPuesta,
): PeriodoDeLinea | undefined {
  const cierre = cuenta.cierre ?? null;
  const vence = cuenta.vence ?? null;
  if (cuenta.apertura >= corrida.hasta || (cierre !== null && cierre <= corrida.desde)) return undefined;
  const abono = vigenteEn(producto.versiones, corrida.ultimoDia)?.reglas.abono;
  const desde = [cuenta.interesHasta, cuenta.apertura].sort()[1] ?? cuenta.apertura;
  const noVence = abono === 'vencimiento' && vence !== null && vence > corrida.hasta;
  if (cierre === null && noVence) return { desde, hasta: desde, motivo: 'NO_VENCE' };
  const sigue = vence === null || vence > corrida.hasta;
  const fin =
    abono === 'aniversario' && sigue
      ? periodoDeAbono('aniversario', corrida.hasta, { apertura: cuenta.apertura }).desde
      : corrida.hasta;
  const [hasta = fin] = [fin, cierre ?? fin, vence ?? fin].sort();
  if (hasta > desde) return { desde, hasta, motivo: cierre === null ? null : 'CERRADA' };
  return { desde: hasta, hasta, motivo: cierre === null ? 'YA_PAGADA' : 'CERRADA' };
}
