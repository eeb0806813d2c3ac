// Text for the standard fonts of PDF, which know the letters of Windows-1252 and no more: Spanish whole, an arrow not. What
// they lack is written in another font (see fuente-de-reserva.ts), in runs of their own; what not even that one has, in
// the closest letters there are or, if there are none, as an empty box: never as a «?», which its author could have written.
// And its breaking into lines: where it says so, at spaces, and inside a word only when the word alone is too wide, after
// a dash or a slash if it has one.

const GUION_OCULTO = 0xad;
/** What Windows-1252 has at 0x80–0x9F, by its code; the rest of it is the first 256 characters of Unicode. */
const ADEMAS_DE_LATIN1 = new Map(
  [...'€·‚ƒ„…†‡ˆ‰Š‹Œ·Ž··‘’“”•–—˜™š›œ·žŸ']
    .map((letra, i) => [letra, 0x80 + i] as const)
    .filter(([letra]) => letra !== '·'),
);

/** Hyphens that differ from the common one only in where they let a line break, and the sign of less, which looks like it. */
const GUIONES = /[\u2010\u2011\u2212]/gu;
/** They join or vary what is beside them: of an emoji made of several, one mark is left for each. */
const SIN_DIBUJO = /\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/gu;
/** For what no font of ours has: most emoji, Chinese. */
const SIN_LETRA = '\u25a1';

/** The text as the standard fonts number their letters; undefined if it has any that they lack. */
export function codigosWinAnsi(texto: string): Uint8Array | undefined {
  const codigos = new Uint8Array(texto.length);
  for (let i = 0; i < texto.length; i++) {
    const codigo = texto.charCodeAt(i);
    const esSuya = (codigo >= 0x20 && codigo <= 0x7e) || (codigo >= 0xa0 && codigo <= 0xff);
    if (!esSuya || codigo === GUION_OCULTO) return codigosDeOtras(texto);
    codigos[i] = codigo;
  }
  return codigos;
}

function codigosDeOtras(texto: string): Uint8Array | undefined {
  const codigos: number[] = [];
  for (const letra of dibujable(texto)) {
    const codigo = codigoDe(letra);
    if (codigo === undefined) return undefined;
    codigos.push(codigo);
  }
  return Uint8Array.from(codigos);
}

/** Without what is not drawn, accents on their letters, any space a space. */
function dibujable(texto: string): string {
  return texto.replaceAll(SIN_DIBUJO, '').normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(GUIONES, '-');
}

function codigoDe(letra: string): number | undefined {
  const codigo = letra.codePointAt(0) ?? 0;
  if ((codigo >= 0x20 && codigo <= 0x7e) || (codigo >= 0xa0 && codigo <= 0xff)) return codigo;
  return ADEMAS_DE_LATIN1.get(letra);
}

/** Part of a line in one of the two fonts. */
export interface Tramo {
  readonly texto: string;
  /** In the standard font; else, in the one for what it lacks. */
  readonly codigos: Uint8Array | undefined;
}

/** The text in runs, when it has letters that the standard fonts lack. */
export function tramosDe(texto: string, tieneReserva: (letra: string) => boolean): Tramo[] {
  const tramos: { texto: string; deReserva: boolean }[] = [];
  const poner = (letra: string, deReserva: boolean) => {
    const ultimo = tramos.at(-1);
    if (ultimo !== undefined && ultimo.deReserva === deReserva) ultimo.texto += letra;
    else tramos.push({ texto: letra, deReserva });
  };
  // A space has no look of its own: it goes on in the font before it.
  for (const letra of [...dibujable(texto)].flatMap((una) => enLetrasQueHay(una, tieneReserva)))
    poner(letra, letra === ' ' ? tramos.at(-1)?.deReserva === true : codigoDe(letra) === undefined);
  return tramos.map(({ texto: suyo, deReserva }) => ({
    texto: suyo,
    codigos: deReserva ? undefined : codigosWinAnsi(suyo),
  }));
}

/** Itself, if some font has it; else what it is made of (`ﬃ`, `㎏`), without accents that do not exist. */
function enLetrasQueHay(letra: string, tieneReserva: (letra: string) => boolean): string[] {
  const hay = (una: string) => codigoDe(una) !== undefined || tieneReserva(una);
  if (hay(letra)) return [letra];
  const partes = [...letra.normalize('NFKD').replaceAll(/\p{M}/gu, '')];
  return partes.length > 0 && partes.every(hay) ? partes : [SIN_LETRA];
}

export function partirEnLineas(texto: string, ancho: number, medir: (texto: string) => number): string[] {
  if (texto.includes('\n')) return texto.split('\n').flatMap((linea) => partirEnLineas(linea, ancho, medir));
  if (medir(texto) <= ancho) return [texto];
  const lineas: string[] = [];
  let linea = '';
  for (const palabra of texto.split(' ').flatMap((entera) => partirPalabra(entera, ancho, medir))) {
    const junta = linea === '' ? palabra : `${linea} ${palabra}`;
    if (linea !== '' && medir(junta) > ancho) {
      lineas.push(linea);
      linea = palabra;
    } else {
      linea = junta;
    }
  }
  return [...lineas, linea];
}

function partirPalabra(palabra: string, ancho: number, medir: (texto: string) => number): string[] {
  if (medir(palabra) <= ancho) return [palabra];
  const partes: string[] = [];
  let parte = '';
  for (const letra of palabra) {
    if (parte !== '' && medir(parte + letra) > ancho) {
      const corte = dondeCortar(parte);
      partes.push(parte.slice(0, corte));
      parte = parte.slice(corte);
    }
    parte += letra;
  }
  return [...partes, parte];
}

/** `FACT-A-2026-0001` is read better as `FACT-A-` and `2026-0001`, if that leaves enough in the line. */
function dondeCortar(parte: string): number {
  const corte = Math.max(parte.lastIndexOf('-'), parte.lastIndexOf('/')) + 1;
  return corte > parte.length / 2 ? corte : parte.length;
}

/** The text, or as much of it as fits before an ellipsis. */
export function recortar(texto: string, ancho: number, medir: (texto: string) => number): string {
  if (medir(texto) <= ancho) return texto;
  const letras = [...texto];
  while (letras.length > 0 && medir(`${letras.join('').trimEnd()}…`) > ancho) letras.pop();
  return `${letras.join('').trimEnd()}…`;
}
