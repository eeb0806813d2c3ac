// Cheques whose money the books have already, and numbers that were spoilt: in the register too, so that none is missing.
import type * as contrato from '@cuadra/contract/contabilidad/bancos/cheques';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { opuesto } from '@cuadra/core/dinero';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';
import { exigirCuentaActiva } from '../cruces/cuenta-por-cruzar.ts';

/** Its id. */
export async function anotarCheque(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  movimiento: string,
  { numero, beneficiario, concepto }: BodyOf<typeof contrato.anotarCheque>,
): Promise<string> {
  const suyo = await tx
    .selectFrom('movimientoDeBanco')
    .select(['cuentaBancaria', 'fecha', 'monto'])
    .where('id', '=', movimiento)
    .executeTakeFirst();
  if (suyo === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (suyo.monto > 0)
    throw new ProblemaError('CHEQUE_INVALIDO', {
      detalle: 'Un cheque saca dinero de la cuenta, y eso lo ingresa.',
    });
  const yaTiene = await tx
    .selectFrom('cheque')
    .select('numero')
    .where('movimiento', '=', movimiento)
    .executeTakeFirst();
  if (yaTiene !== undefined)
    throw new ProblemaError('CHEQUE_INVALIDO', {
      detalle: `Esa línea ya es la del cheque ${yaTiene.numero}.`,
    });
  const { cuentaBancaria, fecha } = suyo;
  const { id } = await tx
    .insertInto('cheque')
    .values({
      ...{ cuentaBancaria, numero, fecha, beneficiario, concepto, movimiento, monto: opuesto(suyo.monto) },
      ...{ estado: 'emitido', motivo: null, emitidoPor: actor.id, emitidoEn: ahora.toString() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await avisarCambioDeBancos(tx, cuentaBancaria);
  return id;
}

/** Its id. */
export async function anotarArruinado(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  cuenta: string,
  { numero, fecha, motivo }: BodyOf<typeof contrato.anotarChequeArruinado>,
): Promise<string> {
  await exigirCuentaActiva(tx, cuenta);
  const { id } = await tx
    .insertInto('cheque')
    .values({
      ...{ cuentaBancaria: cuenta, numero, fecha, beneficiario: null, monto: null, movimiento: null },
      ...{
        concepto: 'Cheque arruinado',
        estado: 'anulado',
        motivo,
        emitidoPor: actor.id,
        emitidoEn: ahora.toString(),
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
