import type { Actor } from '../../platform/contexto.ts';
import { exigirAgencia } from '../partidas/borrador.ts';

/** The one asked for, if it is among the person's; all of theirs when none is. */
export function agenciasPedidas(actor: Actor, agencia: string | undefined): readonly string[] {
  if (agencia === undefined) return actor.agencias;
  exigirAgencia(actor, agencia);
  return [agencia];
}
