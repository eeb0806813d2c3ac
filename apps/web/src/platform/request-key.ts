/** An Idempotency-Key. Unlike randomUUID, also on a page without https, which an institution's own network may be. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
