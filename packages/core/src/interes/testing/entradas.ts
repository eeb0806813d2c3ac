// Accounts for the tests of the engine: one plain one, and tables in few words.
import { CERO, type Centavos, centavos } from '../../dinero.ts';
import type { ReglasDeInteres } from '../reglas.ts';
import type { EntradaDeInteres } from '../segmentos.ts';
import type { TablaDeTasas, TramoDeTasa } from '../tasas.ts';

export const REGLAS: ReglasDeInteres = {
  metodo: 'diario',
  intradia: false,
  base: 'ACT/365F',
  capitalizacion: 'ninguna',
  abono: 'mensual',
  minimo: CERO,
  tope: null,
  redondeo: 'mitad-arriba',
  inactivas: 'paga',
  bloqueadas: 'paga',
};

/** In quetzales. */
export const tramo = (desde: number, hasta: number | null, ppm: number): TramoDeTasa => ({
  montoDesde: centavos(Math.round(desde * 100)),
  montoHasta: hasta === null ? null : centavos(hasta * 100),
  plazoDesde: 0,
  plazoHasta: null,
  ppm,
});

/** The rates for all of a balance, which change at the given amounts. */
export function tablaDe(
  desde: string,
  tasas: readonly number[],
  bordes: readonly Centavos[] = [],
  modo: TablaDeTasas['modo'] = 'total',
): TablaDeTasas {
  const tramos = tasas.map((ppm, i) => ({
    montoDesde: bordes[i - 1] ?? CERO,
    montoHasta: bordes[i] ?? null,
    plazoDesde: 0,
    plazoHasta: null,
    ppm,
  }));
  return { desde, modo, tramos };
}

/** Q 1,000.00 at 3.5 % during March 2026, unless something else is said. */
export const entradaDe = (cambios: Partial<EntradaDeInteres>): EntradaDeInteres => ({
  desde: '2026-03-01',
  hasta: '2026-04-01',
  saldoActual: centavos(100_000),
  movimientos: [],
  estados: [],
  plazoDias: 0,
  tasaPactada: null,
  reglas: REGLAS,
  tablas: [tablaDe('2020-01-01', [35_000])],
  ...cambios,
});
