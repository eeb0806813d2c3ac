// Whose turn it is: a row while the work goes on, that PostgreSQL admits once for each person and, of what goes over the
// whole book, once for everybody. Whoever does it says so now and then; after a silence they are gone, and it gives way.
import type { ClaseDeTrabajo } from '@cuadra/contract/trabajo-pesado';
import { sql } from 'kysely';
import type { ContextoConActor } from '../contexto.ts';
import { escribir, restriccionRota, type Tx } from '../database/escribir.ts';
import type { Database } from '../database/pool.ts';
import { ProblemaError } from '../problema.ts';
import { ZONA_HORARIA } from '../reloj.ts';

/** Much longer than the time between two beats. */
export const SILENCIO_MAX = { seconds: 60 };

export interface TurnoPedido {
  readonly clase: ClaseDeTrabajo;
  /** As it goes on in a sentence: «la verificación de los libros». */
  readonly titulo: string;
  readonly datos?: object;
}

/** Its id; whoever must wait is told for what. */
export async function tomarTurno(
  db: Database,
  contexto: ContextoConActor,
  pedido: TurnoPedido,
  alTomarlo: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<string> {
  try {
    return await escribir(db, contexto, `${pedido.clase}:pedir`, async (tx) => {
      await quitarAbandonados(tx, contexto.ahora);
      const id = await anotarTurno(tx, contexto, pedido);
      await alTomarlo(tx);
      return id;
    });
  } catch (error) {
    if (!RESTRICCIONES.has(restriccionRota(error) ?? '')) throw error;
    throw await porQueEspera(db, contexto, pedido);
  }
}

const RESTRICCIONES = new Set(['trabajo_pesado_de_la_persona', 'trabajo_pesado_del_libro']);

async function quitarAbandonados(tx: Tx, ahora: Temporal.Instant): Promise<void> {
  const limite = ahora.subtract(SILENCIO_MAX).toString();
  await tx.deleteFrom('trabajoPesado').where('clase', '=', 'hoja').where('latido', '<', limite).execute();
  await tx
    .updateTable('trabajoPesado')
    .set({ estado: 'interrumpido', terminadoEn: ahora.toString() })
    .where('estado', '=', 'haciendo')
    .where('latido', '<', limite)
    .execute();
}

async function anotarTurno(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  { clase, titulo, datos = {} }: TurnoPedido,
): Promise<string> {
  const en = ahora.toString();
  const { id } = await tx
    .insertInto('trabajoPesado')
    .values({ clase, titulo, datos: JSON.stringify(datos), pedidoPor: actor.id, pedidoEn: en, latido: en })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One's own first: it is the one that one can follow. */
async function porQueEspera(
  db: Database,
  { actor }: ContextoConActor,
  { clase }: TurnoPedido,
): Promise<ProblemaError> {
  const enCurso = await db
    .selectFrom('trabajoPesado as t')
    .innerJoin('usuario as u', 'u.id', 't.pedidoPor')
    .select(['t.titulo', 't.clase', 't.pedidoEn', 't.pedidoPor', 'u.nombre'])
    .where('t.estado', '=', 'haciendo')
    .where((eb) => eb.or([eb('t.pedidoPor', '=', actor.id), eb('t.clase', '=', clase)]))
    .orderBy(sql`(t.pedido_por = ${actor.id}::uuid)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  // It ended in between: the general sentence will do.
  if (enCurso === undefined) return new ProblemaError('TRABAJO_EN_CURSO');
  const { titulo, pedidoEn, pedidoPor, nombre } = enCurso;
  const suyo = pedidoPor === actor.id;
  const sigue =
    enCurso.clase === 'hoja' ? 'Espere a que termine.' : 'Siga su avance, o espere a que termine.';
  return new ProblemaError('TRABAJO_EN_CURSO', {
    detalle: suyo
      ? `Usted tiene en curso ${titulo} desde las ${hora(pedidoEn)}. ${sigue}`
      : `Está en curso ${titulo}, que pidió ${nombre} a las ${hora(pedidoEn)}. ${sigue}`,
  });
}

function hora(instante: string): string {
  const { hour, minute } = Temporal.Instant.from(instante).toZonedDateTimeISO(ZONA_HORARIA);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
