// One bank line that is all a partida moved in the account: its lines of one side add up exactly to it. Certain when nothing else of that
// amount is near; otherwise somebody decides.
import type { Centavos } from '../dinero.ts';
import { documentosComparables } from './documentos-comparables.ts';
import { INDICIOS_MIN, indicios } from './indicios.ts';
import { razonDeCombinacion, razonesDe } from './razones.ts';
import { type Apunte, cruzar, libresDe, type Tablero, totalDe, ventanaSegura } from './tablero.ts';
import { diasDeVecindad } from './vecindad.ts';

/** More lines of one partida than these nobody would read as one bank line. */
const LINEAS_MAX = 500;

/** Beyond so many of one sum none stands alone, and comparing all with all would be long. */
const DE_UNA_SUMA_MAX = 200;

export function cruzarPorPartida(tablero: Tablero): void {
  const lineas = Map.groupBy(libresDe(tablero.lineas), ({ monto }) => monto);
  const movimientos = Map.groupBy(libresDe(tablero.movimientos), ({ monto }) => monto);
  const { seContradicen } = documentosComparables(tablero);
  for (const [suma, grupos] of Map.groupBy(gruposDePartida(tablero), totalDe)) {
    if (grupos.length > DE_UNA_SUMA_MAX || (lineas.get(suma)?.length ?? 0) > DE_UNA_SUMA_MAX) continue;
    for (const grupo of grupos) {
      const dia = diaDe(grupo);
      const cerca = (apuntes: readonly Apunte[] | undefined) =>
        (apuntes ?? []).filter((uno) => Math.abs(uno.dia - dia) <= diasDeVecindad(tablero));
      const [linea, ...otras] = cerca(lineas.get(suma));
      const solos = otras.length === 0 && cerca(movimientos.get(suma)).length === 0;
      const rivales = grupos.filter((otro) => Math.abs(diaDe(otro) - dia) <= diasDeVecindad(tablero)).length;
      if (linea === undefined || !solos || rivales !== 1) continue;
      if (Math.abs(linea.dia - dia) > ventanaSegura(tablero)) continue;
      if (indicios(tablero, [linea], grupo) + 1 < INDICIOS_MIN) continue;
      if (grupo.every((movimiento) => seContradicen([linea, movimiento]))) continue;
      const todos = razonDeCombinacion(25, `es todo lo que la partida ${decirSigno(suma)} la cuenta`);
      cruzar(tablero, 'automaticos', [linea], grupo, [...razonesDe(tablero, [linea], grupo), todos]);
    }
  }
}

/** Its lines have the day of their partida; if they had several, it would be the first one, whichever line came first. */
const diaDe = (grupo: readonly Apunte[]): number => Math.min(...grupo.map(({ dia }) => dia));

/** The free lines of each partida that has several, those of each sign by themselves. */
export function gruposDePartida(tablero: Tablero): Apunte[][] {
  const dePartida = libresDe(tablero.movimientos).filter(({ partida }) => partida !== null);
  const grupos = Map.groupBy(dePartida, ({ partida, monto }) => `${partida}/${monto > 0}`).values();
  return [...grupos].filter((grupo) => grupo.length > 1 && grupo.length <= LINEAS_MAX);
}

const decirSigno = (suma: Centavos): string => (suma > 0 ? 'ingresó a' : 'sacó de');
