// What the chain protects: everything that a posted partida says, in one fixed order, as one text. Defined once, here; the
// server hashes it when posting and again when verifying.
import type { OrigenDePartida } from './origen.ts';
import type { LineaDePartida, TipoDePartida } from './partida.ts';

/** What is known of it before it is numbered. */
export interface PartidaPorSellar {
  readonly ejercicio: number;
  readonly id: string;
  readonly tipo: TipoDePartida;
  readonly fecha: string;
  readonly fechaDocumento: string | null;
  /** ISO instant in UTC, to the millisecond; with more digits it is not as it was sealed. */
  readonly registradaEn: string;
  readonly agencia: string;
  readonly concepto: string;
  readonly esManual: boolean;
  readonly autor: string | null;
  readonly aprobador: string | null;
  readonly revierte: string | null;
  readonly motivo: string | null;
  readonly origen: OrigenDePartida;
  readonly iniciadaPor: string | null;
  /** Null: it was sealed before there were any, with the second version of this encoding. */
  readonly operacion: string | null;
  readonly autorizacion: string | null;
  /** The digest of its savings movements, in hexadecimal. Null: it moved none, or was sealed before there were digests. */
  readonly movimientos: string | null;
  readonly lineas: readonly LineaDePartida[];
}

/** The names that stay with it. Those of people in hexadecimal of their UTF-8: PostgreSQL writes them too, and cannot differ. */
export interface NombresSellados {
  /** The version of the names of the accounts; its link holds all of them. */
  readonly version: number;
  /** In hexadecimal. */
  readonly huella: string;
  readonly autor: string | null;
  readonly aprobador: string | null;
  readonly iniciadaPor: string | null;
}

export interface PartidaSellada extends PartidaPorSellar {
  readonly numero: number;
  /** Null: it was sealed before names were, with the first version of this encoding. */
  readonly nombres: NombresSellados | null;
}

/** A change of this encoding needs a new version, and the old one kept for what was sealed with it. */
const VERSION_CON_MOVIMIENTOS = 4;
const VERSION = 3;
const VERSION_SIN_OPERACION = 2;
const VERSION_SIN_NOMBRES = 1;

export function contenidoDePartida(p: PartidaSellada): string {
  // What was sealed first has no operación and no movements: one that says any now is not as it was sealed.
  if (p.nombres === null) {
    const puestos = [p.operacion, p.autorizacion, p.movimientos];
    return `[${VERSION_SIN_NOMBRES},${p.ejercicio},${p.numero}${campos(p, puestos.every((uno) => uno === null) ? [] : puestos)}]`;
  }
  return contenidoPorNumerar(p).join(String(p.numero)) + finalDelContenido(p.nombres);
}

/** Its two parts, before its number and after: who gives the number puts it between them, and the names at the end. */
export function contenidoPorNumerar(p: PartidaPorSellar): [antes: string, despues: string] {
  const { ejercicio, origen, iniciadaPor, operacion, autorizacion, movimientos } = p;
  if (movimientos !== null)
    return [
      `[${VERSION_CON_MOVIMIENTOS},${ejercicio},`,
      campos(p, [origen, iniciadaPor, operacion, autorizacion, movimientos]),
    ];
  if (!tieneOperacion(p))
    return [`[${VERSION_SIN_OPERACION},${ejercicio},`, campos(p, [origen, iniciadaPor])];
  return [`[${VERSION},${ejercicio},`, campos(p, [origen, iniciadaPor, operacion, autorizacion])];
}

const tieneOperacion = ({ operacion, autorizacion }: PartidaPorSellar): boolean =>
  operacion !== null || autorizacion !== null;

/** As PostgreSQL writes it (libro_sellar). */
function finalDelContenido({ version, huella, autor, aprobador, iniciadaPor }: NombresSellados): string {
  return `,${version},"${huella}",${[autor, aprobador, iniciadaPor].map(entreComillas).join()}]`;
}

const entreComillas = (hexadecimal: string | null) => (hexadecimal === null ? 'null' : `"${hexadecimal}"`);

function campos(p: PartidaPorSellar, agregados: readonly (string | null)[]): string {
  const texto = JSON.stringify([
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
    ...agregados,
    p.lineas.map((l) => [l.idCuenta, l.debe, l.haber, l.concepto ?? null, l.documento ?? null]),
  ]);
  return `,${texto.slice(1, -1)}`;
}
