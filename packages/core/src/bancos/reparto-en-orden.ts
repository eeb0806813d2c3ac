// Several of one amount, as many in the bank as in the books: paired in the order of their days when that order admits one reading. The
// neighbourhood falls into heaps well apart from each other; each heap must have as many of each side, all of a side on one
// day. Within a heap of several, equal and without anything that tells them apart, whichever pairing is as good: they are
// interchangeable, and are paired as they come.

import { decirMonto } from './razones.ts';
import { asignarPorTexto } from './reparto-por-texto.ts';
import { type Apunte, porDia, type Tablero, ventanaSegura } from './tablero.ts';
import type { Lectura, Par, Vecindad } from './vecindad.ts';

export function repartoEnOrden(tablero: Tablero, vecindad: Vecindad): Lectura | null {
  const { lineas } = vecindad;
  for (const radio of radios(ventanaSegura(tablero))) {
    const montones = enMontones(vecindad, radio);
    const pares = montones?.map((monton) => parear(tablero, monton));
    if (pares === undefined || pares.includes(null)) continue;
    const monto = lineas[0] === undefined ? '' : decirMonto(lineas[0].monto);
    const porque = `${lineas.length} de ${monto} en el banco y ${lineas.length} en libros, que se corresponden en orden de fecha`;
    return { pares: pares.flatMap((unos) => unos ?? []), porque, extra: seRepite(vecindad) ? 1 : 0 };
  }
  return null;
}

/** Each side says the same words every time: one thing that happens again and again, not several that happen to cost as much. */
function seRepite({ lineas, movimientos }: Vecindad): boolean {
  const igual = ([primero, ...demas]: readonly Apunte[]) =>
    demas.every(({ palabras }) => String(palabras) === String(primero?.palabras));
  return igual(lineas) && igual(movimientos);
}

/** How far apart the two days of a heap may be: the same day first. */
const radios = (ventana: number): number[] => [0, 1, 2, 4, ventana].filter((radio) => radio <= ventana);

/** Heaps of days within the radius, and more than twice as far from each other; null when they are not that clear. */
function enMontones({ lineas, movimientos }: Vecindad, radio: number): Vecindad[] | null {
  const sonLineas = new Set(lineas);
  const montones: Vecindad[] = [];
  let [primero, ultimo] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const apunte of [...lineas, ...movimientos].sort(porDia)) {
    if (apunte.dia - ultimo > 2 * radio) {
      montones.push({ lineas: [], movimientos: [] });
      primero = apunte.dia;
    } else if (apunte.dia - primero > radio) return null;
    const monton = montones.at(-1);
    (sonLineas.has(apunte) ? monton?.lineas : monton?.movimientos)?.push(apunte);
    ultimo = apunte.dia;
  }
  return montones;
}

function parear(tablero: Tablero, { lineas, movimientos }: Vecindad): Par[] | null {
  if (lineas.length !== movimientos.length || !sonDeUnDia(lineas) || !sonDeUnDia(movimientos)) return null;
  const enOrden = lineas.flatMap((linea, lugar): Par[] => {
    const movimiento = movimientos[lugar];
    return movimiento === undefined ? [] : [[linea, movimiento]];
  });
  if (lineas.length === 1 || sonIntercambiables(lineas) || sonIntercambiables(movimientos)) return enOrden;
  return asignarPorTexto(tablero, lineas, movimientos);
}

function sonDeUnDia(apuntes: readonly Apunte[]): boolean {
  return apuntes.every(({ dia }) => dia === apuntes[0]?.dia);
}

/** Nothing that they say tells one from another: neither text nor numbers. */
function sonIntercambiables([primero, ...demas]: readonly Apunte[]): boolean {
  if (primero === undefined) return true;
  const dicho = ({ documento, numeros, palabras }: Apunte) => `${documento}/${numeros}/${palabras}`;
  return demas.every((uno) => dicho(uno) === dicho(primero));
}
