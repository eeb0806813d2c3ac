// Who answers for the savings of the demo institution: one calculates and writes, another approves and publishes.
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { idDeUsuarioDemo } from '../usuarios.ts';

export const escribe = idDeUsuarioDemo('ahorros@cuadra.demo');
export const aprueba = idDeUsuarioDemo('contador@cuadra.demo');

/** That hour of that day, in Guatemala. */
export const momento = (dia: Temporal.PlainDate, hora: string): string =>
  dia.toZonedDateTime({ timeZone: ZONA_HORARIA, plainTime: hora }).toInstant().toString();
