// Counts a caja of an institution that moves in. No partida is made: the opening balances already say the cash, and PostgreSQL keeps the
// count with what the books said then.
import type { Conteo } from '@cuadra/core/cajas/denominaciones';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { avisarDeCajas } from '../avisar-de-cajas.ts';
import { exigirCajaVisible } from '../exigir-caja-visible.ts';

export async function contarAlEmpezar(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  conteo: Conteo,
): Promise<void> {
  const { actor, ahora } = contexto;
  await exigirCajaVisible(tx, contexto, id);
  await tx
    .insertInto('conteoInicial')
    .values({
      ...{ caja: id, conteo: JSON.stringify(conteo) },
      ...{ contadoPor: actor.id, contadoEn: ahora.toString() },
    })
    .execute();
  await avisarDeCajas(tx, []);
}
