// Every feature's routes, each handed what the others add to it.
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { CodigoDeInicio } from './acceso/primer-inicio/codigo-de-inicio.ts';
import { rutasDePrimerInicio } from './acceso/primer-inicio/routes.ts';
import { rutasDeAcceso } from './acceso/routes.ts';
import { rutasDeSegundoFactor } from './acceso/segundo-factor/routes.ts';
import { rutasDeSesiones } from './acceso/sesiones/routes.ts';
import { avisosDeInvitaciones } from './administracion/avisos-de-invitaciones.ts';
import { rutasDeBitacora } from './administracion/bitacora/routes.ts';
import { rutasDeExportacion } from './administracion/exportacion/routes.ts';
import { rutasDePractica } from './administracion/practica/routes.ts';
import { rutasDePuestaEnMarcha } from './administracion/puesta-en-marcha/routes.ts';
import { rutasDeAdministracion } from './administracion/routes.ts';
import { rutasDeSellos } from './administracion/sellos/routes.ts';
import { rutasDeAsociados } from './ahorros/asociados/rutas-de-asociados.ts';
import { rutasDeCuentasDeAhorro } from './ahorros/cuentas/rutas-de-cuentas.ts';
import { rutasDeImportacionDeAhorros } from './ahorros/importaciones/routes.ts';
import { rutasDeIntereses } from './ahorros/intereses/routes.ts';
import { rutasDeRetenciones } from './ahorros/isr/rutas-de-retenciones.ts';
import { rutasDeProductos } from './ahorros/productos/routes.ts';
import { rutasDelSimulador } from './ahorros/simulador/routes.ts';
import {
  auxiliares,
  clasesDeCambio,
  compuertas,
  fuentes,
  periodicos,
  recuadros,
  testigoDe,
} from './composicion.ts';
import { rutasDeAgencias } from './contabilidad/agencias/routes.ts';
import { rutasDeAuxiliaresExternos } from './contabilidad/auxiliares-externos/routes.ts';
import { leerCrucesDePartida } from './contabilidad/bancos/reversion/cruces-de-partida.ts';
import { deshacerCrucesDeRevertida } from './contabilidad/bancos/reversion/deshacer-cruces-de-revertida.ts';
import { rutasDeBancos } from './contabilidad/bancos/routes.ts';
import { exigirAceptadas } from './contabilidad/borradores/efecto/exigir-aceptadas.ts';
import { proponerReversion } from './contabilidad/borradores/proponer-reversion.ts';
import { rutasDeBorradores } from './contabilidad/borradores/routes.ts';
import { rutasDeCajas } from './contabilidad/cajas/routes.ts';
import { rutasDeCatalogo } from './contabilidad/catalogo/routes.ts';
import { rutasDelCatalogoAjeno } from './contabilidad/catalogo-ajeno/routes.ts';
import { rutasDeComprobantes } from './contabilidad/comprobantes/routes.ts';
import { rutasDeConfiguracion } from './contabilidad/configuracion/routes.ts';
import { rutasDeCuentasDeControl } from './contabilidad/cuentas-de-control/routes.ts';
import { rutasDeEquivalencias } from './contabilidad/equivalencias/routes.ts';
import { rutasDeEstadosFinancieros } from './contabilidad/estados-financieros/routes.ts';
import { rutasDeFolios } from './contabilidad/folios/routes.ts';
import { rutasDeImportacion } from './contabilidad/importaciones/rutas-de-columnas.ts';
import { rutasDeDeshacer } from './contabilidad/importaciones/rutas-de-deshacer.ts';
import { rutasDeImportaciones } from './contabilidad/importaciones/rutas-de-importaciones.ts';
import { rutasDeLote } from './contabilidad/importaciones/rutas-de-lote.ts';
import { rutasDeIndicadores } from './contabilidad/indicadores/routes.ts';
import { abrirCola, type Cola } from './contabilidad/libro/cola.ts';
import { rutasDeLibroDiario } from './contabilidad/libro-diario/routes.ts';
import { rutasDeLibroMayor } from './contabilidad/libro-mayor/routes.ts';
import { rutasDeMovimientos } from './contabilidad/movimientos-cuentas/routes.ts';
import { rutasDePartidas } from './contabilidad/partidas/routes.ts';
import { rutasDePeriodos } from './contabilidad/periodos/routes.ts';
import { rutasDeReportePartidas } from './contabilidad/reporte-partidas/routes.ts';
import { saldosAl } from './contabilidad/saldos/queries.ts';
import { rutasDeSaldos } from './contabilidad/saldos/routes.ts';
import { rutasDeSaldosIniciales } from './contabilidad/saldos-iniciales/routes.ts';
import { abrirLibros } from './contabilidad/verificacion/abrir-libros.ts';
import { rutasDeVerificacion } from './contabilidad/verificacion/routes.ts';
import { rutasDeControl } from './control/routes.ts';
import { CONTRASENA_DEMO, esDeLaDemo, usuariosDemo } from './demo-institucion/usuarios.ts';
import { notificar } from './escritorio/notificar.ts';
import { rutasDeEscritorio } from './escritorio/routes.ts';
import { rutasDeInicio } from './inicio/routes.ts';
import { pasosDeLaPuesta } from './pasos-de-la-puesta.ts';
import type { Retiro } from './platform/http/retiro.ts';
import { rutasDeSalud } from './platform/http/rutas-de-salud.ts';
import type { Plataforma } from './platform/plataforma.ts';
import { registro } from './registro-de-reportes.ts';
import { rutasDeReportes } from './reportes/routes.ts';

