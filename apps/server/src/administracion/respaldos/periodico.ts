// How old the last copy is, for health and the metrics.
import { HORAS_MAX_SIN_RESPALDO } from '@cuadra/contract/administracion/respaldos';
import type { Periodico } from '#platform/salud/periodico.ts';
import { ajustesDe } from './ajustes.ts';
import { ultimoRespaldo } from './queries.ts';

export const respaldoPeriodico: Periodico = {
  parte: 'respaldo',
  async mirar({ db, config, reloj }) {
    if (ajustesDe(config) === undefined) return undefined;
    const ultimoEn = (await ultimoRespaldo(db))?.terminadoEn ?? null;
    if (ultimoEn === null) return { ultimoEn, falta: 'Todavía no hay un respaldo terminado.' };
    const limite = reloj.ahora().subtract({ hours: HORAS_MAX_SIN_RESPALDO });
    const esTardio = Temporal.Instant.compare(Temporal.Instant.from(ultimoEn), limite) < 0;
    return { ultimoEn, falta: esTardio ? 'El último respaldo está atrasado.' : undefined };
  },
};
