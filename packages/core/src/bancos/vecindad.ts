// The apuntes of one amount, in neighbourhoods: within one any could be taken for another.
import { type Apunte, libresDe, porDia, type Tablero } from './tablero.ts';

/** Two of one amount farther apart than this are not confused. */
const VECINDAD_DIAS = 45;

export function diasDeVecindad({ opciones }: Tablero): number {
  return Math.max(VECINDAD_DIAS, opciones.ventanaDias);
}

export interface Vecindad {
  /** By day; all of one amount. */
  readonly lineas: Apunte[];
  readonly movimientos: Apunte[];
}

export type Par = readonly [linea: Apunte, movimiento: Apunte];

export interface Lectura {
  readonly pares: readonly Par[];
  readonly porque: string;
  /** What it says in favour by itself: that both sides have as many. */
  readonly extra: number;
}

/** Free apuntes of one amount, apart where nothing happens for long. */
export function* vecindades(tablero: Tablero): Iterable<Vecindad> {
  const dias = diasDeVecindad(tablero);
  const movimientos = Map.groupBy(libresDe(tablero.movimientos), ({ monto }) => monto);
  for (const [monto, suyas] of Map.groupBy(libresDe(tablero.lineas), ({ monto }) => monto)) {
    const otros = movimientos.get(monto);
    if (otros === undefined) continue;
    const lineas = new Set(suyas);
    let actual: Vecindad = { lineas: [], movimientos: [] };
    let ultimo = Number.NEGATIVE_INFINITY;
    for (const apunte of [...suyas, ...otros].sort(porDia)) {
      if (apunte.dia - ultimo > dias) {
        yield actual;
        actual = { lineas: [], movimientos: [] };
      }
      (lineas.has(apunte) ? actual.lineas : actual.movimientos).push(apunte);
      ultimo = apunte.dia;
    }
    yield actual;
  }
}
