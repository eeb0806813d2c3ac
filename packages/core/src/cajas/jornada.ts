// The day of a cajero at a caja: its states, as people read them, and which one may follow which.

export const estadosDeJornada = ['abierta', 'contada', 'cerrada', 'revisada', 'observada'] as const;
export type EstadoDeJornada = (typeof estadosDeJornada)[number];

export const nombresDeEstadoDeJornada: Readonly<Record<EstadoDeJornada, string>> = {
  abierta: 'Abierta',
  contada: 'Contada',
  cerrada: 'Cerrada',
  revisada: 'Revisada',
  observada: 'Observada',
};

const siguientes: Readonly<Record<EstadoDeJornada, readonly EstadoDeJornada[]>> = {
  abierta: ['contada'],
  contada: ['cerrada'],
  cerrada: ['revisada', 'observada'],
  observada: ['revisada'],
  revisada: [],
};

export const puedePasarA = (estado: EstadoDeJornada, otro: EstadoDeJornada): boolean =>
  siguientes[estado].includes(otro);

/** Its cash is still in the hands of its cajero. */
export const estaEnCurso = (estado: EstadoDeJornada): boolean => estado === 'abierta' || estado === 'contada';
