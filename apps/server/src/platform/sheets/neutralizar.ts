// A cell of CSV that begins like a formula is run by the spreadsheet that opens it. An apostrophe in front makes it
// text; it is put where one was already, too, so that taking one off always gives back what there was. The wide signs are
// those of Asian keyboards, which some spreadsheets read as the narrow ones.

const PARECE_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const NEUTRALIZADA = /^'(?='*[=+\-@\t\r\n＝＋－＠])/;

export function neutralizar(texto: string): string {
  return PARECE_FORMULA.test(texto) ? `'${texto}` : texto;
}

export function restaurar(texto: string): string {
  return texto.replace(NEUTRALIZADA, '');
}
