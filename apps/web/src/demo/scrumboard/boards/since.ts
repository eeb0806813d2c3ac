// How long ago something happened, in the words of the person's language.
//
//   since('2026-03-11T16:00:00Z', now, 'es') → 'hace 2 horas'
const UNITS = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function since(instant: string, nowMs: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const goneMs = Math.max(0, nowMs - Date.parse(instant));
  const [unit, unitMs] =
    UNITS.find(([, ms]) => goneMs >= ms) ?? (['second', Number.POSITIVE_INFINITY] as const);
  return words.format(-Math.floor(goneMs / unitMs), unit);
}
