// What must be corrected in a sheet, each kind once: the same sentence about the same column, whatever value or figure it names.
export interface ErrorDeHoja {
  readonly linea: number;
  readonly campo: string;
  readonly mensaje: string;
}

export interface ClaseDeError {
  readonly campo: string;
  /** What is said of the first one. */
  readonly mensaje: string;
  /** In order, each once. */
  readonly lineas: readonly number[];
  /** Not all of them say the same word by word. */
  readonly esEjemplo: boolean;
}

const LO_QUE_VINO = /«[^»]*»|\d[\d,.:/-]*/g;

/** The most frequent first: one remedy there corrects the most. */
export function clasesDeError(errores: readonly ErrorDeHoja[]): ClaseDeError[] {
  const porClase = Map.groupBy(
    errores,
    ({ campo, mensaje }) => `${campo} ${mensaje.replaceAll(LO_QUE_VINO, '…')}`,
  );
  return [...porClase.values()]
    .flatMap(([primero, ...otros]) => (primero === undefined ? [] : [claseDe(primero, otros)]))
    .toSorted((una, otra) => otra.lineas.length - una.lineas.length);
}

function claseDe(primero: ErrorDeHoja, otros: readonly ErrorDeHoja[]): ClaseDeError {
  const { campo, mensaje } = primero;
  const lineas = [...new Set([primero, ...otros].map(({ linea }) => linea))].toSorted((a, b) => a - b);
  return { campo, mensaje, lineas, esEjemplo: otros.some((otro) => otro.mensaje !== mensaje) };
}

const LINEAS_MAX = 8;

/** «3», «3, 4 y 9», «3, 4, … y 120 más». */
export function decirLineas(lineas: readonly number[]): string {
  const resto = lineas.length - LINEAS_MAX;
  if (resto > 1) return `${lineas.slice(0, LINEAS_MAX).join(', ')} y ${resto.toLocaleString('es-GT')} más`;
  return [lineas.slice(0, -1).join(', '), String(lineas.at(-1))].filter((parte) => parte !== '').join(' y ');
}
