// The other half of the matrix: what an endpoint does with the agencias of whoever asks. By hand, as the roles are, and
// for every endpoint.
import { matriz } from './matriz.ts';

/**
 * `ajena`: it is about something of one agencia; to whoever does not work there it is refused, or does not exist.
 * `suyas`: it answers with what is of the agencias of whoever asks, and nothing else.
 * `todas`: it is about the whole institution's books; only for whoever works in all of its agencias.
 * `libre`: nothing in it is of one agencia more than of another.
 */
export type Alcance = 'ajena' | 'suyas' | 'todas' | 'libre';

const cierre = '/api/contabilidad/periodos/:anio/:mes/agencias/:agencia';

const CON_AGENCIA = `
  ajena  GET    /api/contabilidad/partidas/:id
  ajena  GET    /api/contabilidad/partidas/:id/advertencias
  ajena  GET    /api/contabilidad/partidas/:id/efecto
  ajena  GET    /api/contabilidad/partidas/:id/reversion
  ajena  GET    /api/contabilidad/partidas/:id/soportes
  ajena  GET    /api/contabilidad/partidas/:id/soportes/:idSoporte
  ajena  GET    /api/contabilidad/partidas/:id/comprobante.pdf
  ajena  GET    /api/contabilidad/partidas/:id/memoria
  ajena  POST   /api/contabilidad/partidas/comprobantes.pdf
  ajena  POST   /api/contabilidad/partidas
  ajena  POST   /api/contabilidad/partidas/efecto
  ajena  POST   /api/contabilidad/partidas/terminar
  ajena  PATCH  /api/contabilidad/partidas/:id
  ajena  PUT    /api/contabilidad/partidas/:id/memoria
  ajena  POST   /api/contabilidad/partidas/:id/advertencias
  ajena  POST   /api/contabilidad/partidas/:id/soportes
  ajena  DELETE /api/contabilidad/partidas/:id/soportes/:idSoporte
  ajena  POST   /api/contabilidad/partidas/:id/duplicar
  ajena  POST   /api/contabilidad/partidas/:id/rechazar
  ajena  POST   /api/contabilidad/partidas/:id/enviar
  ajena  POST   /api/contabilidad/partidas/:id/aprobar
  ajena  POST   /api/contabilidad/partidas/:id/contabilizar
  ajena  POST   /api/contabilidad/partidas/:id/reversion/efecto
  ajena  POST   /api/contabilidad/partidas/:id/revertir
  ajena  POST   /api/contabilidad/partidas/aprobar
  ajena  POST   /api/contabilidad/partidas/importar
  ajena  POST   /api/contabilidad/partidas/lote
  ajena  DELETE /api/contabilidad/partidas/:id
  ajena  GET    /api/contabilidad/importaciones/:id/deshacer
  ajena  POST   /api/contabilidad/importaciones/:id/deshacer
  ajena  POST   /api/contabilidad/importaciones/:id/deshacer/aprobar
  ajena  POST   /api/contabilidad/importaciones/:id/deshacer/rechazar
  ajena  POST   /api/contabilidad/importaciones/:id/deshacer/retirar
  ajena  GET    /api/contabilidad/importaciones/:id
  ajena  GET    /api/contabilidad/importaciones/:id/partidas
  suyas  GET    /api/contabilidad/importaciones
  suyas  GET    /api/contabilidad/partidas
  suyas  GET    /api/contabilidad/partidas/totales
  suyas  GET    /api/contabilidad/partidas/por-aprobar

  suyas  GET    /api/contabilidad/cajas
  ajena  POST   /api/contabilidad/bancos/cuentas
  ajena  PATCH  /api/contabilidad/bancos/cuentas/:id
  ajena  POST   /api/contabilidad/bancos/cuentas/:id/cruces
  ajena  POST   /api/contabilidad/bancos/cuentas/:id/partidas
  ajena  POST   /api/contabilidad/bancos/partidas/:id/deshacer
  ajena  POST   /api/contabilidad/bancos/cuentas/:id/cheques
  ajena  POST   /api/contabilidad/bancos/cheques/:id/anular
  ajena  POST   /api/contabilidad/bancos/cheques/:id/caducar
  ajena  POST   /api/contabilidad/cajas
  ajena  PATCH  /api/contabilidad/cajas/:id
  ajena  POST   /api/contabilidad/cajas/:id/asignaciones
  ajena  PATCH  /api/contabilidad/cajas/asignaciones/:id
  suyas  GET    /api/contabilidad/cajas/cajeros
  suyas  GET    /api/contabilidad/cajas/dia
  ajena  GET    /api/contabilidad/cajas/cajeros/:id/tendencia
  ajena  GET    /api/contabilidad/cajas/jornadas/:id/causas
  ajena  POST   /api/contabilidad/cajas/jornadas/:id/revisar
  ajena  POST   /api/contabilidad/cajas/jornadas/:id/propuesta
  ajena  POST   /api/contabilidad/cajas/jornadas/:id/observar
  ajena  POST   /api/contabilidad/cajas/jornadas/:id/congelar
  ajena  POST   /api/contabilidad/cajas/jornadas/:id/descongelar
  ajena  POST   /api/contabilidad/cajas/jornadas/:id/arqueo-sorpresivo
  ajena  POST   /api/contabilidad/cajas/jornadas/:id/responder
  suyas  GET    /api/contabilidad/cajas/mia
  ajena  POST   /api/contabilidad/cajas/:id/jornadas
  suyas  GET    /api/contabilidad/cajas/jornadas
  ajena  GET    /api/contabilidad/cajas/jornadas/:id
  ajena  POST   /api/contabilidad/cajas/jornadas/:id/arqueos
  ajena  POST   /api/contabilidad/cajas/jornadas/:id/cerrar
  ajena  POST   /api/contabilidad/cajas/jornadas/:id/movimientos
  ajena  POST   /api/contabilidad/cajas/movimientos/:id/revertir
  ajena  GET    /api/contabilidad/cajas/jornadas/:id/movimientos
  ajena  GET    /api/contabilidad/cajas/movimientos/:id
  ajena  GET    /api/contabilidad/cajas/partidas/:id/movimientos
  suyas  GET    /api/contabilidad/cajas/ive

  suyas  GET    /api/contabilidad/cajas/traslados
  suyas  GET    /api/contabilidad/cajas/traslados/cajas
  ajena  POST   /api/contabilidad/cajas/traslados
  ajena  POST   /api/contabilidad/cajas/traslados/pedidos
  ajena  POST   /api/contabilidad/cajas/traslados/:id/enviar
  ajena  POST   /api/contabilidad/cajas/traslados/:id/anular
  ajena  POST   /api/contabilidad/cajas/traslados/:id/recibir
  ajena  POST   /api/contabilidad/cajas/traslados/:id/rechazar
  ajena  POST   /api/contabilidad/cajas/traslados/:id/devolver

  suyas  GET    /api/contabilidad/cajas/conteos-iniciales
  ajena  POST   /api/contabilidad/cajas/:id/conteo-inicial
  ajena  PUT    /api/contabilidad/bancos/cuentas/:id/inicio
  suyas  GET    /api/contabilidad/auxiliares-externos/cifras
  ajena  POST   /api/contabilidad/auxiliares-externos/cifras

  suyas  GET    /api/contabilidad/periodos
  suyas  GET    /api/contabilidad/periodos/:anio/:mes/cierres
  ajena  POST   /api/contabilidad/periodos/:anio/:mes/cerrar
  ajena  POST   /api/contabilidad/periodos/:anio/:mes/reabrir
  ajena  POST   /api/contabilidad/periodos/reaperturas/:id/aprobar
  ajena  POST   /api/contabilidad/periodos/reaperturas/:id/rechazar
  ajena  POST   /api/contabilidad/periodos/reaperturas/:id/retirar
  todas  PUT    /api/contabilidad/ejercicios
  todas  DELETE /api/contabilidad/ejercicios/:anio
  suyas  GET    /api/contabilidad/saldos-iniciales
  ajena  GET    /api/contabilidad/saldos-iniciales/:id
  ajena  POST   /api/contabilidad/saldos-iniciales
  ajena  PUT    /api/contabilidad/saldos-iniciales/:id
  ajena  DELETE /api/contabilidad/saldos-iniciales/:id
  ajena  POST   /api/contabilidad/saldos-iniciales/:id/enviar
  ajena  POST   /api/contabilidad/saldos-iniciales/:id/devolver
  ajena  POST   /api/contabilidad/saldos-iniciales/:id/aprobar
  ajena  POST   /api/contabilidad/saldos-iniciales/:id/reversion
  ajena  DELETE /api/contabilidad/saldos-iniciales/:id/reversion
  ajena  POST   /api/contabilidad/saldos-iniciales/:id/reversion/aprobar
  suyas  POST   /api/contabilidad/saldos-iniciales/importar
  suyas  POST   /api/contabilidad/saldos-iniciales/leer-hoja
  todas  GET    /api/contabilidad/ejercicios/:anio/cierre
  todas  POST   /api/contabilidad/ejercicios/:anio/cerrar
  ajena  GET    ${cierre}/cierre
  ajena  GET    ${cierre}/reaperturas/:id/partidas
  ajena  GET    ${cierre}/compuertas/:compuerta/archivos/:id
  ajena  POST   ${cierre}/compuertas/:compuerta/archivos
  ajena  DELETE ${cierre}/compuertas/:compuerta/archivos/:id
  ajena  PUT    ${cierre}/compuertas/:compuerta/evidencia
  ajena  POST   ${cierre}/compuertas/:compuerta/firma
  ajena  DELETE ${cierre}/compuertas/:compuerta/firma
  ajena  PUT    ${cierre}/explicaciones/:idCuenta
  ajena  PUT    ${cierre}/compuertas/:compuerta/responsable
  ajena  POST   ${cierre}/compuertas/:compuerta/excepcion
  ajena  DELETE ${cierre}/compuertas/:compuerta/excepcion

  todas  PATCH  /api/contabilidad/folios/:libro
  todas  POST   /api/contabilidad/folios/:libro/anulaciones
  todas  PUT    /api/contabilidad/folios/:libro/usados-antes
  todas  POST   /api/contabilidad/folios/:libro/autorizaciones
  todas  DELETE /api/contabilidad/folios/:libro/autorizaciones/:id
  todas  GET    /api/contabilidad/folios/:libro/hojas/:folio
  todas  GET    /api/contabilidad/folios/piezas/:id/entregas/:n/constancia.pdf
  todas  GET    /api/contabilidad/folios/piezas/:id/entregas/:n/folios.pdf
  todas  POST   /api/contabilidad/folios/ensayos
  todas  POST   /api/contabilidad/folios/impresiones
  todas  POST   /api/contabilidad/folios/piezas/:id/entregas
  todas  DELETE /api/contabilidad/folios/impresiones/:id

  ajena  GET    /api/contabilidad/libro-diario/indice
  ajena  GET    /api/contabilidad/libro-diario/pagina
  ajena  GET    /api/contabilidad/libro-mayor/indice
  ajena  GET    /api/contabilidad/libro-mayor/inventario
  ajena  GET    /api/contabilidad/libro-mayor/pagina
  ajena  GET    /api/contabilidad/estados-financieros/:estado
  ajena  GET    /api/contabilidad/estados-financieros/:estado/cifra
  ajena  GET    /api/contabilidad/movimientos-cuentas
  ajena  GET    /api/contabilidad/movimientos-cuentas/grupos
  ajena  GET    /api/contabilidad/movimientos-cuentas/indice
  ajena  GET    /api/contabilidad/movimientos-cuentas/movimientos
  ajena  GET    /api/contabilidad/reporte-partidas
  ajena  GET    /api/contabilidad/reporte-partidas/resumen
  ajena  GET    /api/contabilidad/balance-comprobacion
  ajena  GET    /api/contabilidad/saldos

  ajena  POST   /api/ahorros/asociados
  ajena  PUT    /api/ahorros/asociados/:id
  ajena  POST   /api/ahorros/asociados/:id/estado
  suyas  GET    /api/ahorros/asociados
  ajena  GET    /api/ahorros/asociados/:id
  suyas  GET    /api/ahorros/cuentas
  ajena  GET    /api/ahorros/cuentas/:id
  ajena  GET    /api/ahorros/cuentas/:id/interes
  ajena  GET    /api/ahorros/cuentas/:id/liquidacion
  ajena  GET    /api/ahorros/cuentas/:id/movimientos
  ajena  GET    /api/ahorros/cuenta-nueva
  ajena  POST   /api/ahorros/cuentas
  ajena  PUT    /api/ahorros/cuentas/:id/titulares
  ajena  PUT    /api/ahorros/cuentas/:id/isr
  ajena  PUT    /api/ahorros/cuentas/:id/al-vencer
  ajena  POST   /api/ahorros/cuentas/:id/estado
  ajena  POST   /api/ahorros/cuentas/:id/cierre
  ajena  POST   /api/ahorros/transferencias
  ajena  POST   /api/ahorros/cuentas/:id/movimientos/:n/deshacer
  ajena  POST   /api/ahorros/cuentas/:id/movimientos/:n/corregir
  ajena  POST   /api/ahorros/cuentas/:id/ajustes

  ajena  GET    /api/reportes/archivos/:id
  ajena  GET    /api/reportes/archivos/:id/contenido
  ajena  GET    /api/reportes/verificacion/:codigo
  ajena  POST   /api/reportes/archivos
  ajena  DELETE /api/reportes/archivos/:id
  suyas  GET    /api/reportes/archivos

  ajena  GET    /api/ahorros/isr
  suyas  GET    /api/ahorros/isr/asociados
  ajena  POST   /api/ahorros/simulador/cuenta
  suyas  GET    /api/ahorros/productos-en-cifras
  suyas  GET    /api/ahorros/productos/:id
  suyas  GET    /api/ahorros/programaciones
  ajena  POST   /api/ahorros/programaciones
  ajena  PUT    /api/ahorros/programaciones/:id
  ajena  POST   /api/ahorros/programaciones/:id/pausa
  ajena  DELETE /api/ahorros/programaciones/:id
  suyas  GET    /api/ahorros/calendario
  suyas  GET    /api/ahorros/corridas
  suyas  GET    /api/ahorros/corridas-por-hacer
  ajena  POST   /api/ahorros/corridas
  ajena  GET    /api/ahorros/corridas/:id
  ajena  GET    /api/ahorros/corridas/:id/partidas
  ajena  GET    /api/ahorros/corridas/:id/comparacion
  ajena  GET    /api/ahorros/corridas/:id/eventos
  ajena  GET    /api/ahorros/corridas/:id/lineas
  ajena  GET    /api/ahorros/corridas/:id/lineas/:cuenta
  ajena  POST   /api/ahorros/corridas/:id/calculo
  ajena  POST   /api/ahorros/corridas/:id/aprobacion
  ajena  POST   /api/ahorros/corridas/:id/aplicacion
  ajena  POST   /api/ahorros/corridas/:id/detencion
  ajena  POST   /api/ahorros/corridas/:id/cancelacion
  ajena  POST   /api/ahorros/corridas/:id/reversion-pedida
  ajena  POST   /api/ahorros/corridas/:id/reversion

  suyas  GET    /api/control/autorizaciones
  ajena  GET    /api/control/autorizaciones/:id
  ajena  POST   /api/control/autorizaciones/:id/respuesta
  ajena  POST   /api/control/autorizaciones/:id/retiro
  suyas  GET    /api/control/senales
  ajena  POST   /api/control/senales/:id/vista

  suyas  POST   /api/common/search
  suyas  GET    /api/escritorio/inicio
`;

