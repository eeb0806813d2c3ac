// A cajero closes what they counted; from here on it waits for whoever reviews it.
import type { cerrarJornada as contrato } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarJornadaCerrada } from '../avisos.ts';
import { exigirJornadaPropia } from './exigir-jornada-propia.ts';

export async function cerrarJornada(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version, explicacion }: BodyOf<typeof contrato>,
): Promise<void> {
  const actual = await exigirJornadaPropia(tx, contexto, id);
  if (actual.estado !== 'contada')
    throw new ProblemaError('ESTADO_NO_ADMITE', { detalle: POR_QUE_NO[actual.estado] });
  if (actual.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  await tx
    .updateTable('jornada')
    .set({
      estado: 'cerrada',
      cerradaEn: contexto.ahora.toString(),
      explicacion: explicacion === '' ? null : explicacion,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await avisarJornadaCerrada(tx, contexto, { id });
}

const YA = 'La jornada ya se cerró.';
const POR_QUE_NO = {
  abierta: 'Cuente la caja antes de cerrar la jornada.',
  cerrada: YA,
  revisada: YA,
  observada: YA,
} as const;
