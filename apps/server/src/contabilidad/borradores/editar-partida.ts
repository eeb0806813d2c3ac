// Saves a draft over the version that was read. What is sent changes, the rest stays.
import type { CambiosDePartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import { verResumen } from '#contabilidad/partidas/queries.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import {
  type BorradorEditable,
  exigirEditable,
  exigirEstado,
  exigirQueSeaSuyo,
  exigirVersion,
  tomarBorrador,
} from './borrador.ts';
import { comoSeGuarda, diceLoMismo, type Escrita, guardarSobre } from './guardar-borrador.ts';

export async function editarPartida(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version, ...cambios }: CambiosDePartida,
): Promise<ResumenDePartida> {
  const borrador = exigirEditable(await tomarBorrador(tx, contexto, id));
  exigirQueSeaSuyo(contexto.actor, borrador);
  if (cambios.agencia !== undefined) exigirAgencia(contexto.actor, cambios.agencia);
  exigirEstado(borrador, 'borrador', 'rechazada');
  exigirVersion(borrador, version);
  const nuevos = combinar(borrador, cambios);
  if (!diceLoMismo(borrador, nuevos)) await guardarSobre(tx, contexto, borrador, nuevos);
  return verResumen(tx, id);
}

function combinar(borrador: BorradorEditable, cambios: Omit<CambiosDePartida, 'version'>): Escrita {
  return comoSeGuarda({
    tipo: cambios.tipo ?? borrador.tipo,
    fecha: cambios.fecha ?? borrador.fecha,
    fechaDocumento: cambios.fechaDocumento === undefined ? borrador.fechaDocumento : cambios.fechaDocumento,
    agencia: cambios.agencia ?? borrador.agencia,
    concepto: cambios.concepto ?? borrador.concepto,
    lineas: cambios.lineas ?? borrador.lineas,
  });
}
