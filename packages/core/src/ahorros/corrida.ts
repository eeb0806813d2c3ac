// An interest run, in words: the states it goes through, which steps there are between them, and why an account is not paid.

export const clasesDeCorrida = ['ordinaria', 'correctiva', 'cierre'] as const;
export type ClaseDeCorrida = (typeof clasesDeCorrida)[number];

export const nombresDeClaseDeCorrida: Readonly<Record<ClaseDeCorrida, string>> = {
  ordinaria: 'Ordinaria',
  correctiva: 'Correctiva',
  cierre: 'Cierre de cuenta',
};

export const estadosDeCorrida = [
  'programado',
  'calculando',
  'calculado',
  'aprobado',
  'aplicando',
  'aplicado',
  'revirtiendo',
  'revertido',
  'cancelado',
  'fallido',
  'vencido',
  'detenido',
] as const;
export type EstadoDeCorrida = (typeof estadosDeCorrida)[number];

export const nombresDeEstadoDeCorrida: Readonly<Record<EstadoDeCorrida, string>> = {
  programado: 'Programada',
  calculando: 'Calculando',
  calculado: 'Calculada',
  aprobado: 'Aprobada',
  aplicando: 'Aplicando',
  aplicado: 'Aplicada',
  revirtiendo: 'Revirtiendo',
  revertido: 'Revertida',
  cancelado: 'Cancelada',
  fallido: 'Fallida',
  vencido: 'Por recalcular',
  detenido: 'Detenida',
};

export const pasosDeCorrida = [
  'calcular',
  'aprobar',
  'aplicar',
  'detener',
  'reanudar',
  'cancelar',
  'pedir-reversion',
  'negar-reversion',
  'revertir',
] as const;
export type PasoDeCorrida = (typeof pasosDeCorrida)[number];

/** From which states each step may be asked for. */
export const estadosQueAdmiten: Readonly<Record<PasoDeCorrida, readonly EstadoDeCorrida[]>> = {
  calcular: ['programado', 'calculado', 'aprobado', 'vencido', 'fallido'],
  aprobar: ['calculado'],
  aplicar: ['aprobado'],
  detener: ['aplicando', 'revirtiendo'],
  reanudar: ['detenido'],
  cancelar: ['programado', 'calculado', 'aprobado', 'vencido', 'fallido'],
  'pedir-reversion': ['aplicado'],
  'negar-reversion': ['aplicado'],
  revertir: ['aplicado'],
};

export const estadosDeLinea = [
  'por-pagar',
  'sin-pago',
  'vencida',
  'aplicada',
  'omitida',
  'revertida',
] as const;
export type EstadoDeLinea = (typeof estadosDeLinea)[number];

export const nombresDeEstadoDeLinea: Readonly<Record<EstadoDeLinea, string>> = {
  'por-pagar': 'Por pagar',
  'sin-pago': 'Sin pago',
  vencida: 'Por recalcular',
  aplicada: 'Aplicada',
  omitida: 'Omitida',
  revertida: 'Revertida',
};

export const motivosSinPago = [
  'CERRADA',
  'INACTIVA_SIN_PAGO',
  'BLOQUEADA',
  'SALDO_MINIMO',
  'SIN_SALDO',
  'TASA_CERO',
  'YA_PAGADA',
  'SIN_TABLA',
  'NO_VENCE',
  'MENOS_DE_UN_CENTAVO',
  'SIN_FONDOS',
  'CAMBIADA',
] as const;
export type MotivoSinPago = (typeof motivosSinPago)[number];

export const frasesDeMotivoSinPago: Readonly<Record<MotivoSinPago, string>> = {
  CERRADA: 'La cuenta estaba cerrada.',
  INACTIVA_SIN_PAGO: 'La cuenta está inactiva: su producto no le abona por ahora.',
  BLOQUEADA: 'La cuenta está bloqueada: su producto no le abona por ahora.',
  SALDO_MINIMO: 'No llegó al saldo mínimo que gana intereses.',
  SIN_SALDO: 'No tuvo saldo en el período.',
  TASA_CERO: 'Su tasa es cero.',
  YA_PAGADA: 'Esos días ya se le abonaron.',
  SIN_TABLA: 'No hay tabla de tasas publicada para esos días.',
  NO_VENCE: 'Su plazo no vence en el período.',
  MENOS_DE_UN_CENTAVO: 'Ganó menos de un centavo.',
  CAMBIADA: 'Cambió después de calcularse: la próxima corrida le abona esos días.',
  SIN_FONDOS: 'Ya no tiene el dinero que habría que quitarle.',
};
