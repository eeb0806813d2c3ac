export const contarPersonas = (cuantas: number): string =>
  cuantas === 1 ? '1 persona' : `${cuantas} personas`;
