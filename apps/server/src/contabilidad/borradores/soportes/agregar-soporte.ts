// Adds a document to a partida, draft or posted, also of a closed month: it moves no money. What comes when it is posted is a row
// apart, which stays as it came. The bytes are stored once per content, whoever brings them.
import { hash } from 'node:crypto';
import { SOPORTES_MAX, type SoporteAgregado } from '@cuadra/contract/contabilidad/borradores/soportes';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { sql } from 'kysely';
import { verResumenPropio } from '#contabilidad/partidas/queries.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { nombreConExtension, tipoDeArchivo } from '#platform/files/tipo-de-archivo.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeRevision } from '../avisos.ts';
import { listarSoportes } from './queries.ts';

export async function agregarSoporte(
  tx: Tx,
  contexto: ContextoConActor,
  partida: string,
  { nombre, bytes }: { readonly nombre: string; readonly bytes: Uint8Array },
): Promise<SoporteAgregado> {
  const tipo = tipoDeArchivo(bytes);
  if (tipo === undefined) throw new ProblemaError('SOPORTE_NO_ADMITIDO');
  // A draft is neither discarded nor posted while its support comes in.
  await sql`select from borrador where id = ${partida}::uuid for update`.execute(tx);
  const { estado } = await verResumenPropio(tx, contexto.actor, partida);
  const huella = hash('sha256', bytes);
  const actuales = await listarSoportes(tx, partida);
  const mismo = actuales.find((soporte) => soporte.huella === huella);
  if (mismo !== undefined) return { ...mismo, versionConEl: null };
  if (actuales.length >= SOPORTES_MAX)
    throw new ProblemaError('SOPORTE_NO_ADMITIDO', {
      detalle: `Una partida lleva como máximo ${SOPORTES_MAX} soportes.`,
    });
  const contenido = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  await tx
    .insertInto('archivo')
    .values({ huella, tipo, contenido })
    .onConflict((conflicto) => conflicto.doNothing())
    .execute();
  await tx
    .insertInto(estado === 'contabilizada' ? 'soportePosterior' : 'soporte')
    .values({
      partida,
      huella,
      nombre: nombreConExtension(nombre, tipo),
      subidoEn: contexto.ahora.toString(),
      subidoPor: contexto.actor.id,
    })
    .onConflict((conflicto) => conflicto.doNothing())
    .execute();
  const versionConEl = await contarloAQuienesLaMiran(tx, estado, partida);
  const guardado = (await listarSoportes(tx, partida)).find((soporte) => soporte.huella === huella);
  if (guardado === undefined) throw new Error(`El soporte ${huella} no quedó guardado`);
  return { ...guardado, versionConEl };
}

/**
 * Who was looking at it in review looks again before deciding: what they sign for has one document more. The lists that are
 * open ask again, so that it leaves those of what has none.
 */
async function contarloAQuienesLaMiran(
  tx: Tx,
  estado: ResumenDePartida['estado'],
  partida: string,
): Promise<number | null> {
  if (estado === 'en_revision' || estado === 'contabilizada') await avisarCambioDeRevision(tx);
  if (estado !== 'en_revision') return null;
  const { version } = await tx
    .updateTable('borrador')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', partida)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
