// What the legs of a traslado have in common: its key, the jornada it is of, and the posting, with the change of its state in
// the same transaction.
import type { Traslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { Sentido } from '@cuadra/core/cajas/movimiento';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { Llave } from '#contabilidad/libro/llaves.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type JornadaQueMueve, jornadaPropia } from '../movimientos/jornada-que-mueve.ts';
import { moverEfectivo } from '../movimientos/mover.ts';
import { unaSolaVez } from '../movimientos/una-sola-vez.ts';
import type { TrasladoEnMano } from './exigir-traslado.ts';
import { trasladoDelMovimiento, verTraslado } from './queries.ts';

export interface Medios {
  readonly db: Database;
  readonly cola: Cola;
}

interface Tramo {
  readonly accion: string;
  readonly jornada: JornadaQueMueve;
  readonly traslado: Pick<TrasladoEnMano, 'id' | 'clase' | 'medio' | 'monto' | 'concepto'>;
  readonly sentido: Sentido;
  readonly contracuenta: string;
  /** The caja at the other end, as whoever consents reads it. */
  readonly deQue?: { readonly detalle: string };
  readonly revierte?: { readonly id: string; readonly motivo: string };
  readonly llave: Llave | undefined;
  /** Before the movement, which must find the traslado as it will be; and what others are told, after it. */
  readonly antes: (tx: Tx) => Promise<void>;
  readonly despues: (tx: Tx) => Promise<void>;
}

/** A leg that is asked for again, with its key, is answered with the traslado as it is by now. */
export function unTramo(
  { db }: Medios,
  contexto: ContextoConActor,
  llave: Llave | undefined,
  trabajo: () => Promise<Traslado>,
): Promise<Traslado> {
  return unaSolaVez(db, contexto, llave, trabajo, (movimiento) => trasladoDelMovimiento(db, movimiento));
}

/** The own jornada, at the caja that the traslado is about. */
export async function jornadaEnCaja(
  db: Database,
  contexto: ContextoConActor,
  caja: string,
): Promise<JornadaQueMueve> {
  const jornada = await jornadaPropia(db, contexto);
  if (jornada.caja.id !== caja) {
    throw new ProblemaError('JORNADA_CERRADA', { detalle: 'Abra primero la jornada de esa caja.' });
  }
  return jornada;
}

export async function moverTraslado(
  { db, cola }: Medios,
  contexto: ContextoConActor,
  { traslado, ...tramo }: Tramo,
): Promise<Traslado> {
  const { id, clase, medio, monto, concepto } = traslado;
  const movido = await moverEfectivo({ cola }, contexto, {
    ...tramo,
    ...{ clase, medio, monto, concepto },
    traslado: id,
    entidades: [id],
  });
  return movido.esRepetida ? trasladoDelMovimiento(db, movido.id) : verTraslado(db, id);
}

export async function exigirCuentaDeTransito(db: Database): Promise<string> {
  const { cuentaTransito } = await db
    .selectFrom('configuracionDeCajas')
    .select('cuentaTransito')
    .executeTakeFirstOrThrow();
  if (cuentaTransito === null) {
    throw new ProblemaError('CAJAS_SIN_CONFIGURAR', {
      detalle: 'Falta la cuenta de efectivo en tránsito: pida al contador que la elija.',
    });
  }
  return cuentaTransito;
}

/** The movement by which it left, whose account it is in meanwhile: the configuration may say another one by now. */
export function salidaDe(db: Database, traslado: string): Promise<{ id: string; idCuenta: string }> {
  return db
    .selectFrom('movimientoDeCaja')
    .select(['id', 'idCuenta'])
    .where('traslado', '=', traslado)
    .where('sentido', '=', 'salida')
    .where('revierte', 'is', null)
    .executeTakeFirstOrThrow();
}
