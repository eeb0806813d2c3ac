// How old the last signed head is, for health and the metrics.
import type { Periodico } from '#platform/salud/periodico.ts';
import { leerUltimaCabeza } from './cabezas/queries.ts';

/** At least one each day; by then the second is missing too. */
const HORAS_MAX_SIN_SELLO = 48;

export const selloPeriodico: Periodico = {
  parte: 'sellos',
  async mirar({ db, reloj }) {
    const ultimoEn = (await leerUltimaCabeza(db))?.selladaEn ?? null;
    // A new institution gets its first one by the clock.
    if (ultimoEn === null) return undefined;
    const limite = reloj.ahora().subtract({ hours: HORAS_MAX_SIN_SELLO });
    const esTardio = Temporal.Instant.compare(Temporal.Instant.from(ultimoEn), limite) < 0;
    return { ultimoEn, falta: esTardio ? 'Hace más de dos días que no se sellan los libros.' : undefined };
  },
};
