// Says again what a bank account of an institution that moves in begins with: what was said before is forgotten by PostgreSQL, which judges
// whether it may be, and each outstanding cheque enters the register as issued before.
import type { decirInicioDeBanco as contrato } from '@cuadra/contract/contabilidad/bancos/inicio';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { opuesto } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';
import { exigirDeAntes, guardarIniciales } from './crear-cuenta-bancaria.ts';

type Pedido = BodyOf<typeof contrato>;

export async function decirInicio(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { saldoBanco, cheques, otras }: Pedido,
): Promise<void> {
  const cuenta = await tx
    .selectFrom('cuentaBancaria')
    .select(['agencia', 'desde'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (cuenta === undefined) throw new ProblemaError('NO_ENCONTRADO');
  exigirAgencia(contexto.actor, cuenta.agencia);
  exigirDeAntes(cuenta.desde, otras, 'otras');
  const tardio = cheques.findIndex(({ fecha }) => fecha >= cuenta.desde);
  if (tardio >= 0) throw problemaDeCampo('BANCO_NO_EXPLICA_INICIO', `cheques.${tardio}.fecha`);
  await sql`select banco_decir_inicio(${id}::uuid, ${saldoBanco}::bigint)`.execute(tx);
  await guardarIniciales(tx, id, otras);
  for (const cheque of cheques) await guardarCheque(tx, contexto, id, cheque);
  await avisarCambioDeBancos(tx, id);
}

async function guardarCheque(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  cuentaBancaria: string,
  { numero, fecha, beneficiario, monto, concepto }: Pedido['cheques'][number],
): Promise<void> {
  const movimiento = await tx
    .insertInto('movimientoDeBanco')
    .values({
      ...{ cuentaBancaria, fecha, monto: opuesto(monto), documento: String(numero) },
      concepto: `Cheque ${numero} a ${beneficiario}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('cheque')
    .values({
      ...{ cuentaBancaria, numero, fecha, beneficiario, monto, concepto, movimiento: movimiento.id },
      ...{ estado: 'emitido', motivo: null, emitidoPor: actor.id, emitidoEn: ahora.toString() },
    })
    .execute();
}
