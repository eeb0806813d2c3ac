import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { tomarSobre } from './tomar-sobre.ts';

/** Whoever sees that an envelope went astray ends it, whoever printed it; printing another one costs nothing. */
export async function anularSobre(tx: Tx, { ahora }: ContextoConActor, id: string): Promise<void> {
  await tomarSobre(tx, id, ahora);
  await tx.updateTable('invitacion').set({ anulada: true }).where('id', '=', id).execute();
  await avisar(tx, { permiso: 'invitaciones:confirmar' }, { tipo: 'invitaciones-cambio' });
}
