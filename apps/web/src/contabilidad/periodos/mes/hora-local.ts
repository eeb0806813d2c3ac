// What a field of date and hour says is the hour of Guatemala, wherever the browser is; it is the same all year round.
const HORARIO = '-06:00';
const DESFASE_MS = -6 * 3_600_000;

/** `2026-11-16T15:30`, as the field says it → the instant. */
export const instanteDe = (local: string): string => `${local}:00${HORARIO}`;

/** Some hours from now, on the hour, as the field says it. */
export function enUnasHoras(ahoraMs: number, horas: number): string {
  const local = new Date(ahoraMs + DESFASE_MS + horas * 3_600_000).toISOString();
  return `${local.slice(0, 13)}:00`;
}
