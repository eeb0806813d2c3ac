// Says that the detail of an account is kept elsewhere, and who brings its figure. PostgreSQL sees that it is not kept here and that
// nothing is brought twice.
import type {
  editarAuxiliarExterno as contratoDeEditar,
  marcarAuxiliarExterno as contratoDeMarcar,
} from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { quienesTraen } from './queries.ts';

/** The id of the new one. */
export async function marcarAuxiliarExterno(tx: Tx, nuevo: BodyOf<typeof contratoDeMarcar>): Promise<string> {
  const cuenta = await tx
    .selectFrom('cuenta')
    .select('idCuenta')
    .where('idCuenta', '=', nuevo.idCuenta)
    .forKeyShare()
    .executeTakeFirst();
  if (cuenta === undefined) throw problemaDeCampo('CUENTA_NO_EXISTE', 'idCuenta');
  await exigirQueTraiga(tx, nuevo.responsable);
  const { id } = await tx
    .insertInto('auxiliarExterno')
    .values(nuevo)
    .returning('id')
    .executeTakeFirstOrThrow();
  await avisarDeAuxiliares(tx);
  return id;
}

export async function editarAuxiliarExterno(
  tx: Tx,
  id: string,
  { version, ...cambios }: BodyOf<typeof contratoDeEditar>,
): Promise<void> {
  const uno = await tx
    .selectFrom('auxiliarExterno')
    .select(['version', 'responsable'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (uno === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (uno.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  // Whoever brings it and may not any more is told of, not in the way of the rest.
  if (cambios.responsable !== uno.responsable) await exigirQueTraiga(tx, cambios.responsable);
  await tx
    .updateTable('auxiliarExterno')
    .set({ ...cambios, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await avisarDeAuxiliares(tx);
}

async function exigirQueTraiga(tx: Tx, responsable: string): Promise<void> {
  const puede = await quienesTraen(tx).where('usuario.id', '=', responsable).executeTakeFirst();
  if (puede === undefined) throw problemaDeCampo('PERSONA_NO_ADMITIDA', 'responsable');
}

/** What a close asks changed: whoever looks at one asks again. */
export const avisarDeAuxiliares = (tx: Tx): Promise<void> =>
  avisar(tx, { permiso: 'partidas:ver' }, { tipo: 'periodo-cambio' });
