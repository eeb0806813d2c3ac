// The arithmetic of PostgreSQL's WAL: a place in it (16/B374D848), the file of which it is part (000000010000000000000016), and what the first
// page of such a file says of itself.
import { RespaldoError } from '#platform/respaldo-error.ts';

export interface Segmento {
  readonly linea: number;
  /** Counted from the beginning of all time. */
  readonly n: bigint;
}

const SHIFT = 32n;

export function leerLsn(texto: string): bigint {
  const [alto = '', bajo = ''] = texto.split('/');
  return (BigInt(`0x${alto}`) << SHIFT) + BigInt(`0x${bajo}`);
}

export const segmentoDe = (lsn: bigint, linea: number, bytes: number): Segmento => ({
  linea,
  n: lsn / BigInt(bytes),
});

export const inicioDe = ({ n }: Segmento, bytes: number): bigint => n * BigInt(bytes);

export const siguiente = ({ linea, n }: Segmento): Segmento => ({ linea, n: n + 1n });

export function nombreDe({ linea, n }: Segmento, bytes: number): string {
  const porTomo = (1n << SHIFT) / BigInt(bytes);
  return [BigInt(linea), n / porTomo, n % porTomo]
    .map((parte) => parte.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
}

export function leerNombre(nombre: string, bytes: number): Segmento {
  const [linea = 0n, tomo = 0n, resto = 0n] = [0, 8, 16].map((i) => BigInt(`0x${nombre.slice(i, i + 8)}`));
  return { linea: Number(linea), n: tomo * ((1n << SHIFT) / BigInt(bytes)) + resto };
}

export const escribirLsn = (lsn: bigint): string =>
  `${(lsn >> SHIFT).toString(16)}/${(lsn & 0xffff_ffffn).toString(16)}`.toUpperCase();

const DIRECCION = 8;
const SISTEMA = 24;
const CABECERA = 40;

/** One of another institution, or under another's name: PostgreSQL would take it as the end of what there is, and lose the rest in silence. */
export function exigirSegmento(datos: Buffer, segmento: Segmento, bytes: number, sistema: string): void {
  const nombre = nombreDe(segmento, bytes);
  if (datos.byteLength !== bytes || datos.byteLength < CABECERA)
    throw new RespaldoError(`El WAL ${nombre} no tiene el tamaño que debe.`);
  const esSuyo =
    datos.readBigUInt64LE(DIRECCION) === inicioDe(segmento, bytes) &&
    datos.readBigUInt64LE(SISTEMA) === BigInt(sistema);
  if (!esSuyo)
    throw new RespaldoError(`El WAL ${nombre} no es de esta base de datos, o es otro con su nombre.`);
}
