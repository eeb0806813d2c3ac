// Who took a cheque, and when.
import type { entregarCheque as contrato } from '@cuadra/contract/contabilidad/bancos/cheques';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';
import { exigirCheque } from './exigir-cheque.ts';

export async function entregarCheque(
  tx: Tx,
  { ahora }: ContextoConActor,
  id: string,
  { version, a, documento, en }: BodyOf<typeof contrato>,
): Promise<void> {
  const cheque = await exigirCheque(tx, id, version, ['emitido']);
  if (en > hoyEn({ ahora: () => ahora }).toString()) throw problemaDeCampo('FECHA_FUTURA', 'en');
  if (en < cheque.fecha) throw problemaDeCampo('CHEQUE_INVALIDO', 'en');
  await tx
    .updateTable('cheque')
    .set({
      estado: 'entregado',
      entregadoA: a,
      entregadoDocumento: documento,
      entregadoEn: en,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await avisarCambioDeBancos(tx, cheque.cuentaBancaria);
}
