import type { ResultadoDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import type { Database } from '../../platform/database/pool.ts';
import { ProblemaError } from '../../platform/problema.ts';

export type LoteGuardado = Pick<ResultadoDeLote, 'partidas' | 'lineas' | 'series'>;

/** By its first partida. A partida that came alone is no lote: its key was for something else. */
export async function verLote(db: Database, primera: string): Promise<LoteGuardado> {
  const lote = await db
    .selectFrom('lote')
    .select(['partidas', 'lineas'])
    .where('primera', '=', primera)
    .executeTakeFirst();
  if (lote === undefined) throw new ProblemaError('LLAVE_REUTILIZADA');
  const series = await db
    .selectFrom('loteSerie')
    .select(['ejercicio', 'primerNumero', 'ultimoNumero'])
    .where('lote', '=', primera)
    .orderBy('ejercicio')
    .execute();
  return { ...lote, series };
}

export async function buscarLlave(db: Database, usuario: string, llave: string) {
  return db
    .selectFrom('llaveIdempotencia')
    .select(['cuerpo', 'partida'])
    .where('usuario', '=', usuario)
    .where('llave', '=', llave)
    .executeTakeFirst();
}

export async function guardarLote(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  {
    primera,
    huella,
    partidas,
    lineas,
    series,
  }: LoteGuardado & { readonly primera: string; readonly huella: Buffer },
): Promise<void> {
  await tx
    .insertInto('lote')
    .values({ primera, usuario: actor.id, huella, partidas, lineas, creadoEn: ahora.toString() })
    .execute();
  await tx
    .insertInto('loteSerie')
    .values(series.map((serie) => ({ ...serie, lote: primera })))
    .execute();
}
