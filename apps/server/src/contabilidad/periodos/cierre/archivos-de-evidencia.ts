// The documents of a gate's evidence. The bytes are stored once per content, as those of the partidas are.
import { hash } from 'node:crypto';
import { ARCHIVOS_DE_EVIDENCIA_MAX } from '@cuadra/contract/contabilidad/periodos/cierre';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { nombreConExtension, tipoDeArchivo } from '#platform/files/tipo-de-archivo.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarPeriodos } from '../queries.ts';
import { type ClaveDeCompuerta, tomarCompuerta } from './tomar-compuerta.ts';

export async function agregarArchivo(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  clave: ClaveDeCompuerta,
  { nombre, bytes }: { readonly nombre: string; readonly bytes: Uint8Array },
): Promise<void> {
  const tipo = tipoDeArchivo(bytes);
  if (tipo === undefined) throw new ProblemaError('SOPORTE_NO_ADMITIDO');
  await tomarCompuerta(tx, actor, clave);
  const { anio, mes, agencia, compuerta } = clave;
  if ((await deLaCompuerta(tx, clave).select('id').execute()).length >= ARCHIVOS_DE_EVIDENCIA_MAX) {
    throw new ProblemaError('SOPORTE_NO_ADMITIDO', {
      detalle: `Una compuerta lleva como máximo ${ARCHIVOS_DE_EVIDENCIA_MAX} documentos.`,
    });
  }
  const huella = hash('sha256', bytes);
  const contenido = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  await tx
    .insertInto('archivo')
    .values({ huella, tipo, contenido })
    .onConflict((conflicto) => conflicto.doNothing())
    .execute();
  await tx
    .insertInto('archivoDeEvidencia')
    .values({
      ...{ anio, mes, agencia, compuerta, huella },
      nombre: nombreConExtension(nombre, tipo),
      subidoEn: ahora.toString(),
      subidoPor: actor.id,
    })
    .onConflict((conflicto) => conflicto.doNothing())
    .execute();
  await avisarPeriodos(tx);
}

export async function quitarArchivo(
  tx: Tx,
  { actor }: ContextoConActor,
  { id, ...clave }: ClaveDeCompuerta & { readonly id: string },
): Promise<void> {
  await tomarCompuerta(tx, actor, clave);
  const quitado = await tx
    .deleteFrom('archivoDeEvidencia')
    .where('id', '=', id)
    .where('anio', '=', clave.anio)
    .where('mes', '=', clave.mes)
    .where('agencia', '=', clave.agencia)
    .where('compuerta', '=', clave.compuerta)
    .returning('id')
    .executeTakeFirst();
  if (quitado === undefined) throw new ProblemaError('NO_ENCONTRADO');
  await avisarPeriodos(tx);
}

export async function leerArchivo(
  db: Database,
  { id, ...clave }: ClaveDeCompuerta & { readonly id: string },
): Promise<{ nombre: string; tipo: string; contenido: Buffer }> {
  const archivo = await deLaCompuerta(db, clave)
    .innerJoin('archivo', 'archivo.huella', 'archivoDeEvidencia.huella')
    .select(['archivoDeEvidencia.nombre', 'archivo.tipo', 'archivo.contenido'])
    .where('archivoDeEvidencia.id', '=', id)
    .executeTakeFirst();
  if (archivo === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return archivo;
}

function deLaCompuerta(db: Database, { anio, mes, agencia, compuerta }: ClaveDeCompuerta) {
  return db
    .selectFrom('archivoDeEvidencia')
    .where('archivoDeEvidencia.anio', '=', anio)
    .where('archivoDeEvidencia.mes', '=', mes)
    .where('archivoDeEvidencia.agencia', '=', agencia)
    .where('archivoDeEvidencia.compuerta', '=', compuerta);
}
