// Above what one approver may, two sign what was sent to review: the first signature is kept, bound to the draft as it is, and whoever
// approves next posts it with both.
import { hash } from 'node:crypto';
import { actoDe } from '@cuadra/core/control/clase-de-lineas';
import { sql } from 'kysely';
import { huellaDeLineas } from '#contabilidad/libro/ensayar.ts';
import { leerEntorno } from '#contabilidad/libro/entorno.ts';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';

interface EnRevision {
  readonly id: string;
  readonly version: number;
}

const pedidoDe = ({ id, version }: EnRevision): Buffer =>
  hash('sha256', `revisión ${id} ${version}`, 'buffer');

/** The consent with both signatures, if another person signed before; this one signs it here. */
export async function consentimientoDeDos(
  db: Database,
  contexto: ContextoConActor,
  borrador: EnRevision,
): Promise<string | null> {
  const firmada = await db
    .selectFrom('autorizacion')
    .select(['id', 'estado', 'resueltaPor', 'segundaPor'])
    .where('pedido', '=', pedidoDe(borrador))
    .where('estado', 'in', ['falta_otra', 'autorizada'])
    .where('venceEn', '>', contexto.ahora.toString())
    .executeTakeFirst();
  if (firmada === undefined) return null;
  if (firmada.estado === 'autorizada') return firmada.id;
  if (firmada.resueltaPor === contexto.actor.id)
    throw new ProblemaError('FALTA_OTRA_FIRMA', {
      detalle: 'Usted ya la firmó: falta la firma de otra persona que también autorice.',
    });
  await escribir(db, contexto, 'partidas:aprobar', (tx) =>
    sql`select autorizacion_responder(${firmada.id}::uuid, 'autorizada', null, ${contexto.ahora.toString()}::timestamptz)`
      .execute(tx)
      .catch(explicarRechazo),
  );
  return firmada.id;
}

/** The first signature, of who may not alone: says that another one is missing. */
export async function dejarPrimeraFirma(
  db: Database,
  contexto: ContextoConActor,
  borrador: EnRevision,
  partida: PartidaPorContabilizar,
): Promise<never> {
  const { ahora } = contexto;
  const { dinero } = await leerEntorno(db, ahora, [partida]);
  const { clase, monto } = actoDe(partida.operacion, partida.lineas, dinero);
  await escribir(db, contexto, 'partidas:aprobar', (tx) =>
    sql`select autorizacion_de_revision(${borrador.id}::uuid, ${partida.operacion}, ${clase}, ${monto}::bigint,
      ${huellaDeLineas(partida)}::bytea, ${pedidoDe(borrador)}::bytea, ${ahora.toString()}::timestamptz)`
      .execute(tx)
      .catch(explicarRechazo),
  );
  throw new ProblemaError('FALTA_OTRA_FIRMA', {
    detalle:
      'Quedó su firma. Pasa de lo que usted autoriza solo: falta la de otra persona que también autorice.',
  });
}
