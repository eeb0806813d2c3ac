// Where each thing of the interest is seen.
export const CORRIDAS = '/ahorros';

export const enlaceACorrida = (id: number): string => `/ahorros/corridas/${id}`;
