// What is withheld of interest from a day on: a draft that whoever changes signs, until another person publishes it for ever.
import type * as contrato from '@cuadra/contract/ahorros/isr';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeProductos } from '../avisar-de-productos.ts';

export async function escribirParametro(
  tx: Tx,
  { actor }: ContextoConActor,
  parametro: BodyOf<typeof contrato.escribirParametroDeIsr>,
): Promise<void> {
  await tx
    .insertInto('parametroIsr')
    .values({ ...parametro, escritaPor: actor.id })
    .execute();
  await avisarCambioDeProductos(tx);
}

export async function editarParametro(
  tx: Tx,
  { actor }: ContextoConActor,
  desde: string,
  { version, ...valores }: BodyOf<typeof contrato.editarParametroDeIsr>,
): Promise<void> {
  await exigirParametro(tx, desde, version);
  await tx
    .updateTable('parametroIsr')
    .set({ ...valores, escritaPor: actor.id, version: version + 1 })
    .where('desde', '=', desde)
    .execute();
  await avisarCambioDeProductos(tx);
}

export async function descartarParametro(tx: Tx, desde: string, version: number): Promise<void> {
  await exigirParametro(tx, desde, version);
  await tx.deleteFrom('parametroIsr').where('desde', '=', desde).execute();
  await avisarCambioDeProductos(tx);
}

export async function publicarParametro(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  desde: string,
  version: number,
): Promise<void> {
  const { escritaPor } = await exigirParametro(tx, desde, version);
  if (escritaPor === actor.id) throw new ProblemaError('REGLA_PROPIA');
  await tx
    .updateTable('parametroIsr')
    .set({
      estado: 'publicada',
      publicadaPor: actor.id,
      publicadaEn: ahora.toString(),
      version: version + 1,
    })
    .where('desde', '=', desde)
    .execute();
  await avisarCambioDeProductos(tx);
}

async function exigirParametro(
  tx: Tx,
  desde: string,
  version: number,
): Promise<{ readonly escritaPor: string | null }> {
  const hallado = await tx
    .selectFrom('parametroIsr')
    .select(['estado', 'version', 'escritaPor'])
    .where('desde', '=', desde)
    .forUpdate()
    .executeTakeFirst();
  if (hallado === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (hallado.estado === 'publicada') throw new ProblemaError('REGLA_PUBLICADA');
  if (hallado.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  return hallado;
}
