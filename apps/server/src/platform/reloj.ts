// The only place that reads the clock, so that tests can set it, and where waiting on purpose is done, so that they need
// not wait. The accounting day is the day in Guatemala.
import { setTimeout as dejarPasar } from 'node:timers/promises';

export const ZONA_HORARIA = 'America/Guatemala';

export interface Reloj {
  ahora(): Temporal.Instant;
  esperar(esperaMs: number): Promise<void>;
}

export const relojDelSistema: Reloj = {
  ahora: () => Temporal.Now.instant(),
  esperar: (esperaMs) => dejarPasar(esperaMs),
};

/** How long something takes, in milliseconds from an instant that means nothing: it never goes back. */
export const transcurridoMs = (): number => performance.now();

export function hoyEn(reloj: Pick<Reloj, 'ahora'>): Temporal.PlainDate {
  return reloj.ahora().toZonedDateTimeISO(ZONA_HORARIA).toPlainDate();
}
