// A name for a rule that nobody named yet: its words, and a number where another has them.
const NOMBRE_MAX = 60;

export function nombrePara(texto: string, reglas: readonly { readonly nombre: string }[]): string {
  const base = (texto.charAt(0).toUpperCase() + texto.slice(1)).slice(0, NOMBRE_MAX - 4).trim();
  const tomados = new Set(reglas.map(({ nombre }) => nombre.toLowerCase()));
  if (!tomados.has(base.toLowerCase())) return base;
  let numero = 2;
  while (tomados.has(`${base} ${numero}`.toLowerCase())) numero++;
  return `${base} ${numero}`;
}
