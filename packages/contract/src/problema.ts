// Every refusal the product can give, with its HTTP status and the sentence a person reads. A code never
// changes its meaning; a sentence says what to do.
import { deInvitaciones } from './acceso/rechazos-de-invitaciones.ts';
import { dePrimerInicio } from './acceso/rechazos-de-primer-inicio.ts';
import { deSegundoFactor } from './acceso/rechazos-de-segundo-factor.ts';
import { dePuestaEnMarcha } from './administracion/puesta-en-marcha/rechazos-de-puesta-en-marcha.ts';
import { deExportacion } from './administracion/rechazos-de-exportacion.ts';
import { dePoderes } from './administracion/rechazos-de-poderes.ts';
import { deRespaldos } from './administracion/rechazos-de-respaldos.ts';
import { deSellos } from './administracion/rechazos-de-sellos.ts';
import { deAhorros } from './ahorros/rechazos-de-ahorros.ts';
import { deAuxiliares } from './contabilidad/auxiliares-externos/rechazos-de-auxiliares.ts';
import { deBancos } from './contabilidad/bancos/rechazos-de-bancos.ts';
import { deCajas } from './contabilidad/cajas/rechazos-de-cajas.ts';
import { deEquivalencias } from './contabilidad/equivalencias/rechazos-de-equivalencias.ts';
import { deLibrosLegales } from './contabilidad/folios/rechazos-de-libros.ts';
import { deImportaciones } from './contabilidad/importaciones/rechazos-de-importaciones.ts';
import { dePeriodos } from './contabilidad/periodos/rechazos-de-periodos.ts';
import { deReversiones } from './contabilidad/rechazos-de-reversiones.ts';
import { deControl } from './control/rechazos-de-control.ts';
import type { Rechazos } from './rechazos.ts';

/** In the order in which the server looks at any request. */
const deTodaPeticion = {
  PETICION_MAL_FORMADA: [400, 'La petición no se entiende.', 'Revise el programa que la envía.'],
  ENCABEZADOS_DEMASIADO_LARGOS: [431, 'Los encabezados de la petición son demasiado largos. Envíe menos.'],
  PETICION_SIN_TERMINAR: [408, 'La petición no terminó de llegar. Revise su conexión e intente de nuevo.'],
  INSTITUCION_DESCONOCIDA: [
    421,
    'En esta dirección no hay ninguna institución. Revise la que escribió, o pídala a su administrador.',
  ],
  INSTITUCION_SUSPENDIDA: [
    503,
    'El servicio de esta institución está suspendido. Comuníquese con quien lo administra.',
  ],
  INSTITUCION_NO_DISPONIBLE: [
    503,
    'La institución no está disponible en este momento. Intente de nuevo en unos segundos.',
  ],
  DIRECCION_INVALIDA: [400, 'Esa dirección no se puede leer. Revise el enlace.'],
  DIRECCION_DEMASIADO_LARGA: [414, 'Esa dirección es demasiado larga. Revise el enlace.'],
  RUTA_NO_EXISTE: [404, 'Esa dirección no existe. Revise el enlace.'],
  CUERPO_DEMASIADO_GRANDE: [413, 'El envío es demasiado grande. Divídalo en partes.'],
  TIPO_NO_ADMITIDO: [
    415,
    'El formato del envío no se admite aquí.',
    'Envíe el formato que la operación admite.',
  ],
  ARCHIVO_INFECTADO: [
    422,
    'El programa que revisa los archivos no admitió este. No lo abra y dé aviso a quien se lo entregó.',
  ],
  ARCHIVO_SIN_REVISAR: [
    503,
    'No se pudo revisar el archivo y no se guardó. Intente de nuevo; si continúa, dé aviso al administrador.',
  ],
  JSON_INVALIDO: [400, 'El envío no es un JSON válido.', 'Corrija el envío.'],
  DEMASIADAS_PETICIONES: [429, 'Demasiadas peticiones seguidas. Espere un momento e intente de nuevo.'],
  TOKEN_INVALIDO: [401, 'Invalid token', 'Ingrese de nuevo.'],
  SESION_VENCIDA: [401, 'Su sesión finalizó por falta de actividad o por tiempo. Ingrese de nuevo.'],
  SEGUNDO_FACTOR_PENDIENTE: [403, 'Su rol exige un segundo factor. Actívelo para continuar.'],
  SIN_PERMISO: [403, 'Su usuario no tiene permiso para esta acción. Pídalo al administrador.'],
  REAUTENTICACION_REQUERIDA: [
    403,
    'Esta acción pide confirmar que es usted. Escriba su contraseña e intente de nuevo.',
  ],
  PETICION_INVALIDA: [400, 'Hay datos que corregir.', 'Corrija los campos señalados.'],
  NO_ENCONTRADO: [404, 'No existe o ya no está disponible.', 'Vuelva a la lista y elija de nuevo.'],
  CONFLICTO_DE_EDICION: [
    409,
    'Otra persona guardó cambios mientras usted editaba. Revise su versión y guarde otra vez.',
  ],
  TRABAJO_EN_CURSO: [409, 'Ya hay un trabajo en curso. Espere a que termine.'],
  ERROR_INTERNO: [
    500,
    'Ocurrió un error inesperado. Intente de nuevo; si continúa, dé aviso con el número de petición.',
  ],
  BASE_NO_DISPONIBLE: [503, 'La base de datos no responde. Intente de nuevo en unos segundos.'],
  PROCESO_QUE_SE_RETIRA: [503, 'Este proceso está por detenerse: envíe las peticiones a otro.'],
  BASE_SOLO_LECTURA: [
    503,
    'Por el momento la base de datos solo se deja leer y no se guardó nada. Intente de nuevo en unos segundos.',
  ],
  RESULTADO_INCIERTO: [
    503,
    'Se perdió la conexión con la base de datos y no se sabe si quedó hecho. Antes de repetirlo, búsquelo: si ya está, no lo repita.',
  ],
} as const satisfies Rechazos;

