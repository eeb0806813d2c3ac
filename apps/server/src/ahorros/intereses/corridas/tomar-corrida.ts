// A run, held as the person saw it, and the steps it takes: each one kept with who gave it, told to the screens that look at it.
import type { EstadoDeCorrida } from '@cuadra/core/ahorros/corrida';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Actor, Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { TablasDeIntereses } from '#platform/database/tables/intereses.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarAvance } from '../avisos.ts';

export type CorridaTomada = Omit<Selectable<TablasDeIntereses['corrida']>, 'reglas'>;

/** A run is of whoever works in all of its agencias; the close of an account, of who works in the account's. */
export const esDeSusAgencias = ({ agencias }: Pick<Actor, 'agencias'>): RawBuilder<boolean> => sql<boolean>`(
  not exists (select from corrida_alcance x where x.corrida = r.id and x.agencia <> all(${agencias}::text[]))
  and (r.clase <> 'cierre' or not exists (
    select from corrida_linea x join cuenta_ahorro y on y.id = x.cuenta
    where x.corrida = r.id and y.agencia <> all(${agencias}::text[]))))`;

export async function tomarCorrida(
  tx: Tx,
  { actor }: { readonly actor: Actor },
  id: number,
  version: number,
): Promise<CorridaTomada> {
  const { rows } = await sql<CorridaTomada>`
    select r.* from corrida r where r.id = ${id} and r.clase <> 'cierre' and ${esDeSusAgencias(actor)} for update`.execute(
    tx,
  );
  const [corrida] = rows;
  if (corrida === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (corrida.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  return corrida;
}

export function exigirEstado({ estado }: CorridaTomada, ...admitidos: readonly EstadoDeCorrida[]): void {
  if (!admitidos.includes(estado)) throw new ProblemaError('CORRIDA_NO_ADMITE');
}

export async function darPasoDeCorrida(
  tx: Tx,
  { actor, ahora }: Contexto,
  { id, version, estado }: Pick<CorridaTomada, 'id' | 'version' | 'estado'>,
  cambios: Updateable<TablasDeIntereses['corrida']>,
  detalle: string | null = null,
): Promise<void> {
  await tx
    .updateTable('corrida')
    .set({ ...cambios, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('corridaEvento')
    .values({
      corrida: id,
      estado: cambios.estado ?? estado,
      por: actor?.id ?? null,
      en: ahora.toString(),
      detalle,
    })
    .execute();
  await avisarAvance(tx, id);
}
