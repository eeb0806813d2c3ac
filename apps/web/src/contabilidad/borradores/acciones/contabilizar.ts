// Posting, and sending for review, so that asking again after an answer that never arrived is the same as having got it.
// The draft's own id is the key: a draft is posted once, whoever insists.
import type { PartidaCompleta, ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { ApiError } from '../../../platform/api-error.ts';
import { type Contenido, contenidoGuardado, textoDe } from '../borrador/contenido.ts';
import type { Guardada } from '../borrador/envio.ts';

export interface ServidorDePartidas {
  contabilizar(guardada: Guardada): Promise<ResumenDePartida>;
  enviar(guardada: Guardada): Promise<ResumenDePartida>;
  leer(id: string): Promise<PartidaCompleta>;
}

export type Destino = 'contabilizar' | 'enviar';

const HECHA = { contabilizar: 'contabilizada', enviar: 'en_revision' } as const;

/** Posts or sends that version of the draft, which says what is written. */
export async function terminarPartida(
  servidor: ServidorDePartidas,
  destino: Destino,
  guardada: Guardada,
  escrito: Contenido,
): Promise<ResumenDePartida> {
  try {
    return await servidor[destino](guardada);
  } catch (error) {
    const yaNoEsBorrador = error instanceof ApiError && SENNALES.has(error.codigo);
    if (!yaNoEsBorrador) throw error;
    const partida = await servidor.leer(guardada.id);
    // Done before, or by somebody else, but with these very lines: it is the same.
    const esLoEscrito = textoDe(contenidoGuardado(partida)) === textoDe(escrito);
    if (partida.estado === HECHA[destino] && esLoEscrito) return partida;
    throw error;
  }
}

/** A draft that was sent has another version before it has another state. */
const SENNALES: ReadonlySet<string> = new Set(['ESTADO_NO_ADMITE', 'CONFLICTO_DE_EDICION']);
