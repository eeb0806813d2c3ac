// What the features add to each other, put together here and handed to whoever uses it by `app.ts`: no feature imports
// another for it. To add something is one entry in the feature and one line here, where its order is seen.

import { personasCambiadas } from './administracion/novedades.ts';
import {
  contadorPorNombrar,
  datosPorCompletar,
  sobresPorConfirmar,
  solicitudesPorResponder,
} from './administracion/pendientes.ts';
import type { ClaseDeCambio } from './administracion/poderes/clase-de-cambio.ts';
import { cambioDeCorreo } from './administracion/poderes/clases/cambio-de-correo.ts';
import { cambioDeRoles } from './administracion/poderes/clases/cambio-de-roles.ts';
import { parAceptado } from './administracion/poderes/clases/par-aceptado.ts';
import { recuperacionDeSegundoFactor } from './administracion/poderes/clases/recuperacion-de-segundo-factor.ts';
import { rehabilitacion } from './administracion/poderes/clases/rehabilitacion.ts';
import { rolesSinSegundoFactor } from './administracion/poderes/clases/roles-sin-segundo-factor.ts';
import { poderesCambiados } from './administracion/poderes/novedades.ts';
import {
  cambiosPorAprobar,
  cambiosQueEsperan,
  paresPorResolver,
} from './administracion/poderes/pendientes.ts';
import { recuadroDePuesta } from './administracion/puesta-en-marcha/recuadro-de-puesta.ts';
import { recuadroDePersonas } from './administracion/recuadro-de-personas.ts';
import { respaldoAtrasado } from './administracion/respaldos/pendientes.ts';
import { respaldoPeriodico } from './administracion/respaldos/periodico.ts';
import { sellosSinEntregar, sinSelloReciente } from './administracion/sellos/pendientes.ts';
import { selloPeriodico } from './administracion/sellos/periodico.ts';
import { crearTestigo } from './administracion/sellos/testigo.ts';
import { auxiliarDeAhorros } from './ahorros/auxiliar.ts';
import { fuenteDeAsociados, fuenteDeCuentasDeAhorro } from './ahorros/busqueda.ts';
import { exencionesPorVencer, plazosPorVencer } from './ahorros/cuentas/pendientes.ts';
import { interesesAbonados } from './ahorros/intereses/compuertas.ts';
import { corridasAplicadas, corridasRevertidas } from './ahorros/intereses/novedades.ts';
import {
  corridasPorAplicar,
  corridasPorAprobar,
  corridasPorAtender,
  periodosPorPagar,
  reversionesPorResolver,
} from './ahorros/intereses/pendientes.ts';
import { reglasPublicadas } from './ahorros/productos/novedades.ts';
import { reglasPorPublicar } from './ahorros/productos/pendientes.ts';
import { auxiliarDeLoExterno } from './contabilidad/auxiliares-externos/auxiliar.ts';
import { auxiliaresExternosCuadran } from './contabilidad/auxiliares-externos/compuertas.ts';
import { auxiliaresPorTraer } from './contabilidad/auxiliares-externos/pendientes.ts';
import { auxiliarDeBancos } from './contabilidad/bancos/auxiliar.ts';
import {
  fuenteDeCheques,
  fuenteDeCuentasBancarias,
  fuenteDeLineasDeBanco,
} from './contabilidad/bancos/busqueda.ts';
import { bancosConciliados } from './contabilidad/bancos/compuertas.ts';
import { conciliacionesAprobadas, conciliacionesReabiertas } from './contabilidad/bancos/novedades.ts';
import {
  conciliacionesPorAprobar,
  mesesPorConciliar,
  reaperturasDeConciliacion,
} from './contabilidad/bancos/pendientes.ts';
import { sinBorradores, sinPartidasEnRevision } from './contabilidad/borradores/compuertas.ts';
import {
  borradoresSinTerminar,
  partidasPorAprobar,
  partidasRechazadas,
} from './contabilidad/borradores/pendientes.ts';
import { auxiliarDeCajas } from './contabilidad/cajas/auxiliar.ts';
import { fuenteDeCajas, fuenteDeRecibos } from './contabilidad/cajas/busqueda.ts';
import { cajasRevisadas } from './contabilidad/cajas/compuertas.ts';
import { arqueosSorpresivos, cajasConDiferencia } from './contabilidad/cajas/novedades.ts';
import {
  cajaDeOtroDia,
  cajaObservada,
  cajaSinAbrir,
  cajasDeOtrosDias,
  cajasPorConfigurar,
  cajasPorRevisar,
  diferenciasPorAprobar,
  trasladosPorDevolver,
  trasladosPorEnviar,
  trasladosPorRecibir,
} from './contabilidad/cajas/pendientes.ts';
import { fuenteDeCuentas } from './contabilidad/catalogo/busqueda.ts';
import { cuentasCambiadas } from './contabilidad/catalogo/novedades.ts';
import { catalogoPorEscribir } from './contabilidad/catalogo/pendientes.ts';
import { configuracionCambiada } from './contabilidad/configuracion/novedades.ts';
import { recuadroDeFolios } from './contabilidad/folios/recuadro-de-folios.ts';
import { importacionesPorDeshacer } from './contabilidad/importaciones/pendientes.ts';
import { recuadroDeIndicadores } from './contabilidad/indicadores/recuadro-de-indicadores.ts';
import { fuenteDePartidas } from './contabilidad/partidas/busqueda.ts';
import {
  partidasContabilizadas,
  partidasDeMesesAnteriores,
  partidasReversadas,
} from './contabilidad/partidas/novedades.ts';
import { recuadroDeUltimas } from './contabilidad/partidas/recuadro-de-ultimas.ts';
import type { Compuerta } from './contabilidad/periodos/compuerta.ts';
import {
  cuentasPuenteEnCero,
  mesTerminado,
  numeracionSinSaltos,
} from './contabilidad/periodos/compuertas.ts';
import { mesesCerrados, mesesReabiertos } from './contabilidad/periodos/novedades.ts';
import { mesesSinCerrar, reaperturasPorAprobar } from './contabilidad/periodos/pendientes.ts';
import { recuadroDeCierre } from './contabilidad/periodos/recuadro-de-cierre.ts';
import { saldosInicialesContabilizados } from './contabilidad/saldos-iniciales/compuertas.ts';
import { saldosInicialesPorAprobar } from './contabilidad/saldos-iniciales/pendientes.ts';
import type { Auxiliar } from './contabilidad/verificacion/auxiliar.ts';
import { librosVerifican } from './contabilidad/verificacion/compuertas.ts';
import type { Testigo } from './contabilidad/verificacion/testigo.ts';
import { autorizacionesDadas, autorizacionesPorResponder, senalesSinVer } from './control/pendientes.ts';
import { cambioDePolitica } from './control/politica/cambio-de-politica.ts';
import type { Fuente } from './escritorio/busqueda/fuente.ts';
import { fuenteDePaginas } from './escritorio/busqueda/paginas.ts';
import { fuenteDePersonas } from './escritorio/busqueda/personas.ts';
import type { ClaseDePendiente } from './escritorio/pendientes/clase-de-pendiente.ts';
import { recuadroDePendientes } from './escritorio/pendientes/recuadro-de-pendientes.ts';
import type { ClaseDeNovedad } from './inicio/novedad.ts';
import type { CualquierRecuadro } from './inicio/recuadro.ts';
import { recuadroDeNovedades } from './inicio/recuadro-de-novedades.ts';
import { pasosDeLaPuesta } from './pasos-de-la-puesta.ts';
import type { Config } from './platform/config.ts';
import type { Periodico } from './platform/salud/periodico.ts';

