// What the chain of the bitácora protects: every column of a row and every field of a block, in one fixed order, as one
// text. Defined once, here; the server hashes it when sealing and again when verifying.

/** A row as PostgreSQL writes it: nothing is read as a number or a date on the way. */
export interface FilaDeBitacora {
  readonly n: string;
  /** In UTC, to the microsecond. */
  readonly instante: string;
  readonly actor: string | null;
  readonly sesion: string | null;
  readonly direccion: string | null;
  readonly peticion: string | null;
  readonly accion: string;
  readonly entidad: string;
  readonly idEntidad: string;
  /** JSON, as it is printed. */
  readonly antes: string | null;
  readonly despues: string | null;
  readonly transaccion: string | null;
  readonly agencia: string | null;
  readonly dicha: boolean;
}

/** A change of what follows needs a new version, and the old one kept for what was sealed with it. */
export const VERSION_DE_BLOQUE = 2;
/** Before a row told whether the program said it or a trigger noted it. */
const VERSION_SIN_DICHA = 1;

export function contenidoDeFila(f: FilaDeBitacora, version: number): string {
  return JSON.stringify([
    f.n,
    f.instante,
    f.actor,
    f.sesion,
    f.direccion,
    f.peticion,
    f.accion,
    f.entidad,
    f.idEntidad,
    f.antes,
    f.despues,
    f.transaccion,
    f.agencia,
    // Only a trigger's row reads as it did: one that is said to be said is not as it was sealed.
    ...(version === VERSION_SIN_DICHA && !f.dicha ? [] : [f.dicha]),
  ]);
}

export interface BloqueSellado {
  readonly version: number;
  readonly n: number;
  readonly epoca: number;
  /** The n after which its epoca begins. */
  readonly desdeN: number;
  readonly desdeTransaccion: number;
  readonly hastaTransaccion: number;
  readonly filas: number;
  readonly nMax: number;
  /** Digests in hexadecimal: of all its rows, of the list that tells which is which, of the block before. */
  readonly huellaDeFilas: string;
  readonly huellaDeDetalle: string;
  readonly huellaAnterior: string;
  readonly selladoEn: string;
}

export function contenidoDeBloque(b: BloqueSellado): string {
  return JSON.stringify([
    b.version,
    b.n,
    b.epoca,
    b.desdeN,
    b.desdeTransaccion,
    b.hastaTransaccion,
    b.filas,
    b.nMax,
    b.huellaDeFilas,
    b.huellaDeDetalle,
    b.huellaAnterior,
    b.selladoEn,
  ]);
}
