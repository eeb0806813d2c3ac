// A pending gate let pass, by somebody other than who closes. One at a time per gate; it ends when the month is closed
// with it or when it is taken back, and stays in the history for ever.
import type { CompuertaDelCierre } from '@cuadra/contract/contabilidad/periodos/cierre';
import type { Contexto, ContextoConActor } from '#platform/contexto.ts';
import { restriccionRota, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarPeriodos, type ClaveDePeriodo } from '../queries.ts';
import type { CompuertaRevisada } from './revisar-cierre.ts';

export interface ExcepcionEnPie {
  readonly id: string;
  readonly motivo: string;
  readonly estado: string;
  readonly por: NonNullable<CompuertaDelCierre['responsable']>;
  readonly en: string;
}

/** By gate. */
export async function leerExcepcionesEnPie(
  db: Database,
  clave: ClaveDePeriodo,
): Promise<Map<string, ExcepcionEnPie>> {
  const filas = await db
    .selectFrom('excepcionDeCompuerta as e')
    .innerJoin('usuario as u', 'u.id', 'e.concedidaPor')
    .select(['e.id', 'e.compuerta', 'e.motivo', 'e.estado', 'e.concedidaEn', 'u.id as idDe', 'u.nombre'])
    .where('e.anio', '=', clave.anio)
    .where('e.mes', '=', clave.mes)
    .where('e.agencia', '=', clave.agencia)
    .where('e.usadaEn', 'is', null)
    .where('e.retiradaEn', 'is', null)
    .execute();
  return new Map(
    filas.map(({ id, compuerta, motivo, estado, concedidaEn, idDe, nombre }) => [
      compuerta,
      { id, motivo, estado, por: { id: idDe, nombre }, en: concedidaEn },
    ]),
  );
}

/** What was let pass is the gate as it was seen: if it changes, it has to be decided again. */
export async function concederExcepcion(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  { anio, mes, agencia }: ClaveDePeriodo,
  compuerta: CompuertaRevisada,
  motivo: string,
): Promise<void> {
  if (!compuerta.admiteExcepcion) {
    throw new ProblemaError('COMPUERTA_NO_ADMITE', {
      detalle: `«${compuerta.titulo}» no admite excepciones.`,
    });
  }
  if (compuerta.pasa) {
    throw new ProblemaError('COMPUERTA_NO_ADMITE', { detalle: `«${compuerta.titulo}» ya está en orden.` });
  }
  const clave = { anio, mes, agencia };
  await terminar(tx, clave, compuerta.id, { retiradaPor: actor.id, retiradaEn: ahora.toString() });
  await tx
    .insertInto('excepcionDeCompuerta')
    .values({
      ...clave,
      compuerta: compuerta.id,
      motivo,
      estado: compuerta.huellaDeEstado,
      concedidaPor: actor.id,
      concedidaEn: ahora.toString(),
    })
    .execute()
    .catch((error: unknown) => {
      // Two people let it pass at the same instant: one exception is enough.
      throw restriccionRota(error) === 'excepcion_en_pie' ? new ProblemaError('CONFLICTO_DE_EDICION') : error;
    });
  await avisarPeriodos(tx);
}

export async function retirarExcepcion(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  clave: ClaveDePeriodo,
  compuerta: string,
): Promise<void> {
  const retiro = { retiradaPor: actor.id, retiradaEn: ahora.toString() };
  if ((await terminar(tx, clave, compuerta, retiro)) === 0) throw new ProblemaError('NO_ENCONTRADO');
  await avisarPeriodos(tx);
}

/** With the close they all end: those it needed were used, the others no longer say anything. */
export async function terminarExcepciones(
  tx: Tx,
  { actor, ahora }: Contexto,
  clave: ClaveDePeriodo,
  compuertas: readonly CompuertaDelCierre[],
): Promise<void> {
  const [quien, en] = [actor?.id ?? null, ahora.toString()];
  for (const { id, pasa, excepcion } of compuertas) {
    if (excepcion === null) continue;
    const fin = pasa ? { retiradaPor: quien, retiradaEn: en } : { usadaPor: quien, usadaEn: en };
    await terminar(tx, clave, id, fin);
  }
}

type Fin =
  | { readonly usadaPor: string | null; readonly usadaEn: string }
  | { readonly retiradaPor: string | null; readonly retiradaEn: string };

async function terminar(
  tx: Tx,
  { anio, mes, agencia }: ClaveDePeriodo,
  compuerta: string,
  fin: Fin,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('excepcionDeCompuerta')
    .set(fin)
    .where('anio', '=', anio)
    .where('mes', '=', mes)
    .where('agencia', '=', agencia)
    .where('compuerta', '=', compuerta)
    .where('usadaEn', 'is', null)
    .where('retiradaEn', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
