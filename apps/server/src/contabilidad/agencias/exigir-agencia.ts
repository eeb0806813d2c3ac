import type { Actor } from '#platform/contexto.ts';
import { problemaDeCampo } from '#platform/problema.ts';

/** Whoever works there may act on what is that agencia's. */
export function exigirAgencia({ agencias }: Actor, agencia: string): void {
  if (!agencias.includes(agencia)) throw problemaDeCampo('SIN_AGENCIA', 'agencia');
}
