// How a month is named where there is little room: «nov 2026».
const corto = new Intl.DateTimeFormat('es-GT', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** From `2026-11`; from nothing, nothing. */
export const nombreDeMes = (mes: string): string =>
  mes === '' ? '' : corto.format(new Date(`${mes}-01T00:00:00Z`)).replace(' de ', ' ');
