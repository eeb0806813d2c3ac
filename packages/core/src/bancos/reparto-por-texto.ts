// Several of one amount that only the text tells apart: «DEP JUAN PEREZ» is Juan's although Pedro paid as much. A pair stands when each
// is clearly the other's best and nobody else comes near.
import { similitud } from './palabras.ts';
import { type Apunte, type Tablero, ventanaSegura } from './tablero.ts';
import type { Lectura, Par, Vecindad } from './vecindad.ts';

/** Beyond this, all against all would be long, and so many of one amount are rarely told apart by text. */
const CUANTOS_MAX = 40;
const PARECIDO_MIN = 0.5;
const VENTAJA_MIN = 0.3;

export function repartoPorTexto(tablero: Tablero, { lineas, movimientos }: Vecindad): Lectura[] {
  if (lineas.length > CUANTOS_MAX || movimientos.length > CUANTOS_MAX) return [];
  const porque = 'hay otros de ese monto, pero el texto solo es el de este';
  return clarosPorTexto(tablero, lineas, movimientos)
    .filter(([linea, movimiento]) => Math.abs(linea.dia - movimiento.dia) <= ventanaSegura(tablero))
    .map((par) => ({ pares: [par], porque, extra: 0 }));
}

/** All of them in pairs, or null when the text does not tell for each. */
export function asignarPorTexto(
  tablero: Tablero,
  lineas: readonly Apunte[],
  movimientos: readonly Apunte[],
): Par[] | null {
  if (lineas.length > CUANTOS_MAX) return null;
  const pares = clarosPorTexto(tablero, lineas, movimientos);
  return pares.length === lineas.length ? pares : null;
}

function clarosPorTexto(
  { pesos }: Tablero,
  lineas: readonly Apunte[],
  movimientos: readonly Apunte[],
): Par[] {
  const parecidos = lineas.map(({ palabras }) =>
    movimientos.map((movimiento) => similitud(palabras, movimiento.palabras, pesos)),
  );
  return lineas.flatMap((linea, i): Par[] => {
    const fila = parecidos[i] ?? [];
    const j = fila.indexOf(Math.max(...fila));
    const movimiento = movimientos[j];
    const mejor = fila[j] ?? 0;
    const rivales = [
      ...fila.filter((_, k) => k !== j),
      ...parecidos.filter((_, k) => k !== i).map((otra) => otra[j] ?? 0),
    ];
    const esClaro = mejor >= PARECIDO_MIN && rivales.every((rival) => mejor - rival >= VENTAJA_MIN);
    return movimiento !== undefined && esClaro ? [[linea, movimiento]] : [];
  });
}
