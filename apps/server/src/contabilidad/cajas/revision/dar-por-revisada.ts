// The end of a jornada: its difference is posted, the step is kept and the jornada becomes revisada in one transaction. Without
// a difference in the books there is nothing to post.
import { randomUUIDv7 } from 'node:crypto';
import type { DestinoDeDiferencia } from '@cuadra/core/cajas/movimiento';
import { magnitud } from '@cuadra/core/dinero';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { avisarJornadaRevisada } from '../avisos.ts';
import { moverEfectivo } from '../movimientos/mover.ts';
import { guardarPaso } from './guardar-paso.ts';
import { type JornadaPorRevisar, type Propuesta, tomarJornadaPorRevisar } from './jornada-por-revisar.ts';
import { cuentaDeDestino, diferenciaNeta } from './juzgar-diferencia.ts';

export interface MediosDeRevision {
  readonly db: Database;
  readonly cola: Cola;
}

interface Revision {
  readonly destino: DestinoDeDiferencia | null;
  readonly texto: string | null;
  /** What another person proposed, and is approved with it. */
  readonly propuesta: Pick<Propuesta, 'id' | 'por'> | null;
}

export async function darPorRevisada(
  { db, cola }: MediosDeRevision,
  contexto: ContextoConActor,
  jornada: JornadaPorRevisar,
  { destino, texto, propuesta }: Revision,
): Promise<void> {
  const accion = 'cajas:revisar';
  const id = randomUUIDv7();
  const { version } = jornada;
  const tomar = async (tx: Tx) => void (await tomarJornadaPorRevisar(tx, contexto, jornada.id, version));
  const terminar = async (tx: Tx) => {
    const estado = 'revisada' as const;
    await guardarPaso(tx, contexto, jornada, {
      id,
      paso: 'revisar',
      texto,
      destino,
      propuesta: propuesta?.id ?? null,
      estado,
    });
    await avisarJornadaRevisada(tx, contexto, jornada);
  };
  const neta = diferenciaNeta(jornada);
  if (neta === 0 || destino === null) {
    await escribir(db, contexto, accion, async (tx) => {
      await tomar(tx);
      await terminar(tx);
    }).catch(explicarRechazo);
    return;
  }
  await moverEfectivo({ cola }, contexto, {
    accion,
    jornada,
    clase: neta > 0 ? 'sobrante' : 'faltante',
    sentido: neta > 0 ? 'entrada' : 'salida',
    medio: 'efectivo',
    monto: magnitud(neta),
    contracuenta: await cuentaDeDestino(db, destino),
    concepto: conceptoDe(jornada, destino),
    entidades: [jornada.id, id],
    propuestoPor: propuesta?.por ?? null,
    antes: tomar,
    despues: terminar,
  });
}

function conceptoDe({ fecha, cajero }: JornadaPorRevisar, destino: DestinoDeDiferencia): string {
  const dia = fecha.split('-').reverse().join('/');
  const que = destino === 'sobrante' ? 'Sobrante' : 'Faltante';
  const aCargo = destino === 'empleado' ? ` a cargo de ${cajero.nombre}` : `, cajero ${cajero.nombre}`;
  return `${que} del arqueo del ${dia}${aCargo}`;
}
