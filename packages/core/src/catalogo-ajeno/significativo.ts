// Codes of one same width end in zeros where the account is less deep (1000, 1100, 1110): without them they grow like the rest.

/** What a code says without the zeros that only fill it; as it is, where the widths already tell. */
export function significativo(codigos: readonly string[]): (codigo: string) => string {
  const anchos = new Set(codigos.map(({ length }) => length));
  const rellenos = anchos.size === 1 && codigos.some((codigo) => codigo.length > 1 && codigo.endsWith('0'));
  return rellenos ? (codigo) => codigo.replace(/(?<=.)0+$/, '') : (codigo) => codigo;
}
