/** `12, 40 41` → the numbers, each once and in order; undefined when something is not one. */
export function leerNumeros(texto: string): number[] | undefined {
  const partes = texto.split(/[\s,;]+/).filter((parte) => parte !== '');
  if (partes.some((parte) => !/^[1-9]\d{0,8}$/.test(parte))) return undefined;
  return [...new Set(partes.map(Number))].sort((a, b) => a - b);
}
