/** A journal that is not read: the sentence says the line, what is there and what to do with it. */
export class DiarioIlegible extends Error {
  readonly linea: number;

  constructor(linea: number, motivo: string) {
    // What was written may be anything; a sentence is one line that can be seen.
    super(`La línea ${linea} ${motivo}`.replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ''));
    this.linea = linea;
  }
}
