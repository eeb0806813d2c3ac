// What was decided about a bank account, changed whole. What is compared (its account of the catálogo, its first day, what it began
// with) never changes. One that still holds something stays in use: no month closes without it.
import type { editarCuentaBancaria as contrato } from '@cuadra/contract/contabilidad/bancos/cuentas';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';
import { exigirResponsable } from './exigir-responsable.ts';

export async function editarCuentaBancaria(
  tx: Tx,
  { actor }: ContextoConActor,
  id: string,
  { version, ...cambios }: BodyOf<typeof contrato>,
): Promise<void> {
  const cuenta = await tx
    .selectFrom('cuentaBancaria')
    .select(['version', 'responsable', 'agencia'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (cuenta === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (cuenta.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  exigirAgencia(actor, cambios.agencia);
  // Whoever answers for it and may not compare any more is told of, not in the way of the rest.
  if (cambios.responsable !== cuenta.responsable) await exigirResponsable(tx, cambios.responsable);
  await tx
    .updateTable('cuentaBancaria')
    .set({ ...cambios, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await avisarCambioDeBancos(tx, id);
}
