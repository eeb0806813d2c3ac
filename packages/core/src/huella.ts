// What the chain protects: every field of a posted partida, in one fixed order, as one text. Defined once, here; the
// server hashes it when posting and again when verifying.
import type { LineaDePartida, TipoDePartida } from './partida.ts';

export interface PartidaSellada {
  readonly ejercicio: number;
  readonly numero: number;
  readonly id: string;
  readonly tipo: TipoDePartida;
  readonly fecha: string;
  readonly fechaDocumento: string | null;
  /** ISO instant in UTC, to the millisecond. */
  readonly registradaEn: string;
  readonly agencia: string;
  readonly concepto: string;
  readonly esManual: boolean;
  readonly autor: string | null;
  readonly aprobador: string | null;
  readonly revierte: string | null;
  readonly motivo: string | null;
  readonly lineas: readonly LineaDePartida[];
}

/** A change of this encoding needs a new version, and the old one kept for what was sealed with it. */
const VERSION = 1;

export function contenidoDePartida(p: PartidaSellada): string {
  return contenidoPorNumerar(p).join(String(p.numero));
}

/** Its two parts, before its number and after: who gives the number puts it between them. */
export function contenidoPorNumerar(p: Omit<PartidaSellada, 'numero'>): [antes: string, despues: string] {
  const despues = JSON.stringify([
    p.id,
    p.tipo,
    p.fecha,
    p.fechaDocumento,
    p.registradaEn,
    p.agencia,
    p.concepto,
    p.esManual,
    p.autor,
    p.aprobador,
    p.revierte,
    p.motivo,
    p.lineas.map((l) => [l.idCuenta, l.debe, l.haber, l.concepto ?? null, l.documento ?? null]),
  ]);
  return [`[${VERSION},${p.ejercicio},`, `,${despues.slice(1)}`];
}
