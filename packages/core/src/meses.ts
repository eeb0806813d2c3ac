// The months as people name them.

export const nombresDeMes = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** The name of the month 1 to 12. */
export const nombreDeMes = (mes: number): string => nombresDeMes[mes - 1] ?? '';

/** The month of one of its days: `Marzo de 2026`. */
export function mesEnPalabras(fecha: string): string {
  const mes = nombreDeMes(Number(fecha.slice(5, 7)));
  return `${mes.charAt(0).toUpperCase()}${mes.slice(1)} de ${fecha.slice(0, 4)}`;
}

/** `15 de noviembre de 2026`. */
export function fechaEnPalabras(fecha: string): string {
  const [anio, mes, dia] = fecha.split('-').map(Number);
  return `${dia} de ${nombreDeMes(mes ?? 1)} de ${anio}`;
}

/** `del 1 de enero de 2026 al 31 de marzo de 2026`. */
export const periodoEnPalabras = (desde: string, hasta: string): string =>
  `del ${fechaEnPalabras(desde)} al ${fechaEnPalabras(hasta)}`;
