// Keeps movements beside their partidas, as many as travel together in one statement: the caja, the day, the receipt and the consent
// of each are given by PostgreSQL.
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import { preparada } from '#platform/database/preparada.ts';
import { CANAL_DE_EVENTOS } from '#platform/events/canal-de-eventos.ts';
import type { Asentado, OrdenDeMovimiento } from './mover.ts';

export interface PorGuardar extends Asentado {
  readonly orden: OrdenDeMovimiento;
  readonly hechoPor: string;
}

/** To the screens of whoever answers for cajas; told from here it costs nobody another trip. */
const AVISO = JSON.stringify({ para: { permiso: 'arqueos:ver' }, evento: { tipo: 'cajas-cambio' } });

/** The number of the receipt of each, by the movement's id. */
export async function guardarMovimientos(
  tx: Tx,
  movimientos: readonly PorGuardar[],
): Promise<ReadonlyMap<string, number>> {
  // As JSON: one value whatever their number, so that the plan is made once.
  const filas = JSON.stringify(movimientos.map(filaDe));
  const { rows } = await sql<{ id: string; recibo: number }>`${preparada}
    with guardados as (
      insert into movimiento_de_caja (id, partida, jornada, clase, sentido, medio, monto, id_cuenta, concepto, documento,
        persona_documento, persona_nombre, traslado, revierte, motivo, hecho_por, registrado_en)
      select f.id, f.id, f.jornada, f.clase, f.sentido, f.medio, f.monto, f.id_cuenta, f.concepto, f.documento,
        f.persona_documento, f.persona_nombre, f.traslado, f.revierte, f.motivo, f.hecho_por, f.registrado_en
      from jsonb_to_recordset(${filas}::jsonb) as f (n int, id uuid, jornada uuid, clase text, sentido text, medio text,
        monto bigint, id_cuenta text, concepto text, documento text, persona_documento text, persona_nombre text,
        traslado uuid, revierte uuid, motivo text, hecho_por uuid, registrado_en timestamptz)
      order by f.n
      returning id, recibo)
    select g.id, g.recibo, pg_notify(${CANAL_DE_EVENTOS}, ${AVISO}) from guardados g`.execute(tx);
  return new Map(rows.map(({ id, recibo }) => [id, recibo]));
}

/** In the words of the table. */
function filaDe({ id, registradoEn, hechoPor, orden }: PorGuardar, n: number) {
  const { jornada, clase, sentido, medio, monto, concepto, persona, revierte } = orden;
  const { documento, traslado } = orden;
  return {
    ...{ n, id, clase, sentido, medio, monto, concepto, traslado },
    jornada: jornada.id,
    id_cuenta: orden.contracuenta,
    documento: documento || null,
    persona_documento: persona?.documento,
    persona_nombre: persona?.nombre,
    revierte: revierte?.id,
    motivo: revierte?.motivo,
    hecho_por: hechoPor,
    registrado_en: registradoEn,
  };
}
