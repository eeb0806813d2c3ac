// Images made for tests, of any size and any fault.
import { deflateSync } from 'node:zlib';

interface Png {
  readonly ancho?: number;
  readonly alto?: number;
  readonly bits?: number;
  readonly color?: number;
  readonly entrelazado?: number;
  /** What is inflated, when it is not what the header says. */
  readonly puntos?: Buffer;
}

/** In colour and opaque, unless it is said otherwise. */
export function png({ ancho = 8, alto = 6, bits = 8, color = 2, entrelazado = 0, puntos }: Png = {}): Buffer {
  const muestras = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[color] ?? 1;
  const cabecera = Buffer.alloc(13);
  cabecera.writeUInt32BE(ancho, 0);
  cabecera.writeUInt32BE(alto, 4);
  cabecera.set([bits, color, 0, 0, entrelazado], 8);
  const filas = puntos ?? Buffer.alloc(alto * (1 + Math.ceil((ancho * muestras * bits) / 8)), 0x40);
  if (puntos === undefined) {
    // Each row begins with how it is told: as it is.
    const largo = filas.length / alto;
    for (let fila = 0; fila < alto; fila++) filas[fila * largo] = 0;
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    parte('IHDR', cabecera),
    parte('IDAT', deflateSync(filas)),
    parte('IEND', Buffer.alloc(0)),
  ]);
}

function parte(tipo: string, datos: Buffer): Buffer {
  const largo = Buffer.alloc(4);
  largo.writeUInt32BE(datos.length);
  // Nobody here looks at the sum at its end.
  return Buffer.concat([largo, Buffer.from(tipo), datos, Buffer.alloc(4)]);
}

/** Its markers and no picture: as far as anybody reads it before drawing. */
export function jpeg({ ancho = 8, alto = 6, bits = 8, componentes = 3 } = {}): Buffer {
  const cuadro = Buffer.alloc(8 + componentes * 3);
  cuadro.writeUInt16BE(cuadro.length, 0);
  cuadro[2] = bits;
  cuadro.writeUInt16BE(alto, 3);
  cuadro.writeUInt16BE(ancho, 5);
  cuadro[7] = componentes;
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0]),
    cuadro,
    Buffer.from([0xff, 0xd9]),
  ]);
}
