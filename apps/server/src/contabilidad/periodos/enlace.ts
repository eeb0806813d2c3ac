import type { ClaveDePeriodo } from './queries.ts';

/** Where in the application the close of that month is. */
export const enlaceAlCierre = ({ anio, mes, agencia }: ClaveDePeriodo): string =>
  `/contabilidad/cierre?${new URLSearchParams({ anio: String(anio), mes: String(mes), agencia })}`;
