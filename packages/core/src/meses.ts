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

/** Of the month 1 to 12. */
export const nombreDeMes = (mes: number): string => nombresDeMes[mes - 1] ?? '';
