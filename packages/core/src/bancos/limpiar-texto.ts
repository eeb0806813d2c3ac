// The text of a bank as one line that can be kept and shown: accents in one piece, no breaks, no marks that turn it around.

/** Far more than a bank says of a movement: what follows is not looked at. */
const LARGO_MAX = 10_000;
const YA_LIMPIO = /^[!-~]+(?: [!-~]+)*$/;

export function limpiarTexto(texto: string): string {
  if (texto.length < 200 && YA_LIMPIO.test(texto)) return texto;
  return texto
    .slice(0, LARGO_MAX)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
