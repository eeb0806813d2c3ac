// What the author of a posted partida is told.
import { numeroDePartida } from '@cuadra/core/partida';
import type { Contabilizada } from '#contabilidad/libro/contabilizar.ts';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { enlaceAPartida } from './enlace.ts';

export interface Revertida {
  readonly id: string;
  readonly numero: number | null;
  readonly ejercicio: number;
  /** Null: the system itself. */
  readonly autor: { readonly id: string } | null;
}

export async function avisarReversion(
  tx: Tx,
  contexto: ContextoConActor,
  { id, numero, ejercicio, autor }: Revertida,
  reversion: Contabilizada,
  motivo: string,
): Promise<void> {
  const { actor } = contexto;
  if (autor === null || autor.id === actor.id) return;
  await notificar(
    tx,
    contexto,
    { usuarios: [autor.id] },
    {
      titulo: `Partida ${numeroDePartida({ numero, ejercicio })} revertida`,
      descripcion: `${textoSeguro(actor.nombre)} la revirtió con la partida ${numeroDePartida(reversion)}: ${textoSeguro(motivo)}`,
      icono: 'heroicons_outline:arrow-uturn-left',
      enlace: enlaceAPartida(id),
    },
  );
}