/** What belongs to people, to the shell, to the catálogo and to the institution; and what is told of the books without their content. */
const LIBRES: readonly RegExp[] = [
  /^(GET|POST) \/api\/(auth|health|docs|openapi|eventos)/,
  /^[A-Z]+ \/api\/(common\/(user|second-factor|avatars|sessions|shortcuts|messages|notifications|navigation|preferences|vistas)|apps\/chat)/,
  // The bitácora is scoped by role and not by agencia alone (an auditor sees it all): its own tests try it.
  /^[A-Z]+ \/api\/administracion\//,
  /^[A-Z]+ \/api\/contabilidad\/(v2\/catalogo|catalogo\.|configuracion|agencias)/,
  // Up to how much each role acts alone, anywhere.
  /^[A-Z]+ \/api\/control\/politica$/,
  // Which accounts have their detail elsewhere, and who brings it: nothing of what they hold.
  /^[A-Z]+ \/api\/contabilidad\/auxiliares-externos(\/responsables|\/:id)?$/,
  // What each account of the catálogo is for: codes, names and states.
  /^(GET|POST) \/api\/contabilidad\/cuentas-de-control/,
  // Which accounts there are, what was decided for all the cajas, one's own buttons, and whether the law asks: yes or no.
  /^[A-Z]+ \/api\/contabilidad\/cajas\/(cuentas|configuracion|favoritos|ive\/consulta)$/,
  // The stock of folios: numbers of sheets, of resolutions and of partidas, nothing of what is written on them.
  /^GET \/api\/contabilidad\/folios(\/:libro|\/impresiones|\/impresiones\/:id|\/meses\/:anio)?$/,
  // Whether the books agree with themselves: the place of the first difference, no amount.
  /^[A-Z]+ \/api\/contabilidad\/(verificaci|saldos\/reconstru)/,
  /^GET \/api\/contabilidad\/ejercicios$/,
  /^POST \/api\/contabilidad\/saldos-iniciales\/importar\/columnas$/,
  /^(GET|POST) \/api\/contabilidad\/partidas\/importar\/(plantilla|columnas|errores)/,
  // What accounts of another program are here is the institution's.
  /^[A-Z]+ \/api\/contabilidad\/equivalencias/,
  // The file that whoever asks brings along, and nothing of the books.
  /^POST \/api\/contabilidad\/bancos\/(leer|columnas)$/,
  /^POST \/api\/contabilidad\/bancos\/leer$/,
  // The accounts at banks are the institution's, and so is what their banks say.
  /^GET \/api\/contabilidad\/bancos\/(cuentas|saldo-al-empezar|responsables|cuentas\/:id\/estados|cuentas\/:id\/inicio|estados\/:id\/archivo)$/,
  /^(POST|DELETE) \/api\/contabilidad\/bancos\/(cuentas\/:id\/estados|estados\/:id)$/,
  // Their desk is one for all agencias; what posts says for itself, of each that it was asked for, whose it is not.
  /^[A-Z]+ \/api\/contabilidad\/bancos\/(cruces$|reglas)/,
  /^[A-Z]+ \/api\/contabilidad\/bancos\/cuentas\/:id\/(mesa|cruzar|combinacion|cruces\/deshacer|sugerencias\/|explicaciones)/,
  // So are their conciliaciones: they post nothing.
  /^(GET|POST) \/api\/contabilidad\/bancos\/(cuentas\/:id\/conciliaciones|conciliaciones\/:id)/,
  // Savings products, their rules, their rates and what is withheld are the institution's; what they hold, of each agencia.
  /^GET \/api\/ahorros\/(productos|tasas|isr-parametros)$/,
  /^(POST|PUT|PATCH|DELETE) \/api\/ahorros\/(productos|isr-parametros)/,
  // Their register of cheques too: reading it, noting what the books have already, and who took one.
  /^GET \/api\/contabilidad\/bancos\/(cheques(\/:id)?|cuentas\/:id\/proximo-cheque)$/,
  /^POST \/api\/contabilidad\/bancos\/(cuentas\/:id\/cheques\/arruinado|movimientos\/:id\/cheque|cheques\/:id\/entregar)$/,
  // A worked case is of nobody; a sheet tells the agencia of each row, and each row is judged; the caja in hand is of one agencia.
  /^POST \/api\/ahorros\/(simulador$|importar\/)/,
  /^GET \/api\/contabilidad\/cajas\/cuentas-de-ahorro$/,
  // The accounts that money passes through between agencias are the institution's.
  /^GET \/api\/ahorros\/puentes$/,
];

export const alcances: ReadonlyMap<string, Alcance> = new Map([...leer(CON_AGENCIA), ...libres()]);

function leer(texto: string): [string, Alcance][] {
  return texto
    .split('\n')
    .map((renglon) => renglon.trim().split(/\s+/))
    .filter(([alcance]) => alcance !== '')
    .map(([alcance, method, path]) => [`${method} ${path}`, alcance as Alcance]);
}

function libres(): [string, Alcance][] {
  return matriz
    .filter(({ endpoint }) => LIBRES.some((forma) => forma.test(endpoint)))
    .map(({ endpoint }) => [endpoint, 'libre']);
}
