// Every report that becomes a file. To add one: its name and filters in the contract, one line here.
import { reporteDelCatalogo } from '../contabilidad/catalogo/reporte-del-catalogo.ts';
import { reporteDeComprobantes } from '../contabilidad/comprobantes/reporte-de-comprobantes.ts';
import { reporteDeEstado } from '../contabilidad/estados-financieros/reporte-de-estado.ts';
import { reporteDeDiario } from '../contabilidad/libro-diario/reporte-de-diario.ts';
import { reporteDeInventario } from '../contabilidad/libro-mayor/reporte-de-inventario.ts';
import { reporteDeMayor } from '../contabilidad/libro-mayor/reporte-de-mayor.ts';
import { reporteDeMovimientos } from '../contabilidad/movimientos-cuentas/reporte-de-movimientos.ts';
import { reporteDePartidas } from '../contabilidad/partidas/reporte-de-partidas.ts';
import { reporteDePartidasDiario } from '../contabilidad/reporte-partidas/reporte-de-partidas-diario.ts';
import type { Registro } from './reporte.ts';

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
};
