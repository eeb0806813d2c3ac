// How much something weighs, as a person says it: 12 KB, 3.4 MB, 1.2 GB.
const STEP = 1024;
const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

export function formatSize(bytes: number): string {
  let weight = Math.max(1, bytes / STEP);
  let unit = 0;
  while (weight >= STEP && unit < UNITS.length - 1) {
    weight /= STEP;
    unit += 1;
  }
  return `${unit === 0 ? Math.round(weight) : weight.toFixed(1)} ${UNITS[unit]}`;
}
