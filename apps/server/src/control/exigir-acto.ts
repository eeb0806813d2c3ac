// A decision over money that posts nothing goes through the same questions as what moves it (control_exigir), in the transaction that does it.
import { hash } from 'node:crypto';
import type { Operacion } from '@cuadra/core/control/operaciones';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { PorAutorizar } from '../platform/consentimiento.ts';
import type { ContextoConActor } from '../platform/contexto.ts';
import type { Tx } from '../platform/database/escribir.ts';
import { explicarRechazo } from '../platform/database/rechazo.ts';
import { ProblemaError } from '../platform/problema.ts';
import { porAutorizarDe } from './por-autorizar.ts';
import { contarSiHaySenal } from './senales/avisos.ts';

export interface Decision {
  readonly operacion: Operacion;
  /** Absent: of the whole institution; whoever consents is of the first agencia of who asks. */
  readonly agencia?: string;
  /** Over what it decides: a table and the key of its row. */
  readonly entidad: string;
  readonly id: string;
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
  const { operacion, entidad, id, monto = CERO, documentada = false } = decision;
  const { agencia = actor.agencias[0] ?? '' } = decision;
  const huella = hash(
    'sha256',
    JSON.stringify([operacion, actor.id, agencia, entidad, id, decision.que]),
    'buffer',
  );
  const sePide = consentimiento?.modo === 'pedir';
  if (sePide)
    await sql`select set_config('cuadra.ensayo', 'on', true), set_config('cuadra.por_autorizar', '', true)`.execute(
      tx,
    );
  const autorizacion = consentimiento?.modo === 'usar' ? consentimiento.id : null;
  await sql`select control_exigir(${operacion}, ${agencia}, ${monto}::bigint, ${entidad}, ${id}, ${huella}::bytea, ${documentada},
    ${autorizacion}::uuid, ${ahora.toString()}::timestamptz)`
    .execute(tx)
    .catch(explicarRechazo);
  if (!sePide) return contarSiHaySenal(tx, contexto, agencia);
  const [primero] = await porAutorizarDe(tx);
  if (primero === undefined) throw new ProblemaError('AUTORIZACION_INNECESARIA');
  throw new PorAutorizar({
    ...primero,
    agencia,
    huellas: [huella],
    cuentas: decision.cuentas ?? [],
    resumen: decision.resumen,
  });
}