const LLENAR_PRACTICA = fileURLToPath(new URL('./practica.ts', import.meta.url));

export interface LoDelPrograma {
  /** The code that was printed, where there are no users. */
  readonly codigoDeInicio?: CodigoDeInicio | undefined;
  /** The file of the program itself, to start another beside it; absent in tests. */
  readonly programa?: string | undefined;
  /** What fills the copy to rehearse on; another only in tests. */
  readonly llenarPractica?: string | undefined;
}

interface LoDelProceso extends LoDelPrograma {
  readonly retiro: Retiro;
}

/** The queue of the books that they post through. */
export function montarRutas(
  app: FastifyInstance,
  plataforma: Plataforma,
  { codigoDeInicio: codigo, programa, llenarPractica = LLENAR_PRACTICA, retiro }: LoDelProceso,
): Cola {
  rutasDeSalud(app, plataforma, periodicos, retiro);
  const demo = { contrasena: CONTRASENA_DEMO, usuarios: usuariosDemo, sonSuyos: esDeLaDemo };
  rutasDeAcceso(app, plataforma, demo, avisosDeInvitaciones);
  rutasDePrimerInicio(app, plataforma, { codigo, ajenos: esDeLaDemo });
  rutasDeSesiones(app, plataforma);
  rutasDeSegundoFactor(app, plataforma, notificar);
  rutasDeAdministracion(app, plataforma, clasesDeCambio);
  rutasDePuestaEnMarcha(app, plataforma, { pasos: pasosDeLaPuesta, saldosAl });
  rutasDeBitacora(app, plataforma);
  rutasDeSellos(app, plataforma);
  rutasDeExportacion(app, plataforma);
  rutasDePractica(app, plataforma, { servir: programa, llenar: llenarPractica, abrirLibros });
  rutasDeControl(app, plataforma);
  rutasDeEscritorio(app, plataforma, fuentes);
  rutasDeInicio(app, plataforma, recuadros);
  rutasDeAgencias(app, plataforma);
  rutasDeCatalogo(app, plataforma);
  rutasDelCatalogoAjeno(app, plataforma);
  const cola = abrirCola(plataforma, deshacerCrucesDeRevertida);
  rutasDePartidas(app, plataforma, cola, {
    ...{ proponerReversion, exigirAceptadas },
    leerCruces: leerCrucesDePartida,
  });
  rutasDeBorradores(app, plataforma, cola);
  rutasDeSaldosIniciales(app, plataforma, cola);
  rutasDeCajas(app, plataforma, cola);
  rutasDeBancos(app, plataforma, cola);
  montarAhorros(app, plataforma, cola);
  montarLibros(app, plataforma);
  rutasDeReportes(app, plataforma, registro);
  return cola;
}

function montarAhorros(app: FastifyInstance, plataforma: Plataforma, cola: Cola): void {
  rutasDelSimulador(app, plataforma);
  rutasDeAsociados(app, plataforma);
  rutasDeCuentasDeAhorro(app, plataforma, cola);
  rutasDeProductos(app, plataforma);
  rutasDeIntereses(app, plataforma);
  rutasDeImportacionDeAhorros(app, plataforma);
  rutasDeRetenciones(app, plataforma);
}

function montarLibros(app: FastifyInstance, plataforma: Plataforma): void {
  rutasDeComprobantes(app, plataforma);
  rutasDeMovimientos(app, plataforma);
  rutasDeReportePartidas(app, plataforma);
  rutasDeConfiguracion(app, plataforma);
  rutasDeIndicadores(app, plataforma);
  rutasDeAuxiliaresExternos(app, plataforma);
  rutasDeCuentasDeControl(app, plataforma);
  rutasDeLote(app, plataforma);
  rutasDeImportacion(app, plataforma);
  rutasDeImportaciones(app, plataforma);
  rutasDeDeshacer(app, plataforma, deshacerCrucesDeRevertida);
  rutasDeEquivalencias(app, plataforma);
  rutasDePeriodos(app, plataforma, compuertas);
  rutasDeSaldos(app, plataforma);
  rutasDeVerificacion(app, plataforma, auxiliares, testigoDe(plataforma.config));
  rutasDeLibroDiario(app, plataforma);
  rutasDeLibroMayor(app, plataforma);
  rutasDeFolios(app, plataforma);
  rutasDeEstadosFinancieros(app, plataforma);
}
