// The life of a cheque.

export const estadosDeCheque = ['emitido', 'entregado', 'cobrado', 'caduco', 'anulado'] as const;
export type EstadoDeCheque = (typeof estadosDeCheque)[number];

export const nombresDeEstadoDeCheque: Readonly<Record<EstadoDeCheque, string>> = {
  emitido: 'Emitido',
  entregado: 'Entregado',
  cobrado: 'Cobrado',
  caduco: 'Caduco',
  anulado: 'Anulado',
};
