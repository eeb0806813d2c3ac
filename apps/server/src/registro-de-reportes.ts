// The reports of every feature, by their names in the contract.
import { reporteDeBitacora } from './administracion/bitacora/reporte-de-bitacora.ts';
import { reporteDeActaDePuesta } from './administracion/puesta-en-marcha/comprobacion/reporte-de-acta.ts';
import { reporteDeCertificado } from './ahorros/reportes/reporte-de-certificado.ts';
import { reporteDeConstancias } from './ahorros/reportes/reporte-de-constancias.ts';
import { reporteDeEstadoDeCuenta } from './ahorros/reportes/reporte-de-estado-de-cuenta.ts';
import { reporteDeLineas } from './ahorros/reportes/reporte-de-lineas.ts';
import { reporteDeResumenDeIsr } from './ahorros/reportes/reporte-de-resumen-de-isr.ts';
import { reporteDeCheque } from './contabilidad/bancos/reportes/reporte-de-cheque.ts';
import { reporteDeConciliacion } from './contabilidad/bancos/reportes/reporte-de-conciliacion.ts';
import { reporteDeCuadratica } from './contabilidad/bancos/reportes/reporte-de-cuadratica.ts';
import { reporteDeRegistroDeCheques } from './contabilidad/bancos/reportes/reporte-de-registro-de-cheques.ts';
import { reporteDeActa } from './contabilidad/cajas/reportes/reporte-de-acta.ts';
import { reporteDeArqueo } from './contabilidad/cajas/reportes/reporte-de-arqueo.ts';
import { reporteDeCierre } from './contabilidad/cajas/reportes/reporte-de-cierre.ts';
import { reporteDeEfectivo } from './contabilidad/cajas/reportes/reporte-de-efectivo.ts';
import { reporteDeFormulario } from './contabilidad/cajas/reportes/reporte-de-formulario.ts';
import { reporteDeRecibo } from './contabilidad/cajas/reportes/reporte-de-recibo.ts';
import { reporteDeResumen } from './contabilidad/cajas/reportes/reporte-de-resumen.ts';
import { reporteDelCatalogo } from './contabilidad/catalogo/reporte-del-catalogo.ts';
import { reporteDeComprobantes } from './contabilidad/comprobantes/reporte-de-comprobantes.ts';
import { reporteDeEstado } from './contabilidad/estados-financieros/reporte-de-estado.ts';
import { reporteDeDiario } from './contabilidad/libro-diario/reporte-de-diario.ts';
import { reporteDeInventario } from './contabilidad/libro-mayor/reporte-de-inventario.ts';
import { reporteDeMayor } from './contabilidad/libro-mayor/reporte-de-mayor.ts';
import { reporteDeMovimientos } from './contabilidad/movimientos-cuentas/reporte-de-movimientos.ts';
import { reporteDePartidas } from './contabilidad/partidas/reporte-de-partidas.ts';
import { reporteDePartidasDiario } from './contabilidad/reporte-partidas/reporte-de-partidas-diario.ts';
import type { Registro } from './reportes/reporte.ts';

/** Every report that becomes a file. Its name and its filters are in the contract. */
export const registro: Registro = {
  catalogo: reporteDelCatalogo,
  partidas: reporteDePartidas,
  comprobantes: reporteDeComprobantes,
  'movimientos-cuentas': reporteDeMovimientos,
  'partidas-diario': reporteDePartidasDiario,
  'libro-diario': reporteDeDiario,
  'libro-mayor': reporteDeMayor,
  inventario: reporteDeInventario,
  'estado-financiero': reporteDeEstado,
  'recibo-de-caja': reporteDeRecibo,
  'arqueo-de-caja': reporteDeArqueo,
  'cierre-de-caja': reporteDeCierre,
  'resumen-de-cajas': reporteDeResumen,
  'acta-de-arqueo': reporteDeActa,
  'formulario-ive': reporteDeFormulario,
  'efectivo-reportado': reporteDeEfectivo,
  'conciliacion-bancaria': reporteDeConciliacion,
  'conciliacion-cuadratica': reporteDeCuadratica,
  'cheque-voucher': reporteDeCheque,
  'registro-de-cheques': reporteDeRegistroDeCheques,
  'estado-de-cuenta-ahorro': reporteDeEstadoDeCuenta,
  'certificado-de-plazo': reporteDeCertificado,
  'lineas-de-corrida': reporteDeLineas,
  'resumen-de-isr': reporteDeResumenDeIsr,
  'constancia-de-retencion': reporteDeConstancias,
  bitacora: reporteDeBitacora,
  'acta-de-puesta-en-marcha': reporteDeActaDePuesta,
};
