// The agencias whose books somebody asks for: the one named, if it is theirs; all of theirs when none is.
import type { Actor } from '#platform/contexto.ts';
import { exigirAgencia } from './exigir-agencia.ts';

export function agenciasPedidas(actor: Actor, agencia: string | undefined): readonly string[] {
  if (agencia === undefined) return actor.agencias;
  exigirAgencia(actor, agencia);
  return [agencia];
}
