// How much a file weighs, as a person says it: 12 KB, 3.4 MB.
const MEGA = 1024 * 1024;

export function tamanoDe(bytes: number): string {
  if (bytes >= MEGA) return `${(bytes / MEGA).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
