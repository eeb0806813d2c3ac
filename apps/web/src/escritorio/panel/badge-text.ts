// What a badge says of a count: nothing at zero, and no more than two digits.
const INSIGNIA_MAX = 99;

export function textoDeInsignia(cuantos: number): string | undefined {
  if (cuantos <= 0) return undefined;
  return cuantos > INSIGNIA_MAX ? `${INSIGNIA_MAX}+` : String(cuantos);
}
