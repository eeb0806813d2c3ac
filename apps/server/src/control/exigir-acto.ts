// A decision over money that posts nothing goes through the same questions as what moves it (control_exigir), in the transaction that does it.
import { hash } from 'node:crypto';
import type { Operacion } from '@cuadra/core/control/operaciones';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ponerEnEnsayo, porAutorizarDe } from './por-autorizar.ts';
import { contarSiHaySenal } from './senales/avisos.ts';

export interface Decision {
  readonly operacion: Operacion;
  /** Absent: of the whole institution; whoever consents is of the first agencia of who asks. */
  readonly agencia?: string;
  /** Over what it decides: a table and the key of its row. */
  readonly entidad: string;
  readonly id: string;
  /** Its row is made with it, and may get another key by the time it is consented to: the consent is bound to `que` alone. */
  readonly porNacer?: boolean;
  /** What it decides, whole: the consent of another person is bound to it. */
  readonly que: object;
  /** As who consents reads it. */
  readonly resumen: string;
  readonly monto?: Centavos;
  /** The savings accounts it concerns. */
  readonly cuentas?: readonly number[];
  /** Whether it brings a document. */
  readonly documentada?: boolean;
}

export async function exigirActo(tx: Tx, contexto: ContextoConActor, decision: Decision): Promise<void> {
  const { actor, ahora, consentimiento } = contexto;
  const { operacion, entidad, id, porNacer = false, monto = CERO, documentada = false } = decision;
  const { agencia = actor.agencias[0] ?? '' } = decision;
  const huella = hash(
    'sha256',
    JSON.stringify([operacion, actor.id, agencia, entidad, porNacer ? null : id, decision.que]),
    'buffer',
  );
  const pedido = consentimiento?.modo === 'pedir' ? consentimiento : undefined;
  if (pedido !== undefined) await ponerEnEnsayo(tx);
  const antes = pedido === undefined ? 0 : (await porAutorizarDe(tx)).length;
  const esDeEsto = consentimiento?.modo === 'usar' && consentimiento.operacion === operacion;
  const autorizacion = esDeEsto ? consentimiento.id : null;
  await sql`select control_exigir(${operacion}, ${agencia}, ${monto}::bigint, ${entidad}, ${id}, ${huella}::bytea, ${documentada},
    ${autorizacion}::uuid, ${ahora.toString()}::timestamptz)`
    .execute(tx)
    .catch(explicarRechazo);
  if (pedido === undefined) return contarSiHaySenal(tx, contexto, agencia);
  const hallado = (await porAutorizarDe(tx)).at(antes);
  const { cuentas = [], resumen } = decision;
  pedido.hallados.push(
    hallado === undefined ? null : { ...hallado, agencia, huellas: [huella], cuentas, resumen },
  );
}
