// Counts a caja of an institution that moves in. No partida is made: the opening balances already say the cash, and PostgreSQL keeps the
// count with what the books said then.
import type { Conteo } from '@cuadra/core/cajas/denominaciones';
import { sql } from 'kysely';
import type { ContextoConActor } from '../../../platform/contexto.ts';
import type { Tx } from '../../../platform/database/escribir.ts';
import { ProblemaError } from '../../../platform/problema.ts';
import { avisarDeCajas } from '../avisar-de-cajas.ts';

export async function contarAlEmpezar(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  id: string,
  conteo: Conteo,
): Promise<void> {
  const caja = await tx
    .selectFrom('caja')
    .select('id')
    .where('id', '=', id)
    .where('agencia', '=', sql<string>`any(${actor.agencias}::text[])`)
    .executeTakeFirst();
  if (caja === undefined) throw new ProblemaError('NO_ENCONTRADO');
  await tx
    .insertInto('conteoInicial')
    .values({
      ...{ caja: id, conteo: JSON.stringify(conteo) },
      ...{ contadoPor: actor.id, contadoEn: ahora.toString() },
    })
    .execute();
  await avisarDeCajas(tx, []);
}
