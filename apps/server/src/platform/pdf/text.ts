// Text for the standard fonts of PDF, which know the letters of Windows-1252 and no more: Spanish whole, an emoji not.
// And its breaking into lines: at spaces, and inside a word only when the word alone is too wide.

const DE_LATIN1 = /^[\x20-\x7e\xa0-\xff]*$/;
/** What Windows-1252 has at 0x80–0x9F; the rest of it is the first 256 characters of Unicode. */
const ADEMAS_DE_LATIN1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** The same text in letters the fonts have: accents that do not exist fall off, the unknown becomes `?`. */
export function imprimible(texto: string): string {
  if (DE_LATIN1.test(texto)) return texto;
  return [...texto.normalize('NFC')].map(letraImprimible).join('');
}

function letraImprimible(letra: string): string {
  if (tieneLetra(letra)) return letra;
  if (/\s/u.test(letra)) return ' ';
  const sinAcento = letra.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return sinAcento !== '' && [...sinAcento].every(tieneLetra) ? sinAcento : '?';
}

function tieneLetra(letra: string): boolean {
  return DE_LATIN1.test(letra) || ADEMAS_DE_LATIN1.has(letra);
}

export function partirEnLineas(texto: string, ancho: number, medir: (texto: string) => number): string[] {
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
      partes.push(parte);
      parte = '';
    }
    parte += letra;
  }
  return [...partes, parte];
}

/** The text, or as much of it as fits before an ellipsis. */
export function recortar(texto: string, ancho: number, medir: (texto: string) => number): string {
  if (medir(texto) <= ancho) return texto;
  const letras = [...texto];
  while (letras.length > 0 && medir(`${letras.join('').trimEnd()}…`) > ancho) letras.pop();
  return `${letras.join('').trimEnd()}…`;
}
