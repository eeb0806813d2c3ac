// The only place that reads the clock, so that tests can set it. The accounting day is the day in Guatemala.
export const ZONA_HORARIA = 'America/Guatemala';

export interface Reloj {
  ahora(): Temporal.Instant;
}

export const relojDelSistema: Reloj = { ahora: () => Temporal.Now.instant() };

/** How long something takes, in milliseconds from an instant that means nothing: it never goes back. */
export const transcurridoMs = (): number => performance.now();

export function hoyEn(reloj: Reloj): Temporal.PlainDate {
  return reloj.ahora().toZonedDateTimeISO(ZONA_HORARIA).toPlainDate();
}
