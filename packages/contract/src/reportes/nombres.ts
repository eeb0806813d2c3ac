// The reports that become files, by name. What may be asked of each is in lista.ts, which only the server needs whole.

export const nombresDeReporte = [
  'catalogo',
  'partidas',
  'comprobantes',
  'movimientos-cuentas',
  'partidas-diario',
  'libro-diario',
  'libro-mayor',
  'inventario',
  'estado-financiero',
  'recibo-de-caja',
  'arqueo-de-caja',
  'cierre-de-caja',
  'resumen-de-cajas',
  'acta-de-arqueo',
  'formulario-ive',
  'efectivo-reportado',
  'conciliacion-bancaria',
  'conciliacion-cuadratica',
  'cheque-voucher',
  'registro-de-cheques',
  'estado-de-cuenta-ahorro',
  'certificado-de-plazo',
  'lineas-de-corrida',
  'resumen-de-isr',
  'constancia-de-retencion',
  'bitacora',
  'acta-de-puesta-en-marcha',
] as const;
export type NombreDeReporte = (typeof nombresDeReporte)[number];

export const formatosDeReporte = ['pdf', 'xlsx', 'csv'] as const;
export type FormatoDeReporte = (typeof formatosDeReporte)[number];
