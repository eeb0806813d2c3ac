// Pairs by the amount alone. It decides only where nothing else could: the apuntes of one amount are taken in neighbourhoods (months
// apart from each other), and a neighbourhood is paired when it has one of each side, or as many of each side in an order that
// admits one reading. What an equal amount of last week could be as well is left for a person.
import type { Centavos } from '../dinero.ts';
import { documentosComparables } from './documentos-comparables.ts';
import { INDICIOS_MIN, indicios } from './indicios.ts';
import { gruposDePartida } from './por-partida.ts';
import { decirMonto, razonDeUnico, razonesDe } from './razones.ts';
import { repartoEnOrden } from './reparto-en-orden.ts';
import { repartoPorTexto } from './reparto-por-texto.ts';
import { type Apunte, cruzar, type Tablero, totalDe, ventanaSegura } from './tablero.ts';
import { diasDeVecindad, type Lectura, type Par, type Vecindad, vecindades } from './vecindad.ts';

export function cruzarPorMonto(tablero: Tablero): void {
  const sonComparables = documentosComparables(tablero);
  const sumas = sumasDePartida(tablero);
  for (const vecindad of vecindades(tablero)) {
    if (vecindad.lineas.length === 0 || vecindad.movimientos.length === 0) continue;
    if (hayOtraLectura(vecindad, sumas, diasDeVecindad(tablero))) continue;
    const seguro = (par: Par, extra: number) =>
      indicios(tablero, [par[0]], [par[1]]) + extra >= INDICIOS_MIN && !sonComparables.seContradicen(par);
    for (const { pares, porque, extra } of lecturas(tablero, vecindad)) {
      if (!pares.every((par) => seguro(par, extra))) continue;
      for (const [linea, movimiento] of pares) {
        const razones = [...razonesDe(tablero, [linea], [movimiento]), razonDeUnico(25, porque)];
        cruzar(tablero, 'automaticos', [linea], [movimiento], razones);
      }
    }
  }
}

/** The pairs that a neighbourhood admits, each set good or bad as a whole. */
function lecturas(tablero: Tablero, vecindad: Vecindad): Lectura[] {
  const { lineas, movimientos } = vecindad;
  const [linea, movimiento] = [lineas[0], movimientos[0]];
  if (lineas.length === 1 && movimientos.length === 1 && linea && movimiento) {
    if (Math.abs(linea.dia - movimiento.dia) > ventanaSegura(tablero)) return [];
    const porque = `ningún otro de ${decirMonto(linea.monto)} en ${diasDeVecindad(tablero)} días, ni en el banco ni en libros`;
    return [{ pares: [[linea, movimiento]], porque, extra: 0 }];
  }
  const enOrden = repartoEnOrden(tablero, vecindad);
  return enOrden === null ? repartoPorTexto(tablero, vecindad) : [enOrden];
}

/** What each partida of several lines adds up to, and when: a bank line may be all of them as well as another of its amount. */
function sumasDePartida(tablero: Tablero): ReadonlyMap<Centavos, readonly Apunte[][]> {
  return Map.groupBy(gruposDePartida(tablero), totalDe);
}

function hayOtraLectura(
  { lineas }: Vecindad,
  sumas: ReadonlyMap<Centavos, readonly Apunte[][]>,
  dias: number,
): boolean {
  const [primera, ultima] = [lineas[0], lineas.at(-1)];
  if (primera === undefined || ultima === undefined) return false;
  return (sumas.get(primera.monto) ?? []).some(
    ([{ dia } = primera]) => dia >= primera.dia - dias && dia <= ultima.dia + dias,
  );
}
