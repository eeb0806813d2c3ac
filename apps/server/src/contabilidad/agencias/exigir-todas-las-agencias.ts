import type { Actor } from '#platform/contexto.ts';
import { ProblemaError } from '#platform/problema.ts';

/** What is the whole institution's, `asunto` in words, is only for who works in all those agencias. */
export function exigirTodasLasAgencias(
  { agencias: propias }: Actor,
  agencias: readonly string[],
  asunto: string,
): void {
  const ajena = agencias.find((agencia) => !propias.includes(agencia));
  if (ajena === undefined) return;
  throw new ProblemaError('SIN_AGENCIA', {
    detalle: `${asunto} y su usuario no trabaja en la agencia ${ajena}: pida a un administrador que se la asigne.`,
  });
}
