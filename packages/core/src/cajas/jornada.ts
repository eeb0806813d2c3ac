// The day of a cajero at a caja: its states, as people read them.

export const estadosDeJornada = ['abierta', 'contada', 'cerrada', 'revisada', 'observada'] as const;
export type EstadoDeJornada = (typeof estadosDeJornada)[number];

export const nombresDeEstadoDeJornada: Readonly<Record<EstadoDeJornada, string>> = {
  abierta: 'Abierta',
  contada: 'Contada',
  cerrada: 'Cerrada',
  revisada: 'Revisada',
  observada: 'Observada',
};

/** Its cash is still in the hands of its cajero. */
export const estaEnCurso = (estado: EstadoDeJornada): boolean => estado === 'abierta' || estado === 'contada';
