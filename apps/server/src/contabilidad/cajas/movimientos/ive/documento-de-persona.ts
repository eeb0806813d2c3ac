/** One document is one person, however it was typed: «2345 67890 0101» and «2345-67890-0101» add up together. */
export function documentoDePersona(escrito: string): string {
  return escrito.replaceAll(/[\s.\-/]/g, '').toUpperCase();
}
