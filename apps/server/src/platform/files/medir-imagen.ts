// How big an image is, once it is known that it is one and can be drawn in a document: told by its content. A PNG is
// inflated to exactly what its header says and no further, so that a small file does not become a huge one later, in
// the thread that draws. What our documents could not draw (interlaced, sixteen bits) is refused here, where somebody is looking.
import { inflateSync } from 'node:zlib';
import { tipoDeArchivo } from './tipo-de-archivo.ts';

export interface Imagen {
  readonly tipo: 'image/png' | 'image/jpeg';
  readonly ancho: number;
  readonly alto: number;
}

export interface LimitesDeImagen {
  /** In points of the image, each side. */
  readonly ladoMax: number;
}

export function medirImagen(bytes: Uint8Array, limites: LimitesDeImagen): Imagen | undefined {
  const contenido = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tipo = tipoDeArchivo(contenido);
  if (tipo !== 'image/png' && tipo !== 'image/jpeg') return undefined;
  const lados = tipo === 'image/png' ? medirPng(contenido, limites) : medirJpeg(contenido);
  if (lados === undefined || !caben(lados, limites)) return undefined;
  return { tipo, ...lados };
}

type Lados = Pick<Imagen, 'ancho' | 'alto'>;

const caben = ({ ancho, alto }: Lados, { ladoMax }: LimitesDeImagen): boolean =>
  ancho > 0 && alto > 0 && ancho <= ladoMax && alto <= ladoMax;

/** Samples for each point, by the kind of colour. */
const MUESTRAS: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

function medirPng(contenido: Buffer, limites: LimitesDeImagen): Lados | undefined {
  const partes = [...partesDePng(contenido)];
  const [primera] = partes;
  if (primera?.tipo !== 'IHDR' || primera.datos.length !== 13 || partes.at(-1)?.tipo !== 'IEND')
    return undefined;
  const cabecera = primera.datos;
  const lados = { ancho: cabecera.readUInt32BE(0), alto: cabecera.readUInt32BE(4) };
  const [bits = 0, color = 0, compresion, filtro, entrelazado] = cabecera.subarray(8);
  const muestras = MUESTRAS.get(color);
  if (muestras === undefined || bits > 8 || compresion !== 0 || filtro !== 0 || entrelazado !== 0)
    return undefined;
  if (color === 3 && !partes.some(({ tipo }) => tipo === 'PLTE')) return undefined;
  if (!caben(lados, limites)) return undefined;
  const esperados = lados.alto * (1 + Math.ceil((lados.ancho * muestras * bits) / 8));
  const datos = Buffer.concat(partes.filter(({ tipo }) => tipo === 'IDAT').map((parte) => parte.datos));
  return infladoMide(datos, esperados) ? lados : undefined;
}

/** Up to where they are whole; one that is cut leaves the last one out. */
function* partesDePng(contenido: Buffer): Generator<{ tipo: string; datos: Buffer }> {
  for (let en = 8; en + 12 <= contenido.length; ) {
    const largo = contenido.readUInt32BE(en);
    const fin = en + 12 + largo;
    if (fin > contenido.length) return;
    yield { tipo: contenido.toString('latin1', en + 4, en + 8), datos: contenido.subarray(en + 8, fin - 4) };
    en = fin;
  }
}

function infladoMide(datos: Buffer, esperados: number): boolean {
  try {
    return inflateSync(datos, { maxOutputLength: esperados }).length === esperados;
  } catch {
    return false;
  }
}

const INICIO_DE_CUADRO = new Set([0xc0, 0xc1, 0xc2]);
const FIN_DE_IMAGEN = Buffer.from([0xff, 0xd9]);

/** As its frame says: eight bits, in grey, colour or the four inks. */
function medirJpeg(contenido: Buffer): Lados | undefined {
  if (!contenido.includes(FIN_DE_IMAGEN)) return undefined;
  for (let en = 2; en + 4 <= contenido.length; ) {
    if (contenido[en] !== 0xff) return undefined;
    const marca = contenido[en + 1] ?? 0;
    const largo = contenido.readUInt16BE(en + 2);
    if (INICIO_DE_CUADRO.has(marca)) {
      if (en + 10 > contenido.length || contenido[en + 4] !== 8) return undefined;
      if (![1, 3, 4].includes(contenido[en + 9] ?? 0)) return undefined;
      return { alto: contenido.readUInt16BE(en + 5), ancho: contenido.readUInt16BE(en + 7) };
    }
    en += 2 + largo;
  }
  return undefined;
}
