// A bank's statement once it was read, whatever the file it came in. Amounts are hundredths of its currency; what enters the
// account is positive. Null is what the file does not say: nobody makes it up.
import type { Centavos } from '../dinero.ts';
import type { MapeoDeEstado } from './mapeo-de-estado.ts';

export const formatosDeEstado = ['ofx', 'camt053', 'mt940', 'qif', 'csv', 'xlsx'] as const;
export type FormatoDeEstado = (typeof formatosDeEstado)[number];

/** As people read them. */
export const nombresDeFormato: Readonly<Record<FormatoDeEstado, string>> = {
  ofx: 'OFX',
  camt053: 'CAMT.053',
  mt940: 'MT940',
  qif: 'QIF',
  csv: 'CSV',
  xlsx: 'XLSX',
};

export interface LineaLeida {
  /** The day on which the bank booked it. */
  readonly fecha: string;
  readonly monto: Centavos;
  readonly texto: string;
  /** The number of its document: of a cheque, a deposit slip, a transfer. */
  readonly referencia: string | null;
  /** What the bank calls this kind of movement: `CQ`, `ND`, `NTRF`, `CHECK`. */
  readonly tipo: string | null;
  /** After it, where the file has a running balance. */
  readonly saldo: Centavos | null;
  /** Where it stands in the file, as a person finds it: the line of a text, the row of a sheet. */
  readonly fila: number;
}

export interface EstadoLeido {
  /** As the file writes it; masked digits stay masked. */
  readonly cuenta: string | null;
  /** ISO 4217. */
  readonly moneda: string | null;
  readonly desde: string | null;
  readonly hasta: string | null;
  readonly saldoInicial: Centavos | null;
  readonly saldoFinal: Centavos | null;
  /** The day of the closing balance, where it is later than everything else in the statement: that of the download. */
  readonly saldoFinalAl?: string;
  /** In the order of the bank: the oldest first. */
  readonly lineas: readonly LineaLeida[];
}

export interface EstadosLeidos {
  readonly formato: FormatoDeEstado;
  readonly estados: readonly EstadoLeido[];
  /** What was assumed or left out, each a sentence for a person. */
  readonly advertencias: readonly string[];
}

/** Why a file cannot be taken: where, when it is one place, and the sentence. */
export class EstadoIlegible extends Error {
  readonly fila: number | null;

  constructor(motivo: string, fila: number | null = null) {
    super(motivo);
    this.fila = fila;
  }
}

export const ordenesDeFecha = ['dma', 'mda', 'amd'] as const;
/** Day, month and year (`a`, año), in the order in which they are written. */
export type OrdenDeFecha = (typeof ordenesDeFecha)[number];

export const separadoresDecimales = ['punto', 'coma'] as const;
export type SeparadorDecimal = (typeof separadoresDecimales)[number];

export const perfilesDeEstado = ['banrural', 'banco-industrial', 'gyt', 'generico'] as const;
/** How a bank writes its sheets. */
export type PerfilDeEstado = (typeof perfilesDeEstado)[number];

export const nombresDePerfil: Readonly<Record<PerfilDeEstado, string>> = {
  banrural: 'Banrural',
  'banco-industrial': 'Banco Industrial',
  gyt: 'G&T Continental',
  generico: 'Otro banco',
};

/** What somebody said about a file, where it cannot be told from the file itself. */
export interface PistasDeLectura {
  readonly perfil?: PerfilDeEstado | undefined;
  readonly ordenDeFecha?: OrdenDeFecha | undefined;
  readonly separadorDecimal?: SeparadorDecimal | undefined;
  /** The columns of a sheet, as somebody chose them. */
  readonly mapeo?: MapeoDeEstado | undefined;
}
