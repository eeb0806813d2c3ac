// The kinds of movements of a caja. One is an entry of this list; how it is posted and how it is filled in stand in the room
// of each program under the same name.

export const sentidos = ['entrada', 'salida'] as const;
export type Sentido = (typeof sentidos)[number];

/** How cash comes or goes; a vale is only found when counting. */
export const mediosDeMovimiento = ['efectivo', 'cheque'] as const;
export type MedioDeMovimiento = (typeof mediosDeMovimiento)[number];

export const clasesDeMovimiento = [
  'ingreso',
  'egreso',
  'pago-menor',
  'remesa',
  'deposito-ahorro',
  'retiro-ahorro',
  'dotacion',
  'entrega',
  'traslado',
  'sobrante',
  'faltante',
  'resumen',
] as const;
export type ClaseDeMovimiento = (typeof clasesDeMovimiento)[number];

/** Those that a cajero makes alone with an account of the chart. */
export const clasesConCuenta = ['ingreso', 'egreso', 'pago-menor', 'remesa'] as const;

/** Those that move a savings account of somebody. */
const clasesDeAhorro = ['deposito-ahorro', 'retiro-ahorro'] as const;
export type ClaseDeAhorro = (typeof clasesDeAhorro)[number];

export const clasesDeVentanilla = [...clasesConCuenta, ...clasesDeAhorro] as const;
export type ClaseDeVentanilla = (typeof clasesDeVentanilla)[number];

export const esDeAhorro = (clase: ClaseDeMovimiento): clase is ClaseDeAhorro =>
  clasesDeAhorro.some((una) => una === clase);

/** Those between two cajas. */
export const clasesDeTraslado = ['dotacion', 'entrega', 'traslado'] as const;
export type ClaseDeTraslado = (typeof clasesDeTraslado)[number];

interface Clase {
  readonly nombre: string;
  /** Null: out of one caja and into another. */
  readonly sentido: Sentido | null;
  /** From the configured amount on, whoever brings or takes the cash is identified. */
  readonly pidePersona: boolean;
}

export const clases: Readonly<Record<ClaseDeMovimiento, Clase>> = {
  ingreso: { nombre: 'Ingreso', sentido: 'entrada', pidePersona: true },
  egreso: { nombre: 'Egreso', sentido: 'salida', pidePersona: true },
  'pago-menor': { nombre: 'Pago menor', sentido: 'salida', pidePersona: false },
  remesa: { nombre: 'Remesa al banco', sentido: 'salida', pidePersona: false },
  'deposito-ahorro': { nombre: 'Depósito de ahorro', sentido: 'entrada', pidePersona: true },
  'retiro-ahorro': { nombre: 'Retiro de ahorro', sentido: 'salida', pidePersona: true },
  dotacion: { nombre: 'Dotación de bóveda', sentido: null, pidePersona: false },
  entrega: { nombre: 'Entrega a bóveda', sentido: null, pidePersona: false },
  traslado: { nombre: 'Traslado entre cajas', sentido: null, pidePersona: false },
  sobrante: { nombre: 'Sobrante', sentido: 'entrada', pidePersona: false },
  faltante: { nombre: 'Faltante', sentido: 'salida', pidePersona: false },
  resumen: { nombre: 'Resumen del día', sentido: null, pidePersona: false },
};

export const sentidoContrario = (sentido: Sentido): Sentido => (sentido === 'entrada' ? 'salida' : 'entrada');

/** What a traslado is called follows from what kind of cajas it joins. */
export function claseDeTraslado(origen: ClaseDeCaja, destino: ClaseDeCaja): ClaseDeTraslado {
  if (origen === destino) return 'traslado';
  return origen === 'boveda' ? 'dotacion' : 'entrega';
}

export const clasesDeCaja = ['caja', 'boveda'] as const;
export type ClaseDeCaja = (typeof clasesDeCaja)[number];

export const estadosDeTraslado = [
  'pedido',
  'en_transito',
  'recibido',
  'rechazado',
  'devuelto',
  'anulado',
] as const;
export type EstadoDeTraslado = (typeof estadosDeTraslado)[number];

export const nombresDeEstadoDeTraslado: Readonly<Record<EstadoDeTraslado, string>> = {
  pedido: 'Pedido',
  en_transito: 'En tránsito',
  recibido: 'Recibido',
  rechazado: 'Rechazado',
  devuelto: 'Devuelto',
  anulado: 'Anulado',
};

/** Where a difference is put when a jornada is reviewed. */
export const destinosDeDiferencia = ['sobrante', 'faltante', 'empleado'] as const;
export type DestinoDeDiferencia = (typeof destinosDeDiferencia)[number];

export const nombresDeDestino: Readonly<Record<DestinoDeDiferencia, string>> = {
  sobrante: 'Sobrante por aclarar',
  faltante: 'Faltante asumido por la institución',
  empleado: 'Faltante a cargo del empleado',
};
