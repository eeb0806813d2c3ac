// A step of a conciliación and what it makes of it, together: whoever looked at it before is told that it changed. Who may give it is
// judged by each use case, and again by PostgreSQL.
import type { PasoDeConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { Selectable, Updateable } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { TablasDeBancos } from '#platform/database/tables/bancos.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';

export type ConciliacionTomada = Selectable<TablasDeBancos['conciliacion']>;

/** Held until the end, as it was when the person looked at it. */
export async function tomarConciliacion(tx: Tx, id: string, version: number): Promise<ConciliacionTomada> {
  const conciliacion = await tx
    .selectFrom('conciliacion')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (conciliacion === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (conciliacion.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  return conciliacion;
}

export async function darPaso(
  tx: Tx,
  contexto: ContextoConActor,
  { id, version, cuentaBancaria }: Pick<ConciliacionTomada, 'id' | 'version' | 'cuentaBancaria'>,
  {
    paso,
    motivo = null,
    cambios,
  }: {
    readonly paso: PasoDeConciliacion;
    readonly motivo?: string | null;
    readonly cambios: Updateable<TablasDeBancos['conciliacion']>;
  },
): Promise<void> {
  await tx
    .updateTable('conciliacion')
    .set({ ...cambios, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await anotarPaso(tx, contexto, { id, paso, motivo });
  await avisarCambioDeBancos(tx, cuentaBancaria);
}

export async function anotarPaso(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  {
    id,
    paso,
    motivo,
  }: { readonly id: string; readonly paso: PasoDeConciliacion; readonly motivo: string | null },
): Promise<void> {
  await tx
    .insertInto('pasoDeConciliacion')
    .values({ conciliacion: id, paso, por: actor.id, en: ahora.toString(), motivo })
    .execute();
}

export function exigirAprobada({ estado }: ConciliacionTomada): void {
  if (estado !== 'aprobada') throw yaCambio();
}

export const yaCambio = (): ProblemaError =>
  new ProblemaError('ESTADO_NO_ADMITE', { detalle: 'Esa conciliación ya cambió: véala de nuevo.' });
