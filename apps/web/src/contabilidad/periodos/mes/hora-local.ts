// What a date and an hour say is the hour of Guatemala, wherever the browser is; it is the same all year round.
const HORARIO = '-06:00';
const DESFASE_MS = -6 * 3_600_000;

/** The hour as it is written, `15:30`, `9:05` or `930` → `15:30`; undefined when it is not one. */
export function leerHora(escrita: string): string | undefined {
  const [, horas, minutos] = /^([01]?\d|2[0-3]):?([0-5]\d)$/.exec(escrita.trim()) ?? [];
  return horas === undefined || minutos === undefined ? undefined : `${horas.padStart(2, '0')}:${minutos}`;
}

/** `2026-11-16T15:30` → the instant. */
export const instanteDe = (local: string): string => `${local}:00${HORARIO}`;

/** Some hours from now, on the hour: `2026-11-16T15:00`. */
export function enUnasHoras(ahoraMs: number, horas: number): string {
  const local = new Date(ahoraMs + DESFASE_MS + horas * 3_600_000).toISOString();
  return `${local.slice(0, 13)}:00`;
}
