import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';

export interface PersonaInvitada {
  readonly id: string;
  readonly nombre: string;
  readonly correo: string;
}

/** Who is told on their desk of what happens with an invitation: handed over by the composition, which knows the desk. */
export interface AvisosDeInvitaciones {
  /** A password was set with it. */
  alUsarse(tx: Tx, contexto: Contexto, persona: PersonaInvitada): Promise<void>;
  /** Somebody forgot theirs where no mail can be sent to them. */
  alPedirSobre(tx: Tx, contexto: Contexto, persona: PersonaInvitada): Promise<void>;
}
