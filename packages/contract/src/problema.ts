// Every refusal the product can give, with its HTTP status and the sentence a person reads. A code never
// changes its meaning; a sentence says what to do. Features keep their own list beside their endpoints' rooms.
import { z } from 'zod';

export const problemas = {
  // Of any request, in the order in which the server looks.
  RUTA_NO_EXISTE: [404, 'Esa dirección no existe. Revise el enlace.'],
  CUERPO_DEMASIADO_GRANDE: [413, 'El envío es demasiado grande. Divídalo en partes.'],
  TIPO_NO_ADMITIDO: [415, 'El formato del envío no se admite aquí.'],
  JSON_INVALIDO: [400, 'El envío no es un JSON válido.'],
  DEMASIADAS_PETICIONES: [429, 'Demasiadas peticiones seguidas. Espere un momento e intente de nuevo.'],
  TOKEN_INVALIDO: [401, 'Invalid token'],
  SESION_VENCIDA: [401, 'Su sesión finalizó por falta de actividad o por tiempo. Ingrese de nuevo.'],
  SIN_PERMISO: [403, 'Su usuario no tiene permiso para esta acción. Pídalo al administrador.'],
  PETICION_INVALIDA: [400, 'Hay datos que corregir.'],
  NO_ENCONTRADO: [404, 'No existe o ya no está disponible.'],
  CONFLICTO_DE_EDICION: [
    409,
    'Otra persona guardó cambios mientras usted editaba. Revise su versión y guarde otra vez.',
  ],
  ERROR_INTERNO: [
    500,
    'Ocurrió un error inesperado. Intente de nuevo; si continúa, dé aviso con el número de petición.',
  ],
  BASE_NO_DISPONIBLE: [503, 'La base de datos no responde. Intente de nuevo en unos segundos.'],

  // Acceso
  CREDENCIALES_INVALIDAS: [401, 'El correo o la contraseña no son correctos.'],
  DEMASIADOS_INTENTOS: [429, 'Demasiados intentos fallidos. Espere antes de intentar de nuevo.'],
  CONTRASENA_DEBIL: [422, 'La contraseña es muy fácil de adivinar. Use al menos 10 caracteres poco comunes.'],
  CONTRASENA_ACTUAL_INCORRECTA: [422, 'La contraseña actual no es correcta.'],
  ENLACE_VENCIDO: [422, 'El enlace ya se usó o venció. Solicite uno nuevo.'],
  CORREO_EN_USO: [409, 'Ya existe un usuario con ese correo.'],
  ULTIMO_ADMINISTRADOR: [409, 'Es el único administrador activo: nombre a otro antes de este cambio.'],
  NO_A_SI_MISMO: [409, 'No puede deshabilitar ni quitar su propio acceso. Pídalo a otro administrador.'],
  SOLICITUD_RESUELTA: [409, 'Otra persona ya resolvió esta solicitud.'],
  AGENCIA_NO_EXISTE: [422, 'La agencia no existe.'],
  AGENCIA_YA_EXISTE: [409, 'Ya existe una agencia con ese código.'],

  // Escritorio
  DEMASIADOS_ATAJOS: [409, 'Ya tiene el máximo de atajos. Quite alguno antes de agregar otro.'],
  DEMASIADAS_VISTAS: [
    409,
    'Ya tiene el máximo de vistas de esta pantalla. Quite alguna antes de guardar otra.',
  ],
  VISTA_YA_EXISTE: [409, 'Ya tiene una vista con ese nombre en esta pantalla.'],
  PERSONA_SIN_ACCESO: [
    409,
    'Esa persona ya no tiene acceso: puede leer la conversación, pero no escribirle.',
  ],

  // Catálogo
  CUENTA_YA_EXISTE: [409, 'Ya existe una cuenta con ese código.'],
  CUENTA_NO_EXISTE: [422, 'La cuenta no existe en el catálogo.'],
  CODIGO_INVALIDO: [422, 'El código no cumple con la estructura 1-3-4-6-8-10 del catálogo.'],
  CUENTA_SIN_MAYOR: [422, 'La cuenta de la que depende no existe o no es de mayor (M).'],
  NATURALEZA_INVALIDA: [422, 'La naturaleza no corresponde a la clase de la cuenta.'],
  CUENTA_CON_SUBCUENTAS: [409, 'La cuenta tiene subcuentas: muévalas o elimínelas primero.'],
  CUENTA_CON_MOVIMIENTOS: [
    409,
    'La cuenta tiene movimientos y ya no puede eliminarse ni cambiar de código; bloquéela.',
  ],
  ETIQUETA_YA_EXISTE: [409, 'Ya existe una etiqueta con ese nombre.'],
  ETIQUETA_NO_EXISTE: [422, 'La etiqueta ya no existe: pudo cambiar de nombre o eliminarse. Elija otra.'],
  SIN_CODIGO_LIBRE: [409, 'No quedan códigos libres bajo esa cuenta.'],
  ARCHIVO_ILEGIBLE: [
    422,
    'No se pudo leer el archivo. Use CSV (UTF-8) o XLSX con los encabezados indicados.',
  ],
  IMPORTACION_CON_ERRORES: [422, 'El archivo tiene filas que corregir; no se guardó ningún cambio.'],

  // Partidas, in the order in which a request is judged.
  SIN_AGENCIA: [403, 'Su usuario no trabaja en esa agencia.'],
  LLAVE_REUTILIZADA: [422, 'Esa llave de repetición ya se usó con otros datos. Envíe con una llave nueva.'],
  ESTADO_NO_ADMITE: [409, 'La partida ya no está en un estado que permita esta acción. Vuelva a cargarla.'],
  APROBACION_PROPIA: [403, 'Nadie aprueba su propia partida: debe hacerlo otra persona.'],
  YA_REVERTIDA: [409, 'La partida ya fue revertida.'],
  REVERSION_INVALIDA: [
    422,
    'Solo se revierten partidas contabilizadas que no sean reversiones, con líneas que cuadren.',
  ],
  CONCEPTO_VACIO: [422, 'Escriba el concepto de la partida.'],
  LINEA_INVALIDA: [422, 'Hay líneas que corregir.'],
  PARTIDA_DESCUADRADA: [422, 'La partida no cuadra.'],
  CUENTA_NO_DETALLE: [422, 'La cuenta es de mayor; use una de detalle.'],
  CUENTA_BLOQUEADA: [422, 'La cuenta está bloqueada.'],
  CUENTA_SOLO_SISTEMA: [422, 'La cuenta solo se mueve desde su propio módulo, no a mano.'],
  FECHA_FUTURA: [422, 'La fecha no puede ser posterior a hoy.'],
  PERIODO_CERRADO: [409, 'El periodo no está abierto.'],
  REQUIERE_APROBACION: [422, 'Por su tipo o monto necesita aprobación: envíela a revisión.'],
  ADVERTENCIA_CAMBIADA: [409, 'La advertencia cambió o ya no está. Revísela de nuevo.'],
  SOPORTE_NO_ADMITIDO: [422, 'El soporte debe ser PDF, imagen (PNG, JPEG, WebP) o XML, de hasta 10 MB.'],
  SOPORTE_FIJO: [409, 'El soporte de una partida contabilizada no se quita.'],

  // Periodos
  PERIODO_NO_EXISTE: [404, 'Ese periodo no existe.'],
  PERIODO_FUERA_DE_ORDEN: [
    409,
    'Los periodos se cierran del más antiguo al más nuevo y se reabren al revés.',
  ],
  PERIODO_CON_PENDIENTES: [409, 'Hay pendientes que impiden el cierre.'],
  EJERCICIO_CERRADO: [409, 'El ejercicio ya está cerrado.'],
  PERSONA_NO_ADMITIDA: [422, 'Esa persona no registra partidas en esta agencia. Elija a otra.'],
  LIMITE_DE_REAPERTURA_INVALIDO: [422, 'La reapertura debe terminar después de ahora y dentro de 90 días.'],
  COMPUERTA_NO_EXISTE: [404, 'Esa compuerta no existe.'],
  COMPUERTA_NO_ADMITE: [409, 'La compuerta no está en un estado que permita esta acción. Vuelva a cargarla.'],
  VERIFICACION_EN_CURSO: [409, 'Ya hay una verificación en curso. Espere a que termine.'],

  // Libros legales
  AUTORIZACION_INVALIDA: [422, 'Los folios autorizados siguen a los anteriores, en números y en fecha.'],
  AUTORIZACION_EN_USO: [409, 'Ya se usaron folios de esa autorización: no puede quitarse.'],
  NADA_POR_IMPRIMIR: [422, 'No hay nada nuevo que imprimir en ese rango.'],
  LIBRO_FUERA_DE_ORDEN: [409, 'El libro se imprime en orden y sin saltos.'],
  PERIODO_SIN_CERRAR: [409, 'Cierre primero el mes en todas las agencias.'],
  FOLIOS_INSUFICIENTES: [409, 'No quedan suficientes folios autorizados en el libro.'],
  ANTERIOR_A_LA_AUTORIZACION: [422, 'En un folio no puede ir nada anterior a su autorización.'],
  FOLIO_FUERA_DE_ORDEN: [
    409,
    'Otra persona usó esos folios mientras tanto. Revise el siguiente e intente de nuevo.',
  ],
  IMPRESION_EN_CURSO: [409, 'Ya se está imprimiendo este libro. Espere a que termine o deténgala.'],
  IMPRESION_CAMBIADA: [
    409,
    'Lo que se imprimiría ya no ocupa los folios que se le dijeron. Revíselo e intente de nuevo.',
  ],
  IMPRESION_TERMINADA: [409, 'Esa impresión ya terminó.'],
  FOLIO_NO_ANULABLE: [409, 'Ese folio no puede anularse.'],
  REIMPRESION_SIN_MOTIVO: [422, 'El original ya se entregó: escriba por qué necesita la reimpresión.'],
  ENTREGA_VENCIDA: [409, 'Esa entrega ya venció. Pida una reimpresión.'],

  // Reportes
  DEMASIADOS_ARCHIVOS: [409, 'Ya tiene varios archivos en proceso. Espere a que terminen o cancele alguno.'],
  REPORTE_DEMASIADO_GRANDE: [422, 'El archivo sería demasiado grande. Acorte las fechas o agregue filtros.'],
  ARCHIVO_SIN_TERMINAR: [409, 'El archivo todavía se está haciendo.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

export type Codigo = keyof typeof problemas;

/** The refusals that mean "sign in again": the token or its session no longer serve. */
export const SIN_SESION: ReadonlySet<string> = new Set([
  'TOKEN_INVALIDO',
  'SESION_VENCIDA',
] satisfies Codigo[]);

/** One thing wrong with one field, so that the screen can show it where it was typed. */
export const errorDeCampo = z.object({
  /** Of the file, when what was sent is one. */
  linea: z.int().optional(),
  campo: z.string(),
  codigo: z.string(),
  mensaje: z.string(),
});
export type ErrorDeCampo = z.infer<typeof errorDeCampo>;

/** RFC 9457, with the product's stable `codigo` and the fields at fault. */
export const problema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  codigo: z.string(),
  peticion: z.string().optional(),
  errores: z.array(errorDeCampo).optional(),
});
export type Problema = z.infer<typeof problema>;
