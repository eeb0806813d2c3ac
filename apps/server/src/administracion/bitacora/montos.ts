// Which numbers of a row are money. Whoever administers the institution reads the bitácora without amounts: for them a number
// is shown only when it is known not to be one, so that a column that is added tomorrow is hidden until somebody says what it is.

/** Columns of centavos, and names of amounts inside of what is kept as JSON. */
const MONTOS: ReadonlySet<string> = new Set([
  ...[
    'abonado',
    'acumulado',
    'al_dia',
    'alDia',
    'apertura_minima',
    'avisa_desde',
    'avisaDesde',
    'cada',
    'cheque',
    'debe',
    'descuadre',
    'diferencia',
    'efectivo',
    'en_libros',
    'haber',
  ],
  ...[
    'identificar_desde',
    'interes',
    'interes_pagado',
    'isr',
    'isr_pagado',
    'libro_cheque',
    'libro_efectivo',
  ],
  ...['libro_vale', 'maximo', 'minimo', 'monto', 'monto_desde', 'monto_diario', 'monto_hasta', 'monto_max'],
  ...[
    'monto_maximo',
    'monto_minimo',
    'montoMax',
    'montoDiario',
    'pendiente',
    'provisionado',
    'retirado',
    'saldo',
  ],
  ...[
    'saldo_banco',
    'saldo_banco_inicial',
    'saldo_final',
    'saldo_inicial',
    'saldo_libro_inicial',
    'saldo_libros',
  ],
  ...['saldo_segun_estado', 'soporte_desde', 'soporteDesde', 'tolerancia', 'tope', 'total', 'umbral', 'umbral_ive', 'vale'],
]);

/** Counts, numbers of things, days, years: what anybody may see. */
const NO_SON_MONTOS: ReadonlySet<string> = new Set([
  ...[
    'anio',
    'primer_ejercicio',
    'archivos',
    'avance',
    'bytes',
    'caducidad_dias',
    'cantidad_lineas',
    'contador',
    'corrida',
    'corrige',
    'cuantas',
  ],
  ...[
    'cuenta',
    'cuentas',
    'desde',
    'desde_numero',
    'destino',
    'dias',
    'dias_despues',
    'ejercicio',
    'esperaSegundos',
  ],
  ...[
    'estado',
    'existencia_minima',
    'filas',
    'tablas',
    'folio',
    'generacion',
    'hasta',
    'hasta_numero',
    'hechas',
    'id',
    'indice',
  ],
  ...[
    'intento',
    'intentos',
    'lineas',
    'mes',
    'movimientos',
    'n',
    'nombres',
    'nuevas',
    'numero',
    'ocurrencia',
    'orden',
    'pagina',
  ],
  ...[
    'paginas',
    'partidas',
    'penalizada_ppm',
    'pendientes',
    'plazo',
    'plazo_desde',
    'plazo_hasta',
    'plazos',
    'por_tanda',
  ],
  ...[
    'ppm',
    'presentada_por',
    'primer_numero',
    'producto',
    'productos',
    'puntaje',
    'quedan',
    'recibo',
    'sigue_ejercicio',
    'sigue_numero',
    'signo',
    'sustituido_por',
  ],
  ...['tabla', 'tasa_dolar', 'tasa_pactada', 'transaccion', 'ultima_pieza', 'ultimo_folio', 'ultimo_numero'],
  ...['ultimo_paso', 'usados_antes', 'veces', 'ventana_dias', 'version'],
]);

export const esMonto = (campo: string): boolean => MONTOS.has(campo);

export const seMuestraATodos = (campo: string): boolean => NO_SON_MONTOS.has(campo) && !MONTOS.has(campo);

/** Amounts that somebody wrote inside of a text: «pago de Q 1,500.00». */
export const sinMontosEscritos = (texto: string): string =>
  texto.replaceAll(/(Q|GTQ)\s?\(?-?\d[\d.,]*\)?/g, 'Q •••');
