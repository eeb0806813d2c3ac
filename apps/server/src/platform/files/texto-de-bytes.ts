// The bytes of a file as text. A mark at its beginning tells how its letters are written; without one, what it is valid as; then what it
// says of itself; and then Windows, as most programs here write.

export interface TextoDeBytes {
  readonly texto: string;
  /** What it was taken for where nothing in it says so; null where something does. */
  readonly supuesta: 'UTF-16 LE' | 'UTF-16 BE' | 'Windows-1252' | null;
}

/** Undefined: of two bytes a letter, and its last one is not whole. */
export function textoDeBytes(bytes: Uint8Array): TextoDeBytes | undefined {
  const ancha = codificacionAncha(bytes);
  if (ancha !== undefined) {
    const texto = intentar(bytes, ancha.etiqueta);
    if (texto === undefined) return undefined;
    return { texto: sinFinales(texto), supuesta: ancha.conMarca ? null : ancha.nombre };
  }
  const utf8 = intentar(bytes, 'utf-8');
  if (utf8 !== undefined) return { texto: sinFinales(utf8), supuesta: null };
  const declarada = codificacionDeclarada(bytes);
  const texto = declarada && intentar(bytes, declarada);
  if (texto !== undefined) return { texto: sinFinales(texto), supuesta: null };
  return { texto: sinFinales(new TextDecoder('windows-1252').decode(bytes)), supuesta: 'Windows-1252' };
}

interface Ancha {
  readonly etiqueta: 'utf-16le' | 'utf-16be';
  readonly nombre: 'UTF-16 LE' | 'UTF-16 BE';
  readonly conMarca: boolean;
}

const MUESTRA = 4_096;

/** Two bytes a letter: marked, or told by the zeros of one half of them. */
function codificacionAncha(bytes: Uint8Array): Ancha | undefined {
  const le = { etiqueta: 'utf-16le', nombre: 'UTF-16 LE' } as const;
  const be = { etiqueta: 'utf-16be', nombre: 'UTF-16 BE' } as const;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { ...le, conMarca: true };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { ...be, conMarca: true };
  const muestra = bytes.subarray(0, MUESTRA);
  const ceros = [0, 0];
  muestra.forEach((byte, i) => {
    if (byte === 0) ceros[i % 2] = (ceros[i % 2] ?? 0) + 1;
  });
  const [pares = 0, impares = 0] = ceros;
  const muchos = muestra.length * 0.3;
  if (impares > muchos && pares === 0) return { ...le, conMarca: false };
  if (pares > muchos && impares === 0) return { ...be, conMarca: false };
  return undefined;
}

function intentar(bytes: Uint8Array, etiqueta: string): string | undefined {
  try {
    return new TextDecoder(etiqueta, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What an XML or an OFX says of itself in its first lines. */
function codificacionDeclarada(bytes: Uint8Array): string | undefined {
  const inicio = new TextDecoder('windows-1252').decode(bytes.subarray(0, MUESTRA));
  const dicha =
    /<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(inicio)?.[1] ??
    /^\s*CHARSET\s*:\s*([\w-]{1,40})/im.exec(inicio)?.[1];
  if (dicha === undefined || /^(?:none|utf-?8|us-?ascii)$/i.test(dicha)) return undefined;
  return /^\d{4}$/.test(dicha) ? `windows-${dicha}` : dicha;
}

/** Old programs end a file with the mark of DOS, or fill its last block with zeros. */
function sinFinales(texto: string): string {
  let fin = texto.length;
  while (fin > 0 && (texto[fin - 1] === '\u001a' || texto[fin - 1] === '\0')) fin--;
  return texto.slice(texto.startsWith('\ufeff') ? 1 : 0, fin);
}
