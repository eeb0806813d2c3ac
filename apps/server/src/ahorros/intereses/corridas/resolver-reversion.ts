import type * as contrato from '@cuadra/contract/ahorros/pasos-de-corrida';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { estadosQueAdmiten } from '@cuadra/core/ahorros/corrida';
import { exigirActo } from '#control/exigir-acto.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Trabajos } from '#platform/jobs/trabajos.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { notificarDeCorrida } from '../avisos.ts';
import { encolarCorrida } from '../tandas/atender-corridas.ts';
import { agenciaCerrada, exigirMesAbierto } from './mes-abierto.ts';
import { exigirQueSeaLaUltima } from './pedir-reversion.ts';
import { agenciasDeCorrida } from './queries.ts';
import { type CorridaTomada, darPasoDeCorrida, exigirEstado, tomarCorrida } from './tomar-corrida.ts';

type Resolucion = BodyOf<typeof contrato.resolverReversionDeCorrida>;

/** Undoes what was paid because another person asked for it; or says no. */
export async function resolverReversion(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  { version, aprueba, motivo }: Resolucion,
  trabajos: Pick<Trabajos, 'encolar'>,
): Promise<void> {
  const corrida = await tomarCorrida(tx, contexto, id, version);
  exigirEstado(corrida, ...estadosQueAdmiten.revertir);
  if (corrida.reversionPedidaPor === null) throw new ProblemaError('CORRIDA_NO_ADMITE');
  if (!aprueba) return negar(tx, contexto, corrida, motivo);
  if (corrida.reversionPedidaPor === contexto.actor.id)
    throw new ProblemaError('CORRIDA_PROPIA', { detalle: 'Quien pide una reversión no la aprueba.' });
  await exigirQueSeaLaUltima(tx, id);
  await exigirActo(tx, contexto, {
    operacion: 'deshacer-corrida',
    entidad: 'corrida',
    id: String(id),
    que: { version },
    monto: corrida.interes,
    resumen: `Deshacer la corrida ${corrida.nombre}`,
  });
  const fechaReversion = await fechaParaRevertir(tx, contexto, corrida);
  await darPasoDeCorrida(
    tx,
    contexto,
    corrida,
    { estado: 'revirtiendo', revertidaPor: contexto.actor.id, fechaReversion },
    motivo,
  );
  await encolarCorrida(tx, trabajos, id, contexto.actor);
}

async function negar(
  tx: Tx,
  contexto: ContextoConActor,
  corrida: CorridaTomada,
  motivo: string | null,
): Promise<void> {
  if (motivo === null) throw problemaDeCampo('PETICION_INVALIDA', 'motivo');
  await darPasoDeCorrida(
    tx,
    contexto,
    corrida,
    { reversionPedidaPor: null, reversionMotivo: null },
    `Reversión negada: ${motivo}`,
  );
  await notificarDeCorrida(tx, contexto, corrida, [corrida.reversionPedidaPor], {
    titulo: 'No se revierten los intereses',
    descripcion: motivo,
  });
}

/** The day it was posted on, while that month is open; from then on, today. */
async function fechaParaRevertir(
  tx: Tx,
  { ahora }: ContextoConActor,
  corrida: CorridaTomada,
): Promise<string> {
  const agencias = await agenciasDeCorrida(tx, corrida.id);
  if ((await agenciaCerrada(tx, corrida.fecha, agencias)) === undefined) return corrida.fecha;
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  await exigirMesAbierto(tx, hoy, agencias);
  return hoy;
}
