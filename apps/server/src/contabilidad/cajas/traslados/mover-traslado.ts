// What the four movements of a traslado have in common: its key, its jornada, and its leg posted with the change of state.
import type { Traslado } from '@cuadra/contract/contabilidad/cajas/movimientos';
import type { Sentido } from '@cuadra/core/cajas/movimiento';
import type { ContextoConActor } from '../../../platform/contexto.ts';
import type { Tx } from '../../../platform/database/escribir.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { ProblemaError } from '../../../platform/problema.ts';
import type { Cola } from '../../libro/cola.ts';
import { type Llave, partidaDeLlave } from '../../libro/llaves.ts';
import type { MiJornada } from '../mi-caja.ts';
import { moverEfectivo } from '../movimientos/mover.ts';
import type { TrasladoEnMano } from './exigir-traslado.ts';
import { trasladoDelMovimiento, verTraslado } from './queries.ts';

export interface Medios {
  readonly db: Database;
  readonly cola: Cola;
}

interface Tramo {
  readonly accion: string;
  readonly jornada: MiJornada;
  readonly traslado: Pick<TrasladoEnMano, 'id' | 'clase' | 'medio' | 'monto' | 'concepto'>;
  readonly sentido: Sentido;
  readonly contracuenta: string;
  readonly autorizacion?: string | null;
  readonly revierte?: { readonly id: string; readonly motivo: string };
  readonly llave: Llave | undefined;
  /** Before the movement, which must find the traslado as it will be; and what others are told, after it. */
  readonly antes: (tx: Tx) => Promise<void>;
  readonly despues: (tx: Tx) => Promise<void>;
}

/** What the key was used for, if it was: asked before anything else, because by now the traslado is another. */
export async function yaHecho(
  db: Database,
  { actor }: ContextoConActor,
  llave: Llave | undefined,
): Promise<Traslado | undefined> {
  const hecho = llave === undefined ? undefined : await partidaDeLlave(db, actor, llave);
  return hecho === undefined ? undefined : trasladoDelMovimiento(db, hecho);
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
