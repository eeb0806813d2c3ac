// A step that this institution does not take: said by whom it belongs to, with a reason, and taken back the same way.
import {
  type NombreDePaso,
  type PasoOmisible,
  pasos,
  pasosOmisibles,
} from '@cuadra/contract/administracion/puesta-en-marcha/pasos';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';

export async function omitirPaso(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  paso: NombreDePaso,
  motivo: string,
): Promise<void> {
  const omisible = exigirOmisible(actor.roles, paso);
  const dicho = { motivo, omitidoPor: actor.id, omitidoEn: ahora.toString() };
  await tx
    .insertInto('pasoOmitido')
    .values({ paso: omisible, ...dicho })
    .onConflict((conflicto) => conflicto.column('paso').doUpdateSet(dicho))
    .execute()
    .catch(explicarRechazo);
}

export async function retomarPaso(tx: Tx, { actor }: ContextoConActor, paso: NombreDePaso): Promise<void> {
  const omisible = exigirOmisible(actor.roles, paso);
  await tx.deleteFrom('pasoOmitido').where('paso', '=', omisible).execute().catch(explicarRechazo);
}

function exigirOmisible(roles: readonly string[], paso: NombreDePaso): PasoOmisible {
  if (!pasos[paso].roles.some((rol) => roles.includes(rol))) throw new ProblemaError('SIN_PERMISO');
  const omisible = pasosOmisibles.find((uno) => uno === paso);
  if (omisible === undefined) throw new ProblemaError('PASO_NO_SE_OMITE');
  return omisible;
}
