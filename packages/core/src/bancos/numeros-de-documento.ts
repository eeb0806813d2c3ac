// The number of a document, however each side writes it: `CHQ-004512`, `4512`, `No. 0004512`. What is left is its digits, without the
// zeros before them; fewer than three tell nothing.

const CIFRAS_MIN = 3;

export function numeroDeDocumento(escrito: string | null): string | null {
  if (escrito === null) return null;
  const cifras = escrito.replaceAll(/\D/g, '').replace(/^0+/, '');
  return cifras.length >= CIFRAS_MIN ? cifras : null;
}

/** The numbers inside a text that may be of a document: at least four digits together, neither a year nor a date. */
export function numerosEnTexto(texto: string): string[] {
  const numeros = (texto.match(/\d{4,}/g) ?? [])
    .filter((cifras) => !esFechaOAnio(cifras))
    .map((cifras) => cifras.replace(/^0+/, ''))
    .filter((cifras) => cifras.length >= CIFRAS_MIN);
  return [...new Set(numeros)];
}

const DIA = '(?:0[1-9]|[12]\\d|3[01])';
const MES = '(?:0[1-9]|1[0-2])';
const ANIO = '(?:19|20)\\d\\d';
const FECHA_O_ANIO = new RegExp(
  `^(?:${ANIO}|${DIA}${MES}${ANIO}|${ANIO}${MES}${DIA}|${ANIO}${MES}|${MES}${ANIO})$`,
);

function esFechaOAnio(cifras: string): boolean {
  return FECHA_O_ANIO.test(cifras);
}