const deAcceso = {
  CREDENCIALES_INVALIDAS: [
    401,
    'El correo o la contraseña no son correctos.',
    'Escríbalos de nuevo o restablezca su contraseña.',
  ],
  DEMASIADOS_INTENTOS: [429, 'Demasiados intentos fallidos. Espere antes de intentar de nuevo.'],
  CONTRASENA_DEBIL: [
    422,
    'La contraseña es fácil de adivinar. Elija tres o cuatro palabras que no vayan juntas.',
  ],
  CONTRASENA_ACTUAL_INCORRECTA: [422, 'La contraseña actual no es correcta.', 'Escríbala de nuevo.'],
  ENLACE_VENCIDO: [422, 'El enlace ya se usó o venció. Solicite uno nuevo.'],
  CORREO_EN_USO: [
    409,
    'Ya existe un usuario con ese correo.',
    'Use otro correo, o edite al usuario que ya lo tiene.',
  ],
  ULTIMO_ADMINISTRADOR: [409, 'Es el único administrador activo: nombre a otro antes de este cambio.'],
  NO_A_SI_MISMO: [409, 'No puede deshabilitar ni quitar su propio acceso. Pídalo a otro administrador.'],
  SOLICITUD_RESUELTA: [409, 'Otra persona ya resolvió esta solicitud.', 'Vuelva a cargar la lista.'],
  AGENCIA_NO_EXISTE: [422, 'La agencia no existe.', 'Elija una agencia de la lista.'],
  AGENCIA_YA_EXISTE: [409, 'Ya existe una agencia con ese código.', 'Elija otro código.'],
  LOGO_NO_ADMITIDO: [422, 'El logo debe ser una imagen PNG o JPEG, de hasta 512 KB y 2,000 puntos por lado.'],
  INSTITUCION_SIN_NOMBRE: [409, 'Escriba y guarde primero el nombre de la institución.'],
} as const satisfies Rechazos;

const deEscritorio = {
  DEMASIADOS_ATAJOS: [409, 'Ya tiene el máximo de atajos. Quite alguno antes de agregar otro.'],
  DEMASIADAS_VISTAS: [
    409,
    'Ya tiene el máximo de vistas de esta pantalla. Quite alguna antes de guardar otra.',
  ],
  VISTA_YA_EXISTE: [409, 'Ya tiene una vista con ese nombre en esta pantalla.', 'Elija otro nombre.'],
  PERSONA_SIN_ACCESO: [
    409,
    'Esa persona ya no tiene acceso: puede leer la conversación, pero no escribirle.',
  ],
} as const satisfies Rechazos;

