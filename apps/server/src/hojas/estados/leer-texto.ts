// The bytes of a file as text. A mark at its beginning tells how it was written; without one, what it is valid as; then what it says
// of itself; and then Windows, as most banks write, which is an assumption and told.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';

export interface TextoLeido {
  readonly texto: string;
  readonly advertencias: readonly string[];
}

export function leerTexto(bytes: Uint8Array): TextoLeido {
  if (bytes.length === 0) throw new EstadoIlegible('El archivo está vacío.');
  const ancha = codificacionAncha(bytes);
  if (ancha !== undefined) {
    const advertencias = ancha.conMarca
      ? []
      : [`El archivo no dice cómo están escritas sus letras: se leyó como ${ancha.nombre}.`];
    return { texto: enUtf16(bytes, ancha.etiqueta), advertencias };
  }
  const utf8 = intentar(bytes, 'utf-8');
  if (utf8 !== undefined) return { texto: sinFinales(utf8), advertencias: [] };
  const declarada = codificacionDeclarada(bytes);
  const texto = declarada && intentar(bytes, declarada);
  if (texto !== undefined) return { texto: sinFinales(texto), advertencias: [] };
  return {
    texto: sinFinales(new TextDecoder('windows-1252').decode(bytes)),
    advertencias: ['El archivo no está en UTF-8: sus letras se leyeron como Windows-1252 (Latin-1).'],
  };
}

/** The lines of a text one after another, whatever ends them: a file of nothing but ends is no list of millions. */
export function* renglonesDe(texto: string): Generator<string> {
  const fin = /\r?\n|\r/g;
  let desde = 0;
  for (let hallado = fin.exec(texto); hallado !== null; hallado = fin.exec(texto)) {
    yield texto.slice(desde, hallado.index);
    desde = fin.lastIndex;
  }
  yield texto.slice(desde);
}

interface Ancha {
  readonly etiqueta: 'utf-16le' | 'utf-16be';
  readonly nombre: string;
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

function enUtf16(bytes: Uint8Array, etiqueta: Ancha['etiqueta']): string {
  const texto = intentar(bytes, etiqueta);
  if (texto === undefined)
    throw new EstadoIlegible('El archivo está cortado: su última letra no está completa.');
  return sinFinales(texto);
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
