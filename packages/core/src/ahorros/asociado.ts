// Whoever saves, in words.

export const estadosDeAsociado = ['activo', 'retirado', 'fallecido'] as const;
export type EstadoDeAsociado = (typeof estadosDeAsociado)[number];

export const nombresDeEstadoDeAsociado: Readonly<Record<EstadoDeAsociado, string>> = {
  activo: 'Activo',
  retirado: 'Retirado',
  fallecido: 'Fallecido',
};
