// What people are told about a draft: those who may approve it, then those who wrote it.
import { formatearQuetzales } from '@cuadra/core/dinero';
import { numeroDePartida } from '@cuadra/core/partida';
import type { Contabilizada } from '#contabilidad/libro/contabilizar.ts';
import { enlaceAPartida, enlaceARevision } from '#contabilidad/partidas/enlace.ts';
import { dejarMensaje } from '#escritorio/dejar-mensaje.ts';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import { retirarAvisos } from '#escritorio/retirar-avisos.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import type { Borrador } from './borrador.ts';

/** A draft, or what was one. */
type Avisada = Pick<Borrador, 'id' | 'agencia' | 'concepto' | 'debe' | 'autor' | 'escritores'>;

/** Tells those who approve in that agencia, except those who wrote in it, who cannot approve it, and whoever sends it. */
export async function avisarRevision(tx: Tx, contexto: ContextoConActor, borrador: Avisada): Promise<void> {
  const { agencia, escritores } = borrador;
  const { actor } = contexto;
  await avisarCambioDeRevision(tx);
  await notificar(
    tx,
    contexto,
    { permiso: 'partidas:aprobar', agencia, excepto: [...escritores, actor.id] },
    {
      titulo: 'Partida por aprobar',
      descripcion: `${textoSeguro(actor.nombre)} envió a revisión ${describir(borrador)}.`,
      icono: 'heroicons_outline:clipboard-document-check',
      enlace: enlaceARevision(borrador.id),
      asunto: asuntoDe(borrador),
    },
  );
}

export async function avisarAprobacion(
  tx: Tx,
  contexto: ContextoConActor,
  borrador: Avisada,
  hecha: Pick<Contabilizada, 'numero' | 'ejercicio'>,
): Promise<void> {
  await avisarCambioDeRevision(tx);
  await retirarAvisos(tx, asuntoDe(borrador));
  await notificar(
    tx,
    contexto,
    { usuarios: borrador.escritores },
    {
      titulo: `Partida ${numeroDePartida(hecha)} aprobada`,
      descripcion: `${textoSeguro(contexto.actor.nombre)} aprobó y contabilizó ${describir(borrador)}.`,
      icono: 'heroicons_outline:check-circle',
      enlace: enlaceAPartida(borrador.id),
    },
  );
}

/** A reason is something that one person tells another. */
export async function avisarRechazo(
  tx: Tx,
  contexto: ContextoConActor,
  borrador: Avisada,
  motivo: string,
): Promise<void> {
  await avisarCambioDeRevision(tx);
  await retirarAvisos(tx, asuntoDe(borrador));
  await dejarMensaje(tx, contexto, borrador.autor, {
    descripcion: `Devolví ${describir(borrador)}: ${textoSeguro(motivo)}`,
    enlace: enlaceAPartida(borrador.id),
  });
}

/** What those who approve are asked for: to decide on that one. */
const asuntoDe = ({ id }: Pick<Avisada, 'id'>): string => `revision ${id}`;

/** Something entered or left review, or came to it: the inboxes that are open ask again. */
export function avisarCambioDeRevision(tx: Tx): Promise<void> {
  return avisar(tx, { permiso: 'partidas:ver' }, { tipo: 'revision-cambio' });
}

function describir({ debe, concepto }: Avisada): string {
  return `la partida por ${formatearQuetzales(debe)} «${textoSeguro(concepto)}»`;
}
