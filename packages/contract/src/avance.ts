// A long request tells how far it has come in its own answer: whoever accepts it gets lines of JSON while it works and,
// in the last one, the result or the refusal. Whoever does not, gets the result alone, as from any endpoint.
import type { Problema } from './problema-en-json.ts';

export const CON_AVANCE = 'application/x-ndjson';

export type LineaDeAvance =
  | { readonly avance: unknown }
  | { readonly resultado: unknown }
  | { readonly problema: Problema };
