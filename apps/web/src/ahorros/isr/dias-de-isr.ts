// Which month and which year somebody most likely wants to see today.

export interface Mes {
  readonly anio: number;
  readonly mes: number;
}

/** The one before that day's: what was withheld in it is paid now. */
export function mesAnterior(hoy: string): Mes {
  const [anio = 0, mes = 1] = hoy.split('-').map(Number);
  return mes === 1 ? { anio: anio - 1, mes: 12 } : { anio, mes: mes - 1 };
}

const MESES_PARA_PEDIRLAS = 3;

/** The constancias of a year are asked for in the first months of the next. */
export function anioDeConstancias(hoy: string): number {
  const [anio = 0, mes = 1] = hoy.split('-').map(Number);
  return mes <= MESES_PARA_PEDIRLAS ? anio - 1 : anio;
}

const ANIOS = 7;

/** From this year back; one that was asked for by its address, too. */
export function aniosPorElegir(hoy: string, elegido: number): number[] {
  const este = Number(hoy.slice(0, 4));
  const anios = Array.from({ length: ANIOS }, (_, i) => este - i);
  return anios.includes(elegido) ? anios : [...anios, elegido].toSorted((uno, otro) => otro - uno);
}