const deCatalogo = {
  CUENTA_YA_EXISTE: [409, 'Ya existe una cuenta con ese código.', 'Elija otro código.'],
  CUENTA_NO_EXISTE: [422, 'La cuenta no existe en el catálogo.', 'Elija una cuenta del catálogo.'],
  CODIGO_INVALIDO: [
    422,
    'El código no cumple con la estructura 1-3-4-6-8-10 del catálogo.',
    'Corrija el código.',
  ],
  CUENTA_SIN_MAYOR: [
    422,
    'La cuenta de la que depende no existe o no es de mayor (M).',
    'Elija otra cuenta de mayor, o créela antes.',
  ],
  NATURALEZA_INVALIDA: [
    422,
    'La naturaleza no corresponde a la clase de la cuenta.',
    'Elija la naturaleza de su clase.',
  ],
  CUENTA_DE_CONTROL: [409, 'Es de una caja o ahorro: solo se mueve desde ahí.', 'Déjela en «solo sistema».'],
  CUENTA_CON_SUBCUENTAS: [409, 'La cuenta tiene subcuentas: muévalas o elimínelas primero.'],
  FLUJO_INVALIDO: [
    422,
    'La clase de la cuenta no admite ese flujo de efectivo: solo un activo es caja y bancos, y las cuentas de orden no mueven efectivo.',
  ],
  FLUJO_DE_MES_CERRADO: [
    409,
    'La cuenta tiene movimientos en meses cerrados: sus estados ya dicen qué es en el flujo de efectivo. Use otra cuenta o reabra esos meses.',
  ],
  MARGEN_INVALIDO: [
    422,
    'La clase de la cuenta no admite ese margen: solo los productos y los gastos lo tienen, y el de administración es de gastos.',
  ],
  MARGEN_DE_MES_CERRADO: [
    409,
    'La cuenta tiene movimientos en meses cerrados: sus estados de resultados ya dicen su margen. Use otra cuenta o reabra esos meses.',
  ],
  CUENTA_CON_MOVIMIENTOS: [
    409,
    'La cuenta tiene movimientos y ya no puede eliminarse ni cambiar de código; bloquéela.',
  ],
  ETIQUETA_YA_EXISTE: [409, 'Ya existe una etiqueta con ese nombre.', 'Elija otro nombre.'],
  ETIQUETA_NO_EXISTE: [422, 'La etiqueta ya no existe: pudo cambiar de nombre o eliminarse. Elija otra.'],
  SIN_CODIGO_LIBRE: [409, 'No quedan códigos libres bajo esa cuenta.', 'Elija otra cuenta de mayor.'],
  ARCHIVO_ILEGIBLE: [422, 'No se pudo leer el archivo. Use CSV o XLSX con los encabezados indicados.'],
  LECTURA_DUDOSA: [
    422,
    'El archivo tiene fechas o montos que se pueden leer de dos maneras. Diga cómo leerlos.',
  ],
  CATALOGO_NO_VACIO: [
    409,
    'El catálogo ya tiene cuentas: el estándar se adopta solo donde no hay ninguna. Importe las que le falten.',
  ],
  IMPORTACION_CON_ERRORES: [
    422,
    'El archivo tiene filas que corregir; no se guardó ningún cambio.',
    'Corrija las filas señaladas y envíe el archivo otra vez.',
  ],
} as const satisfies Rechazos;