/** What the global search looks through, in the order in which it is shown. */
export const fuentes: readonly Fuente[] = [
  fuenteDePaginas,
  fuenteDeCuentas,
  fuenteDePartidas,
  fuenteDeCajas,
  fuenteDeRecibos,
  fuenteDeCuentasBancarias,
  fuenteDeLineasDeBanco,
  fuenteDeCheques,
  fuenteDeAsociados,
  fuenteDeCuentasDeAhorro,
  fuenteDePersonas,
];

/** What may wait for a person, in the order in which it is shown. */
const pendientes: readonly ClaseDePendiente[] = [
  datosPorCompletar,
  contadorPorNombrar,
  catalogoPorEscribir,
  autorizacionesPorResponder,
  autorizacionesDadas,
  partidasPorAprobar,
  senalesSinVer,
  importacionesPorDeshacer,
  partidasRechazadas,
  borradoresSinTerminar,
  cajaDeOtroDia,
  cajaObservada,
  cajaSinAbrir,
  trasladosPorRecibir,
  trasladosPorEnviar,
  trasladosPorDevolver,
  cajasPorRevisar,
  diferenciasPorAprobar,
  cajasDeOtrosDias,
  cajasPorConfigurar,
  conciliacionesPorAprobar,
  reaperturasDeConciliacion,
  mesesPorConciliar,
  corridasPorAprobar,
  reversionesPorResolver,
  corridasPorAplicar,
  corridasPorAtender,
  periodosPorPagar,
  reglasPorPublicar,
  plazosPorVencer,
  exencionesPorVencer,
  saldosInicialesPorAprobar,
  auxiliaresPorTraer,
  mesesSinCerrar,
  reaperturasPorAprobar,
  solicitudesPorResponder,
  sobresPorConfirmar,
  cambiosPorAprobar,
  cambiosQueEsperan,
  paresPorResolver,
  respaldoAtrasado,
  sellosSinEntregar,
  sinSelloReciente,
];

