// What is left, one to several: the deposit of a day and its receipts, the charges of a month and the one partida that gathers them, a
// partida of several lines. Sums that agree exactly and are the only ones near.
import type { Centavos } from '../dinero.ts';
import { razonDeCombinacion, razonesDe } from './razones.ts';
import { type Apunte, cruzar, libresDe, type Tablero, totalDe } from './tablero.ts';

interface Manera {
  readonly clave: (apunte: Apunte) => string;
  readonly dicha: string;
  /** Besides the window: a month is gathered at its end. */
  readonly holgura: number;
}

const DIAS_DE_UN_MES = 31;

const signo = ({ monto }: Apunte) => (monto > 0 ? '+' : '-');

const DE_LIBROS: readonly Manera[] = [
  {
    clave: ({ partida, ...uno }) => (partida === null ? '' : `${partida}${signo({ ...uno, partida })}`),
    dicha: 'de una misma partida',
    holgura: 0,
  },
  { clave: (uno) => `${uno.dia}${signo(uno)}`, dicha: 'todos los de ese día en libros', holgura: 0 },
  {
    clave: (uno) => `${uno.dia}${signo(uno)}${uno.palabras}`,
    dicha: 'los de ese día con el mismo concepto',
    holgura: 0,
  },
];

const DEL_BANCO: readonly Manera[] = [
  {
    clave: (uno) => `${uno.dia}${signo(uno)}${uno.palabras}`,
    dicha: 'los de ese día con el mismo texto',
    holgura: 0,
  },
  { clave: (uno) => `${uno.dia}${signo(uno)}`, dicha: 'todos los de ese día en el banco', holgura: 0 },
  {
    clave: (uno) => `${mesDe(uno)}${signo(uno)}${uno.palabras}`,
    dicha: 'los del mes con el mismo texto',
    holgura: DIAS_DE_UN_MES,
  },
];

export function sugerirGrupos(tablero: Tablero): void {
  for (const manera of DE_LIBROS) {
    for (const { uno, grupo } of hallar(tablero, tablero.lineas, tablero.movimientos, manera)) {
      sugerir(tablero, [uno], grupo, manera);
    }
  }
  for (const manera of DEL_BANCO) {
    for (const { uno, grupo } of hallar(tablero, tablero.movimientos, tablero.lineas, manera)) {
      sugerir(tablero, grupo, [uno], manera);
    }
  }
}

function mesDe({ dia }: Apunte): string {
  return new Date(dia * 86_400_000).toISOString().slice(0, 7);
}

/** More than these are not read by anybody before accepting. */
const GRUPO_MAX = 500;
/** When so many groups have one sum, none is the only one near. */
const DE_UNA_SUMA_MAX = 200;

function* hallar(
  { opciones }: Tablero,
  unos: readonly Apunte[],
  varios: readonly Apunte[],
  { clave, holgura }: Manera,
): Iterable<{ uno: Apunte; grupo: Apunte[] }> {
  const grupos = [...Map.groupBy(libresDe(varios), clave)]
    .filter(([suya, grupo]) => suya !== '' && grupo.length > 1 && grupo.length <= GRUPO_MAX)
    .map(([, grupo]) => grupo);
  const porSuma: ReadonlyMap<Centavos, readonly Apunte[][]> = Map.groupBy(grupos, totalDe);
  for (const uno of libresDe(unos)) {
    const deLaSuma = porSuma.get(uno.monto) ?? [];
    if (deLaSuma.length > DE_UNA_SUMA_MAX) continue;
    const cerca = deLaSuma.filter((grupo) =>
      grupo.every(({ dia }) => Math.abs(dia - uno.dia) <= opciones.ventanaDias + holgura),
    );
    const [grupo, ...otros] = cerca;
    if (grupo !== undefined && otros.length === 0) yield { uno, grupo };
  }
}

function sugerir(tablero: Tablero, lineas: Apunte[], movimientos: Apunte[], { dicha }: Manera): void {
  const razones = [...razonesDe(tablero, lineas, movimientos), razonDeCombinacion(20, dicha)];
  cruzar(tablero, 'sugeridos', lineas, movimientos, razones);
}
