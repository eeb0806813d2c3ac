// A traslado in front of whoever wants to do something about it: of the own caja, at the end that does that, and as it was
// when the person looked at it.
import type { EstadoDeTraslado } from '@cuadra/core/cajas/movimiento';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { misCajas } from '../mis-cajas.ts';

interface Exigencia {
  readonly id: string;
  readonly version: number;
  /** Whose turn it is. */
  readonly lados: readonly ('origen' | 'destino')[];
  readonly estado: EstadoDeTraslado;
}

export type TrasladoEnMano = Awaited<ReturnType<typeof exigirTraslado>>;

export async function exigirTraslado(
  db: Database,
  contexto: ContextoConActor,
  { id, version, lados, estado }: Exigencia,
) {
  const propias = await misCajas(db, contexto);
  const traslado = await db
    .selectFrom('trasladoDeCaja')
    .select(['id', 'origen', 'destino', 'clase', 'medio', 'monto', 'concepto', 'estado', 'motivo', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Somebody else's does not exist: a cajero sees only what is of the own caja.
  if (traslado === undefined || !(propias.includes(traslado.origen) || propias.includes(traslado.destino))) {
    throw new ProblemaError('NO_ENCONTRADO');
  }
  if (!lados.some((lado) => propias.includes(traslado[lado]))) {
    throw new ProblemaError('CAJA_AJENA', { detalle: 'Eso le toca a la otra caja del traslado.' });
  }
  if (traslado.estado !== estado) throw new ProblemaError('ESTADO_NO_ADMITE', { detalle: YA_CAMBIO });
  if (traslado.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  return traslado;
}

/** In the transaction that does it: of two at once, the second finds it changed. */
export async function cambiarTraslado(
  tx: Tx,
  { id, estado, version }: Pick<TrasladoEnMano, 'id' | 'estado' | 'version'>,
  cambio: { readonly estado: EstadoDeTraslado; readonly motivo?: string },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('trasladoDeCaja')
    .set({ ...cambio, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('estado', '=', estado)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ProblemaError('ESTADO_NO_ADMITE', { detalle: YA_CAMBIO });
}

const YA_CAMBIO = 'Ese traslado ya cambió: véalo de nuevo.';
