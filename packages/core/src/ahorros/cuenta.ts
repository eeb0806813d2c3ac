// A savings account and what moves in it, in words.

export const estadosDeCuentaAhorro = ['activa', 'inactiva', 'bloqueada', 'por-retirar', 'cerrada'] as const;
export type EstadoDeCuentaAhorro = (typeof estadosDeCuentaAhorro)[number];

export const nombresDeEstadoDeCuentaAhorro: Readonly<Record<EstadoDeCuentaAhorro, string>> = {
  activa: 'Activa',
  inactiva: 'Inactiva',
  bloqueada: 'Bloqueada',
  'por-retirar': 'Por retirar',
  cerrada: 'Cerrada',
};

export const tratamientosDeIsr = ['afecto', 'exento'] as const;
export type TratamientoDeIsr = (typeof tratamientosDeIsr)[number];

export const nombresDeTratamientoDeIsr: Readonly<Record<TratamientoDeIsr, string>> = {
  afecto: 'Afecta a ISR',
  exento: 'Exenta de ISR',
};

/** What happens with a term account on its last day. */
export const destinosAlVencer = ['renovar', 'trasladar'] as const;
export type DestinoAlVencer = (typeof destinosAlVencer)[number];

export const nombresDeDestinoAlVencer: Readonly<Record<DestinoAlVencer, string>> = {
  renovar: 'Se renueva por el mismo plazo',
  trasladar: 'Se traslada a otra cuenta',
};

export const clasesDeMovimientoAhorro = [
  'saldo-inicial',
  'deposito',
  'retiro',
  'transferencia-recibida',
  'transferencia-enviada',
  'interes',
  'isr',
  'penalizacion',
  'ajuste',
] as const;
export type ClaseDeMovimientoAhorro = (typeof clasesDeMovimientoAhorro)[number];

export const nombresDeMovimientoAhorro: Readonly<Record<ClaseDeMovimientoAhorro, string>> = {
  'saldo-inicial': 'Saldo inicial',
  deposito: 'Depósito',
  retiro: 'Retiro',
  'transferencia-recibida': 'Transferencia recibida',
  'transferencia-enviada': 'Transferencia enviada',
  interes: 'Intereses',
  isr: 'Retención de ISR',
  penalizacion: 'Penalización',
  ajuste: 'Ajuste',
};
