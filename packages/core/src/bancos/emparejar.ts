// Which lines of the bank are which of the books. Everything is looked up by amount, number, day or partida: nothing is compared with all
// the rest, so twice the lines are twice the time. First what leaves no reasonable doubt, which the program accepts by
// itself; then the best of what may be, which a person decides.
import type { Emparejamiento, LineaPorCruzar, MovimientoPorCruzar, OpcionesDeCruce } from './cruce.ts';
import { cruzarPorDocumento } from './por-documento.ts';
import { cruzarPorMonto } from './por-monto.ts';
import { cruzarPorPartida } from './por-partida.ts';
import { sugerirCombinaciones } from './sugerir-combinaciones.ts';
import { sugerirGrupos } from './sugerir-grupos.ts';
import { sugerirPares } from './sugerir-pares.ts';
import { ponerTablero, type Tablero } from './tablero.ts';

const PASOS: readonly ((tablero: Tablero) => void)[] = [
  cruzarPorDocumento,
  cruzarPorPartida,
  cruzarPorMonto,
  sugerirPares,
  sugerirGrupos,
  sugerirCombinaciones,
];

/** How far it has come, 0 to 100. */
export type AlAvanzar = (porciento: number) => void;

export function emparejar(
  lineas: readonly LineaPorCruzar[],
  movimientos: readonly MovimientoPorCruzar[],
  opciones: OpcionesDeCruce,
  alAvanzar?: AlAvanzar,
): Emparejamiento {
  alAvanzar?.(0);
  const tablero = ponerTablero(lineas, movimientos, opciones);
  PASOS.forEach((paso, lugar) => {
    alAvanzar?.(Math.round((100 * (lugar + 1)) / (PASOS.length + 1)));
    paso(tablero);
  });
  const { automaticos, sugeridos } = tablero;
  alAvanzar?.(100);
  return { automaticos, sugeridos: sugeridos.sort((uno, otro) => otro.puntaje - uno.puntaje) };
}
