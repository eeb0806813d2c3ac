// A step of a review and what it makes of the jornada, together: whoever looked at it before is told that it changed.
import { randomUUIDv7 } from 'node:crypto';
import type { EstadoDeJornada } from '@cuadra/core/cajas/jornada';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Tables } from '#platform/database/tables.ts';
import type { JornadaPorRevisar } from './jornada-por-revisar.ts';

type Paso = Tables['pasoDeRevision'];

export interface PasoNuevo {
  /** Given by whoever must name it before it is kept; those of one same instant are in the order of their ids. */
  readonly id?: string;
  readonly paso: Paso['paso'];
  readonly texto: string | null;
  readonly destino?: Paso['destino'];
  /** The proposal that it answers. */
  readonly propuesta?: string | null;
  /** What the jornada becomes; absent: it stays as it is. */
  readonly estado?: Extract<EstadoDeJornada, 'observada' | 'revisada'>;
}

export async function guardarPaso(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  { id: jornada, version, estado: actual }: JornadaPorRevisar,
  { id = randomUUIDv7(), paso, texto, destino = null, propuesta = null, estado }: PasoNuevo,
): Promise<void> {
  const en = ahora.toString();
  await tx
    .insertInto('pasoDeRevision')
    .values({ id, jornada, paso, por: actor.id, en, texto, destino, propuesta })
    .execute();
  await tx
    .updateTable('jornada')
    .set({
      estado: estado ?? actual,
      version: version + 1,
      ...(estado === 'revisada' ? { revisadaEn: en } : {}),
    })
    .where('id', '=', jornada)
    .execute();
}
