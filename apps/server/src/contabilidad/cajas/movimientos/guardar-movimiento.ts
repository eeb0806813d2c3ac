// Keeps a movement beside its partida, in one statement: its caja, its day and its receipt are given by PostgreSQL.
import { sql } from 'kysely';
import type { ContextoConActor } from '../../../platform/contexto.ts';
import type { Tx } from '../../../platform/database/escribir.ts';
import { preparada } from '../../../platform/database/preparada.ts';
import { CANAL_DE_EVENTOS } from '../../../platform/events/canal-de-eventos.ts';
import type { Asentado, OrdenDeMovimiento } from './mover.ts';

/** To the screens of whoever answers for cajas; told from here it costs nobody another trip. */
const AVISO = JSON.stringify({ para: { permiso: 'arqueos:ver' }, evento: { tipo: 'cajas-cambio' } });

/** The number of its receipt. */
export async function guardarMovimiento(
  tx: Tx,
  { actor }: ContextoConActor,
  orden: OrdenDeMovimiento,
  { id, registradoEn }: Asentado,
): Promise<number> {
  const { jornada, clase, sentido, medio, monto, contracuenta, concepto, persona, revierte } = orden;
  const { documento = null, traslado = null, autorizacion = null } = orden;
  const { rows } = await sql<{ recibo: number }>`${preparada}
    with guardado as (insert into movimiento_de_caja (id, partida, jornada, clase, sentido, medio, monto, id_cuenta, concepto, documento,
      persona_documento, persona_nombre, traslado, autorizacion, revierte, motivo, hecho_por, registrado_en)
    values (${id}, ${id}, ${jornada.id}, ${clase}, ${sentido}, ${medio}, ${monto}, ${contracuenta}, ${concepto},
      ${documento || null}, ${persona?.documento ?? null}, ${persona?.nombre ?? null}, ${traslado}, ${autorizacion},
      ${revierte?.id ?? null}, ${revierte?.motivo ?? null}, ${actor.id}, ${registradoEn})
    returning recibo)
    select g.recibo, pg_notify(${CANAL_DE_EVENTOS}, ${AVISO}) from guardado g`.execute(tx);
  const [guardado] = rows;
  if (guardado === undefined) throw new Error(`El movimiento ${id} quedó sin recibo`);
  return guardado.recibo;
}
