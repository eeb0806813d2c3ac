// What a cell may say, as people write it: it is understood the same.

export const escritos = (opciones: readonly string[]): string =>
  opciones.map((opcion) => bienEscritas[opcion] ?? opcion).join(', ');

const bienEscritas: Readonly<Record<string, string>> = {
  solo_sistema: 'solo sistema',
  operacion: 'operación',
  inversion: 'inversión',
  administracion: 'administración',
};
