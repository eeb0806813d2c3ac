// The shape of the lists of refusals that problema.ts puts together.

/** HTTP status, the sentence a person reads, and what they do about it where the sentence does not say it. */
export type Rechazos = Readonly<
  Record<string, readonly [status: number, sentence: string] | readonly [number, string, remedy: string]>
>;
