// For tests: a file as it comes after an accident or from somebody with bad intentions. The same seed damages it the same way.

/** Between 0 and 1, one after another; the same for the same seed. */
export type Azar = () => number;

export function azarDe(semilla: number): Azar {
  let estado = semilla >>> 0;
  return () => {
    // mulberry32
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** From one to four damages, one upon another. */
export function danar(bytes: Uint8Array, otros: readonly Uint8Array[], azar: Azar): Buffer {
  let danado: Buffer = Buffer.from(bytes);
  const cuantos = 1 + Math.floor(azar() * 4);
  for (let i = 0; i < cuantos; i++) danado = elegir(danos, azar)(danado, otros, azar);
  return danado.subarray(0, LARGO_MAX);
}

const LARGO_MAX = 256 * 1024;

type Dano = (bytes: Buffer, otros: readonly Uint8Array[], azar: Azar) => Buffer;

const elegir = <T>(lista: readonly [T, ...T[]], azar: Azar): T =>
  lista[Math.floor(azar() * lista.length)] ?? lista[0];

const lugar = (bytes: Buffer, azar: Azar): number => Math.floor(azar() * (bytes.length + 1));

const tramo = (bytes: Buffer, azar: Azar): Buffer => {
  const desde = lugar(bytes, azar);
  return bytes.subarray(desde, desde + Math.floor(azar() * 200));
};

const insertar = (bytes: Buffer, en: number, que: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, en), que, bytes.subarray(en)]);

const cortar: Dano = (bytes, _, azar) => bytes.subarray(0, lugar(bytes, azar));

const quitar: Dano = (bytes, _, azar) => {
  const desde = lugar(bytes, azar);
  return Buffer.concat([bytes.subarray(0, desde), bytes.subarray(desde + Math.floor(azar() * 40))]);
};

const voltear: Dano = (bytes, _, azar) => {
  const copia = Buffer.from(bytes);
  for (let i = 0; i < 1 + azar() * 8; i++) {
    const en = lugar(copia, azar);
    copia[en] = (copia[en] ?? 0) ^ (1 << Math.floor(azar() * 8));
  }
  return copia;
};

const repetir: Dano = (bytes, _, azar) => {
  const trozo = tramo(bytes, azar);
  return insertar(
    bytes,
    lugar(bytes, azar),
    Buffer.concat(Array.from({ length: 1 + Math.floor(azar() * 60) }, () => trozo)),
  );
};

const anidar: Dano = (bytes, _, azar) => {
  const abre = elegir(
    ['<OFX>', '<STMTTRN>', '<a>', '<Stmt>', '<Ntry>', '<![CDATA[', '<!--', ':60F:', '!Account\n', '"'],
    azar,
  );
  return insertar(bytes, lugar(bytes, azar), Buffer.from(abre.repeat(1 + Math.floor(azar() * 3_000))));
};

const HOSTILES = [
  '99999999999999999999999999.99',
  '-0',
  '1E308',
  '1e-400',
  '0x1F',
  'NaN',
  '１２３',
  '\u202e\u0000\ud7ff',
  '9999-99-99',
  '00000000',
  '31/02/2026',
  '&#0;&#x110000;&amp;&nbsp;',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '__proto__',
  '<__proto__>1</__proto__><constructor/>',
  '{1:F01}{4:',
  '\r\r\r\n',
  '^\n^\n',
] as const;

const hostilizar: Dano = (bytes, _, azar) =>
  insertar(bytes, lugar(bytes, azar), Buffer.from(elegir([...HOSTILES], azar)));

/** A number of the file by another. */
const cambiarCifra: Dano = (bytes, _, azar) => {
  const texto = bytes.toString('latin1');
  const cifras = [...texto.matchAll(/\d+/g)];
  const cual = cifras[Math.floor(azar() * cifras.length)];
  if (cual === undefined) return bytes;
  const nueva = elegir(['', '-1', '1.234', '1,5', '9'.repeat(30), '0'.repeat(500)], azar);
  return Buffer.from(texto.slice(0, cual.index) + nueva + texto.slice(cual.index + cual[0].length), 'latin1');
};

const mezclar: Dano = (bytes, otros, azar) => {
  const otro = otros[Math.floor(azar() * otros.length)];
  return otro === undefined ? bytes : Buffer.concat([bytes.subarray(0, lugar(bytes, azar)), otro]);
};

const ensanchar: Dano = (bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le');

const danos = [
  cortar,
  quitar,
  voltear,
  voltear,
  repetir,
  anidar,
  hostilizar,
  cambiarCifra,
  cambiarCifra,
  mezclar,
  ensanchar,
] as const satisfies readonly [Dano, ...Dano[]];