/** What may be new since yesterday or the last visit, in the order in which it is shown. */
const novedades: readonly ClaseDeNovedad[] = [
  partidasContabilizadas,
  partidasReversadas,
  partidasDeMesesAnteriores,
  cajasConDiferencia,
  arqueosSorpresivos,
  conciliacionesAprobadas,
  conciliacionesReabiertas,
  corridasAplicadas,
  corridasRevertidas,
  reglasPublicadas,
  mesesCerrados,
  mesesReabiertos,
  cuentasCambiadas,
  configuracionCambiada,
  poderesCambiados,
  personasCambiadas,
];

/** What the welcome screen tells, in the order in which it is shown. */
export const recuadros: readonly CualquierRecuadro[] = [
  recuadroDePuesta(pasosDeLaPuesta),
  recuadroDePendientes(pendientes),
  recuadroDeIndicadores,
  recuadroDeNovedades(novedades),
  recuadroDeUltimas,
  recuadroDeCierre,
  recuadroDeFolios,
  recuadroDePersonas,
];

/** What nobody does alone: each kind of change that gives somebody more power. */
export const clasesDeCambio: readonly ClaseDeCambio[] = [
  cambioDeRoles,
  cambioDePolitica,
  cambioDeCorreo,
  rehabilitacion,
  recuperacionDeSegundoFactor,
  rolesSinSegundoFactor,
  parAceptado,
];

/** What must be in order before a month is closed, in the order in which it is looked at and shown. */
export const compuertas: readonly Compuerta[] = [
  mesTerminado,
  sinBorradores,
  sinPartidasEnRevision,
  saldosInicialesContabilizados,
  cajasRevisadas,
  bancosConciliados,
  interesesAbonados,
  auxiliaresExternosCuadran,
  cuentasPuenteEnCero,
  numeracionSinSaltos,
  librosVerifican,
];

/** What keeps its own detail of a control account, compared with the mayor in every verification. */
export const auxiliares: readonly Auxiliar[] = [
  auxiliarDeCajas,
  auxiliarDeBancos,
  auxiliarDeAhorros,
  auxiliarDeLoExterno,
];

/** Whom every verification asks about the heads that were delivered. */
export const testigoDe: (config: Pick<Config, 'sellos' | 'carpetaDatos'>) => Testigo = crearTestigo;

/** What must happen every so often; health and the metrics tell when it does not. */
export const periodicos: readonly Periodico[] = [respaldoPeriodico, selloPeriodico];
