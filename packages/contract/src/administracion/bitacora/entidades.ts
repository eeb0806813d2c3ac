// What a row of the bitácora is about, in words; and which of it is of the books, whoever keeps them.

const deAdministracion = {
  agencia: 'Agencia',
  archivo_bajado: 'Archivo',
  cabeza_sellada: 'Sello de los libros',
  cambio_de_poder: 'Cambio de poder',
  dispositivo_recordado: 'Dispositivo',
  enlace_contrasena: 'Enlace de contraseña',
  firmante: 'Firmante',
  institucion: 'Institución',
  intento_acceso: 'Intentos de ingreso',
  invitacion: 'Sobre o enlace',
  llave_de_sellos: 'Llave de los sellos',
  passkey: 'Llave de acceso',
  recuperacion: 'Códigos de recuperación',
  respaldo: 'Respaldo',
  rol_con_segundo_factor: 'Rol con segundo factor',
  ruta: 'Operación',
  secreto_de_sesion: 'Secreto del servidor',
  sesion: 'Sesión',
  simulacro: 'Simulacro de restauración',
  solicitud_cuenta: 'Solicitud de cuenta',
  totp: 'Códigos temporales',
  usuario: 'Usuario',
  usuario_agencia: 'Agencia de un usuario',
  usuario_rol: 'Rol de un usuario',
} as const;

/** They belong to the whole institution: whoever keeps its books sees them, wherever they work. */
const deTodosLosLibros = {
  autorizacion_folios: 'Autorización de folios',
  conciliacion: 'Conciliación',
  configuracion_contable: 'Configuración contable',
  configuracion_de_cajas: 'Configuración de las cajas',
  cruce: 'Cruce',
  cruce_linea: 'Línea de un cruce',
  cruce_movimiento: 'Movimiento de un cruce',
  cuenta: 'Cuenta',
  cuenta_bancaria: 'Cuenta bancaria',
  cuenta_de_indicador: 'Cuenta de un indicador',
  cuenta_etiqueta: 'Etiqueta de una cuenta',
  cuenta_puente: 'Cuenta puente',
  cheque: 'Cheque',
  ejercicio: 'Ejercicio',
  entrega_de_pieza: 'Entrega de folios',
  estado_de_cuenta: 'Estado de cuenta',
  etiqueta: 'Etiqueta',
  explicacion_de_banco: 'Explicación de banco',
  folio: 'Folio',
  impresion_de_libro: 'Impresión en folios',
  libro_legal: 'Libro legal',
  limite_contabilizacion: 'Límite de contabilización',
  parametro_isr: 'ISR de los intereses',
  partida_de_banco: 'Partida del banco',
  paso_de_conciliacion: 'Paso de una conciliación',
  pieza_legal: 'Pieza de un libro',
  producto_ahorro: 'Producto de ahorro',
  regla_de_banco: 'Regla de banco',
  sugerencia_rechazada: 'Sugerencia rechazada',
  tabla_de_tasas: 'Tabla de tasas',
  trabajo_pesado: 'Trabajo largo',
  tramo_de_tasa: 'Tramo de tasa',
  version_de_producto: 'Reglas de un producto',
} as const;

/** Each is of one agencia, said or not by its row. */
const deUnaAgencia = {
  advertencia_aceptada: 'Advertencia aceptada',
  archivo_de_evidencia: 'Evidencia del cierre',
  arqueo: 'Arqueo',
  asignacion_de_caja: 'Asignación de caja',
  asociado: 'Asociado',
  autorizacion_de_caja: 'Autorización de caja',
  borrador: 'Partida sin contabilizar',
  caja: 'Caja',
  corrida: 'Corrida de intereses',
  cuenta_ahorro: 'Cuenta de ahorro',
  estado_de_cuenta_ahorro: 'Estado de una cuenta de ahorro',
  excepcion_de_compuerta: 'Excepción del cierre',
  explicacion_de_saldo: 'Explicación de un saldo',
  favorito_de_caja: 'Botón de caja',
  formulario_ive: 'Origen de fondos',
  jornada: 'Día de caja',
  limite_de_caja: 'Límite de caja',
  lote: 'Importación',
  lote_aceptada: 'Advertencia aceptada de una importación',
  lote_serie: 'Números de una importación',
  movimiento_ahorro: 'Movimiento de ahorro',
  movimiento_de_caja: 'Movimiento de caja',
  partida: 'Partida',
  paso_de_revision: 'Paso de la revisión de una caja',
  periodo: 'Mes',
  programacion_de_intereses: 'Programación de intereses',
  reapertura: 'Reapertura',
  reporte: 'Reporte',
  saldo_anual: 'Saldo del año',
  saldo_diario: 'Saldo del día',
  saldo_mensual: 'Saldo del mes',
  seguimiento_de_compuerta: 'Compuerta del cierre',
  solicitud_de_reapertura: 'Solicitud de reapertura',
  soporte: 'Soporte',
  soporte_posterior: 'Soporte posterior',
  titular: 'Titular',
  traslado_de_caja: 'Traslado entre cajas',
} as const;

const nombres: Readonly<Record<string, string>> = {
  ...deAdministracion,
  ...deTodosLosLibros,
  ...deUnaAgencia,
};

export const entidadesConocidas: readonly string[] = Object.keys(nombres);

export const entidadesDeTodosLosLibros: readonly string[] = Object.keys(deTodosLosLibros);

/** What is of the books, of one agencia or of all. */
export const entidadesDeLibros: readonly string[] = [
  ...Object.keys(deTodosLosLibros),
  ...Object.keys(deUnaAgencia),
];

export const nombreDeEntidad = (entidad: string): string => nombres[entidad] ?? entidad;
