// A new draft like another partida, dated today: whatever state it is in, also when its period is closed. What a
// person could not have chosen as its type becomes a diario.
import { randomUUIDv7 } from 'node:crypto';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import {
  type LineaDePartida,
  type TipoDePartida,
  type TipoManual,
  tiposManuales,
} from '@cuadra/core/partida';
import { leerLineas, verResumen, verResumenPropio } from '#contabilidad/partidas/queries.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { guardarBorrador } from './guardar-borrador.ts';

export async function duplicarPartida(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
): Promise<ResumenDePartida> {
  const original = await verResumenPropio(tx, contexto.actor, id);
  const lineas = await lineasDe(tx, original);
  const nuevo = randomUUIDv7();
  await guardarBorrador(tx, contexto, nuevo, {
    tipo: tipoManual(original.tipo),
    fecha: contexto.ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().toString(),
    fechaDocumento: null,
    agencia: original.agencia,
    concepto: original.concepto,
    lineas: [...lineas],
  });
  return verResumen(tx, nuevo);
}

async function lineasDe(
  tx: Tx,
  { id, ejercicio, numero }: ResumenDePartida,
): Promise<readonly LineaDePartida[]> {
  if (numero !== null) return leerLineas(tx, { ejercicio, numero });
  const borrador = await tx.selectFrom('borrador').select('lineas').where('id', '=', id).executeTakeFirst();
  // Posted or discarded between one reading and the other.
  if (borrador === undefined) throw new ProblemaError('ESTADO_NO_ADMITE');
  return borrador.lineas;
}

function tipoManual(tipo: TipoDePartida): TipoManual {
  return tiposManuales.find((manual) => manual === tipo) ?? 'diario';
}
