// What is to be posted, made in one place: whoever posts says which feature it is (its origen), who and what; the rest
// is filled here.
import { hash, randomUUIDv7 } from 'node:crypto';
import { contenidoDeMovimientos, type MovimientoPorSellar } from '@cuadra/core/ahorros/movimientos-sellados';
import { type Operacion, operacionDeOrigen } from '@cuadra/core/control/operaciones';
import { esAMano, type OrigenDePartida } from '@cuadra/core/origen';
import type { LineaDePartida, TipoDePartida } from '@cuadra/core/partida';

declare const hecha: unique symbol;
/** Only porContabilizar() makes one, so that none is posted without saying where it comes from. */
export type PartidaPorContabilizar = Contenido & { readonly [hecha]: true };

interface Contenido {
  readonly id: string;
  /** A reversal's is that of what it reverts: only its feature undoes it. */
  readonly origen: OrigenDePartida;
  /** What is asked of it hangs on this. */
  readonly operacion: Operacion;
  /** The consent of somebody else that it stands on. */
  readonly autorizacion: string | null;
  /** The digest of the savings movements that are made with it, in hexadecimal; null: none. */
  readonly movimientos: string | null;
  readonly tipo: TipoDePartida;
  readonly fecha: string;
  readonly fechaDocumento: string | null;
  readonly agencia: string;
  readonly concepto: string;
  readonly lineas: readonly LineaDePartida[];
  /** False for what the program makes by itself: those may move control accounts. */
  readonly esManual: boolean;
  /** Null: the system. */
  readonly autor: string | null;
  readonly aprobador: string | null;
  /** Whoever began it, if it was somebody other than its author. */
  readonly iniciadaPor: string | null;
  readonly revierte: string | null;
  readonly motivo: string | null;
}

interface Comun {
  readonly origen: OrigenDePartida;
  /** Absent: the usual one of its origin, which is never the lightest. */
  readonly operacion?: Operacion | undefined;
  readonly autorizacion?: string | null | undefined;
  /** Those of savings that are made with it, in this same transaction, or their digest if they are many; absent: none. */
  readonly movimientos?: readonly MovimientoPorSellar[] | string | null | undefined;
  /** The draft's, if it was one. */
  readonly id?: string | undefined;
  readonly fecha: string;
  readonly fechaDocumento?: string | null | undefined;
  readonly agencia: string;
  readonly concepto: string;
  readonly lineas: readonly LineaDePartida[];
  /** Null: the system. */
  readonly autor: string | null;
  readonly aprobador?: string | null;
  readonly iniciadaPor?: string | null;
}

interface Propia extends Comun {
  readonly tipo: Exclude<TipoDePartida, 'reversion'>;
  readonly revierte?: never;
}

interface Reversion extends Comun {
  readonly revierte: { readonly id: string; readonly tipo: TipoDePartida };
  readonly motivo: string;
}

export function porContabilizar(propuesta: Propia | Reversion): PartidaPorContabilizar {
  const { id, origen, fecha, fechaDocumento, agencia, concepto, lineas, autor, aprobador } = propuesta;
  const { iniciadaPor = null, autorizacion = null } = propuesta;
  const { operacion = operacionDeOrigen(origen, propuesta.revierte !== undefined) } = propuesta;
  const contenido: Contenido = {
    id: id ?? randomUUIDv7(),
    origen,
    operacion,
    autorizacion,
    movimientos: huellaDeMovimientos(propuesta.movimientos ?? []),
    esManual: esAMano(origen),
    ...deSuClase(propuesta),
    fecha,
    fechaDocumento: fechaDocumento ?? null,
    agencia,
    concepto,
    lineas: lineas.map(lineaGuardada),
    autor,
    aprobador: aprobador ?? null,
    iniciadaPor: iniciadaPor === autor ? null : iniciadaPor,
  };
  return contenido as PartidaPorContabilizar;
}

/** PostgreSQL computes it again from the movements themselves, and refuses what differs. */
function huellaDeMovimientos(movimientos: readonly MovimientoPorSellar[] | string): string | null {
  if (typeof movimientos === 'string') return movimientos;
  return movimientos.length === 0 ? null : hash('sha256', contenidoDeMovimientos(movimientos));
}

/** A line as the books keep it: nothing written is null, not an empty text. */
export function lineaGuardada({ idCuenta, debe, haber, concepto, documento }: LineaDePartida) {
  return { idCuenta, debe, haber, concepto: concepto || null, documento: documento || null };
}

function deSuClase(propuesta: Propia | Reversion) {
  if (propuesta.revierte === undefined) {
    const { tipo } = propuesta;
    return { tipo, revierte: null, motivo: null };
  }
  const { revierte, motivo } = propuesta;
  return { tipo: 'reversion', revierte: revierte.id, motivo } as const;
}