/** In the order in which a request to post is judged. */
const dePartidas = {
  SIN_AGENCIA: [403, 'Su usuario no trabaja en esa agencia.', 'Elija una agencia de las suyas.'],
  LLAVE_REUTILIZADA: [422, 'Esa llave de repetición ya se usó con otros datos. Envíe con una llave nueva.'],
  ESTADO_NO_ADMITE: [409, 'La partida ya no está en un estado que permita esta acción. Vuelva a cargarla.'],
  APROBACION_PROPIA: [
    403,
    'Nadie aprueba su propia partida: debe hacerlo otra persona.',
    'Pida que la apruebe otra persona.',
  ],
  ...deReversiones,
  CONCEPTO_VACIO: [422, 'Escriba el concepto de la partida.'],
  LINEA_INVALIDA: [422, 'Hay líneas que corregir.', 'Corrija las líneas señaladas.'],
  PARTIDA_DESCUADRADA: [422, 'La partida no cuadra.', 'Complete el debe o el haber que falta.'],
  CUENTA_NO_DETALLE: [422, 'La cuenta es de mayor; use una de detalle.'],
  CUENTA_BLOQUEADA: [422, 'La cuenta está bloqueada.', 'Use otra cuenta, o desbloquéela en el catálogo.'],
  CUENTA_SOLO_SISTEMA: [
    422,
    'La cuenta solo se mueve desde su propio módulo, no a mano.',
    'Use otra cuenta.',
  ],
  FECHA_FUTURA: [422, 'La fecha no puede ser posterior a hoy.', 'Escriba la fecha de hoy o una anterior.'],
  PERIODO_CERRADO: [
    409,
    'El periodo no está abierto.',
    'Use una fecha de un periodo abierto, o pida que se reabra.',
  ],
  CUENTA_SIN_SALDO: [
    422,
    'El saldo de la cuenta no alcanza ese día o uno posterior. Revise el monto, la cuenta o la fecha.',
  ],
  REQUIERE_APROBACION: [422, 'Por su tipo o monto necesita aprobación: envíela a revisión.'],
  ADVERTENCIA_SIN_ACEPTAR: [
    422,
    'Hay advertencias que nadie ha aceptado. Léalas y escriba por qué se sigue adelante.',
  ],
  ADVERTENCIA_CAMBIADA: [409, 'La advertencia cambió o ya no está. Revísela de nuevo.'],
  SOPORTE_NO_ADMITIDO: [422, 'El soporte debe ser PDF, imagen (PNG, JPEG, WebP) o XML, de hasta 10 MB.'],
  SOPORTE_FIJO: [
    409,
    'El soporte de una partida contabilizada no se quita.',
    'Agregue otro soporte que lo aclare.',
  ],
} as const satisfies Rechazos;

const deReportes = {
  DEMASIADOS_ARCHIVOS: [409, 'Ya tiene varios archivos en proceso. Espere a que terminen o cancele alguno.'],
  REPORTE_DEMASIADO_GRANDE: [422, 'El archivo sería demasiado grande. Acorte las fechas o agregue filtros.'],
  ARCHIVO_SIN_TERMINAR: [409, 'El archivo todavía se está haciendo.', 'Espere a que termine.'],
} as const satisfies Rechazos;

/** By capability, as the documentation lists them (see docs/errors.md). */
export const gruposDeProblemas = [
  ['Any request, in the order in which the server looks', deTodaPeticion],
  ['Acceso y administración', deAcceso],
  ['Segundo factor', deSegundoFactor],
  ['Poderes', dePoderes],
  ['Sellos', deSellos],
  ['Puesta en marcha', dePuestaEnMarcha],
  ['Auxiliares externos', deAuxiliares],
  ['Equivalencias', deEquivalencias],
  ['Importaciones', deImportaciones],
  ['Respaldos', deRespaldos],
  ['Exportación y práctica', deExportacion],
  ['Invitaciones y sobres', deInvitaciones],
  ['Escritorio', deEscritorio],
  ['Catálogo e importaciones', deCatalogo],
  ['Partidas, in the order in which a request to post is judged', dePartidas],
  ['Periodos', dePeriodos],
  ['Libros legales', deLibrosLegales],
  ['Operaciones y autorizaciones', deControl],
  ['Cajas', deCajas],
  ['Reportes', deReportes],
] as const;

export const problemas = {
  ...deTodaPeticion,
  ...deAcceso,
  ...deSegundoFactor,
  ...dePrimerInicio,
  ...dePoderes,
  ...deSellos,
  ...dePuestaEnMarcha,
  ...deAuxiliares,
  ...deEquivalencias,
  ...deImportaciones,
  ...deRespaldos,
  ...deExportacion,
  ...deInvitaciones,
  ...deEscritorio,
  ...deCatalogo,
  ...dePartidas,
  ...dePeriodos,
  ...deLibrosLegales,
  ...deControl,
  ...deCajas,
  ...deBancos,
  ...deAhorros,
  ...deReportes,
} as const satisfies Rechazos;

export type Codigo = keyof typeof problemas;
