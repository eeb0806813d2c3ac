// The text of a bank as one line that can be kept and shown: accents in one piece, no breaks, no marks that turn it around.

export function limpiarTexto(texto: string): string {
  return texto
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
