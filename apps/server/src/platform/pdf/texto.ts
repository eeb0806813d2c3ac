// Text for the standard fonts of PDF, which know the letters of Windows-1252 and no more: Spanish whole, an emoji not.
// And its breaking into lines: where it says so, at spaces, and inside a word only when the word alone is too wide, after
// a dash or a slash if it has one.

/** Without the hyphen that only shows where a line breaks, which paper would always show. */
const DE_LATIN1 = /^[\x20-\x7e\xa0-\xac\xae-\xff]*$/;
const GUION_OCULTO = 0xad;
/** What Windows-1252 has at 0x80–0x9F, by its code; the rest of it is the first 256 characters of Unicode. */
const ADEMAS_DE_LATIN1 = new Map(
  [...'€·‚ƒ„…†‡ˆ‰Š‹Œ·Ž··‘’“”•–—˜™š›œ·žŸ']
    .map((letra, i) => [letra, 0x80 + i] as const)
    .filter(([letra]) => letra !== '·'),
);

/** Signs that people paste and the fonts lack, as they are written without them. */
const EN_OTROS_SIGNOS: ReadonlyMap<string, string> = new Map([
  ['≥', '>='],
  ['≤', '<='],
  ['≠', '<>'],
  ['→', '->'],
  ['←', '<-'],
  ['−', '-'],
  ['‐', '-'],
  ['‑', '-'],
  ['′', "'"],
  ['″', '"'],
]);

/** The text as the fonts number their letters. */
export function codigosWinAnsi(texto: string): Uint8Array {
  const codigos = new Uint8Array(texto.length);
  for (let i = 0; i < texto.length; i++) {
    const codigo = texto.charCodeAt(i);
    const esSuya = (codigo >= 0x20 && codigo <= 0x7e) || (codigo >= 0xa0 && codigo <= 0xff);
    if (!esSuya || codigo === GUION_OCULTO) return codigosDeOtras(texto);
    codigos[i] = codigo;
  }
  return codigos;
}

function codigosDeOtras(texto: string): Uint8Array {
  return Uint8Array.from(
    [...imprimible(texto)],
    (letra) => ADEMAS_DE_LATIN1.get(letra) ?? letra.charCodeAt(0),
  );
}

/** The same text in letters the fonts have: accents that do not exist fall off, the unknown becomes `?`. */
export function imprimible(texto: string): string {
  if (DE_LATIN1.test(texto)) return texto;
  return [...texto.replaceAll(SIN_DIBUJO, '').normalize('NFC')].map(letraImprimible).join('');
}

/** They join or vary what is beside them: of an emoji made of several, one mark is left for each. */
const SIN_DIBUJO = /\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/gu;

function letraImprimible(letra: string): string {
  if (tieneLetra(letra)) return letra;
  if (/\s/u.test(letra)) return ' ';
  const enOtros = EN_OTROS_SIGNOS.get(letra);
  if (enOtros !== undefined) return enOtros;
  const sinAcento = letra.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return sinAcento !== '' && [...sinAcento].every(tieneLetra) ? sinAcento : '?';
}

function tieneLetra(letra: string): boolean {
  return DE_LATIN1.test(letra) || ADEMAS_DE_LATIN1.has(letra);
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
