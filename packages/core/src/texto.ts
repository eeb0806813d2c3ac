// Text as the books keep it: what comes back from the database is what went in, and what a list shows in one line is one.

/** Without NUL, which PostgreSQL refuses, nor half of a character, which no file can hold. */
export function esGuardable(texto: string): boolean {
  return texto.isWellFormed() && !texto.includes('\0');
}

/** Also without breaks, nor the marks that make what follows run the other way: it reads as what it is. */
export function esUnRenglon(texto: string): boolean {
  return esGuardable(texto) && !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(texto);
}
