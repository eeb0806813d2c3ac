// What is to be posted, made in one place: whoever posts says which feature it is (its origen), who and what; the rest
// is filled here.
import { randomUUIDv7 } from 'node:crypto';
import type { LineaDePartida, TipoDePartida } from '@cuadra/core/partida';

/** The features that make partidas, and whether what they make counts as made by hand. */
const origenes = {
  manual: { esManual: true },
  importacion: { esManual: true },
  caja: { esManual: false },
  banco: { esManual: false },
  interes: { esManual: false },
  cierre: { esManual: false },
  /** What the program posts for a matter that has no room of its own. */
  sistema: { esManual: false },
} as const satisfies Record<string, { readonly esManual: boolean }>;

/** A reversal is what the one it reverts was. */
type Origen = keyof typeof origenes | 'reversion';

declare const hecha: unique symbol;
/** Only porContabilizar() makes one, so that none is posted without saying where it comes from. */
export type PartidaPorContabilizar = Contenido & { readonly [hecha]: true };

interface Contenido {
  readonly id: string;
  readonly origen: Origen;
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
  readonly revierte: string | null;
  readonly motivo: string | null;
}

interface Comun {
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
}

interface Propia extends Comun {
  readonly origen: keyof typeof origenes;
  readonly tipo: Exclude<TipoDePartida, 'reversion'>;
}

interface Reversion extends Comun {
  readonly origen: 'reversion';
  readonly revierte: Pick<PartidaPorContabilizar, 'id' | 'esManual'>;
  readonly motivo: string;
}

export function porContabilizar(propuesta: Propia | Reversion): PartidaPorContabilizar {
  const { id, fecha, fechaDocumento, agencia, concepto, lineas, autor, aprobador } = propuesta;
  const contenido: Contenido = {
    id: id ?? randomUUIDv7(),
    ...deSuOrigen(propuesta),
    fecha,
    fechaDocumento: fechaDocumento ?? null,
    agencia,
    concepto,
    lineas: lineas.map(lineaGuardada),
    autor,
    aprobador: aprobador ?? null,
  };
  return contenido as PartidaPorContabilizar;
}

/** A line as the books keep it: nothing written is null, not an empty text. */
export function lineaGuardada({ idCuenta, debe, haber, concepto, documento }: LineaDePartida) {
  return { idCuenta, debe, haber, concepto: concepto || null, documento: documento || null };
}

function deSuOrigen(propuesta: Propia | Reversion) {
  if (propuesta.origen !== 'reversion') {
    const { origen, tipo } = propuesta;
    return { origen, tipo, esManual: origenes[origen].esManual, revierte: null, motivo: null };
  }
  const { origen, revierte, motivo } = propuesta;
  return { origen, tipo: origen, esManual: revierte.esManual, revierte: revierte.id, motivo } as const;
}
