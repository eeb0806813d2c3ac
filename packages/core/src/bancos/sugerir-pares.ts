// What is left, one to one: of each line and the movements of its amount that are nearest, the best pairs first. None is certain, so each
// says also what speaks against it.
import type { Razon } from './cruce.ts';
import { decirMonto, razonDeUnico, razonesDe } from './razones.ts';
import { type Apunte, cruzar, type Tablero } from './tablero.ts';
import { diasDeVecindad, type Vecindad, vecindades } from './vecindad.ts';

/** Nearest movements looked at for each line: with hundreds of one amount, the far ones say nothing. */
const CERCANOS = 12;
const PUNTAJE_MIN = 40;

interface Propuesta {
  readonly linea: Apunte;
  readonly movimiento: Apunte;
  readonly razones: readonly Razon[];
  readonly puntos: number;
}

export function sugerirPares(tablero: Tablero): void {
  for (const vecindad of vecindades(tablero)) {
    const { lineas, movimientos } = vecindad;
    if (lineas.length === 0 || movimientos.length === 0) continue;
    const competencia = razonDeCompetencia(vecindad);
    const alcance = diasDeVecindad(tablero);
    const propuestas = lineas.flatMap((linea) =>
      masCercanos(movimientos, linea.dia, CERCANOS)
        .filter(({ dia }) => Math.abs(dia - linea.dia) <= alcance)
        .map((movimiento) => proponer(tablero, linea, movimiento, competencia)),
    );
    const mejores = propuestas.filter(({ puntos }) => puntos >= PUNTAJE_MIN);
    for (const { linea, movimiento, razones } of mejores.sort((a, b) => b.puntos - a.puntos)) {
      cruzar(tablero, 'sugeridos', [linea], [movimiento], razones);
    }
  }
}

function proponer(tablero: Tablero, linea: Apunte, movimiento: Apunte, competencia: Razon): Propuesta {
  const razones = [...razonesDe(tablero, [linea], [movimiento]), competencia];
  return { linea, movimiento, razones, puntos: razones.reduce((suma, { puntos }) => suma + puntos, 0) };
}

/** Alone, it may still be chance, or far apart, or of another document: the rest of the reasons say which. */
function razonDeCompetencia({ lineas, movimientos }: Vecindad): Razon {
  const monto = lineas[0] === undefined ? '' : decirMonto(lineas[0].monto);
  if (lineas.length === 1 && movimientos.length === 1) {
    return razonDeUnico(5, `es el único de ${monto} cerca, pero no basta para darlo por hecho`);
  }
  const texto = `hay otros de ${monto} cerca: ${lineas.length} en el banco y ${movimientos.length} en libros`;
  return razonDeUnico(-10, texto);
}

/** Those of a list by day that are nearest to one. */
export function masCercanos(porDia: readonly Apunte[], dia: number, cuantos: number): Apunte[] {
  let despues = lugarDe(porDia, dia);
  let antes = despues - 1;
  const elegidos: Apunte[] = [];
  while (elegidos.length < cuantos) {
    const [previo, siguiente] = [porDia[antes], porDia[despues]];
    if (previo === undefined && siguiente === undefined) break;
    const tomaPrevio =
      siguiente === undefined || (previo !== undefined && dia - previo.dia <= siguiente.dia - dia);
    const elegido = tomaPrevio ? previo : siguiente;
    if (tomaPrevio) antes--;
    else despues++;
    if (elegido !== undefined) elegidos.push(elegido);
  }
  return elegidos;
}

/** The place of the first that is on that day or later. */
function lugarDe(porDia: readonly Apunte[], dia: number): number {
  let [desde, hasta] = [0, porDia.length];
  while (desde < hasta) {
    const medio = (desde + hasta) >> 1;
    if ((porDia[medio]?.dia ?? dia) < dia) desde = medio + 1;
    else hasta = medio;
  }
  return desde;
}
