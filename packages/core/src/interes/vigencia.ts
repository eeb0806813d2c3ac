// What is dated by its first day and holds until the next one does: tables, states, parameters.

/** The newest of those in force that day, in whatever order they come; undefined before the first of them. */
export function vigenteEn<Cosa extends { readonly desde: string }>(
  cosas: readonly Cosa[],
  dia: string,
): Cosa | undefined {
  let hallada: Cosa | undefined;
  for (const cosa of cosas)
    if (cosa.desde <= dia && (hallada === undefined || cosa.desde > hallada.desde)) hallada = cosa;
  return hallada;
}
