// What a line of a bank says, as one word: the same line in two files has the same. Banks space and case their texts differently
// from one file to the next; the money, the day and the document are what they are.
import { createHash } from 'node:crypto';
import type { LineaLeida } from '@cuadra/core/bancos/estado-de-cuenta';

type ConHuella = Pick<LineaLeida, 'fecha' | 'monto' | 'texto' | 'referencia'>;

export interface Marca {
  readonly huella: string;
  /** Which of those that say the same: two equal charges of one day are two. */
  readonly ocurrencia: number;
}

export function huellaDeLinea({ fecha, monto, texto, referencia }: ConHuella): string {
  // As JSON, so that no text can pass for two fields.
  return createHash('sha256')
    .update(JSON.stringify([fecha, monto, normal(texto), normal(referencia ?? '')]))
    .digest('hex');
}

/** In the order in which they come, which is the order of the bank; `vistas` counts on from what came before them. */
export function marcarLineas(lineas: readonly ConHuella[], vistas = new Map<string, number>()): Marca[] {
  return lineas.map((linea) => {
    const huella = huellaDeLinea(linea);
    const ocurrencia = (vistas.get(huella) ?? 0) + 1;
    vistas.set(huella, ocurrencia);
    return { huella, ocurrencia };
  });
}

const normal = (texto: string): string =>
  texto.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').trim().toUpperCase();
