// Who may ask for each report, what may be asked of it and in which formats. A screen names one and hands over its
// filters; it needs only the types of this file.
import { z } from 'zod';
import type { Permiso } from '../acceso/permisos.ts';
import { filtrosDeBitacora } from '../administracion/bitacora/bitacora.ts';
import {
  filtrosDeCertificado,
  filtrosDeConstancia,
  filtrosDeEstadoDeCuenta,
  filtrosDeLineasDeCorrida,
  filtrosDeResumenDeIsr,
} from '../ahorros/reportes.ts';
import {
  filtrosDeCheque,
  filtrosDeConciliacion,
  filtrosDeRegistroDeCheques,
} from '../contabilidad/bancos/reportes.ts';
import {
  filtrosDeActa,
  filtrosDeEfectivoReportado,
  filtrosDeFormularioIve,
  filtrosDeJornada,
  filtrosDeRecibo,
  filtrosDeResumenDeCajas,
} from '../contabilidad/cajas/reportes.ts';
import { filtrosDeComprobantes } from '../contabilidad/comprobantes.ts';
import { filtrosDeEstadoImpreso } from '../contabilidad/estados-financieros.ts';
import { filtrosDeDiarioImpreso } from '../contabilidad/libro-diario.ts';
import { filtrosDeInventarioImpreso, filtrosDeMayorImpreso } from '../contabilidad/libro-mayor.ts';
import { filtrosDeMovimientos } from '../contabilidad/movimientos-cuentas.ts';
import { filtrosDePartidas, ordenesDePartidas } from '../contabilidad/partidas.ts';
import { filtrosDePartidasDiario } from '../contabilidad/reporte-partidas.ts';
import { type FormatoDeReporte, formatosDeReporte, type NombreDeReporte } from './nombres.ts';

export interface DefinicionDeReporte<F = unknown> {
  readonly titulo: string;
  /** `autenticado`: anybody who is signed in. */
  readonly permission: Permiso | 'autenticado';
  readonly filtros: z.ZodType<F>;
  readonly formatos: readonly FormatoDeReporte[];
}

export const reportes = {
  catalogo: {
    titulo: 'Catálogo contable',
    permission: 'autenticado',
    filtros: z.strictObject({}),
    formatos: formatosDeReporte,
  },
  partidas: {
    titulo: 'Partidas',
    permission: 'partidas:ver',
    filtros: filtrosDePartidas.extend({ orden: z.enum(ordenesDePartidas).default('recientes') }),
    formatos: formatosDeReporte,
  },
  comprobantes: {
    titulo: 'Comprobantes',
    permission: 'partidas:ver',
    filtros: filtrosDeComprobantes,
    formatos: ['pdf'],
  },
  'movimientos-cuentas': {
    titulo: 'Movimiento por Cuenta',
    permission: 'reportes:ver',
    filtros: filtrosDeMovimientos,
    formatos: formatosDeReporte,
  },
  'partidas-diario': {
    titulo: 'Partidas Diario',
    permission: 'reportes:ver',
    filtros: filtrosDePartidasDiario,
    formatos: formatosDeReporte,
  },
  'libro-diario': {
    titulo: 'Libro Diario',
    permission: 'reportes:ver',
    filtros: filtrosDeDiarioImpreso,
    formatos: formatosDeReporte,
  },
  'libro-mayor': {
    titulo: 'Libro Mayor',
    permission: 'reportes:ver',
    filtros: filtrosDeMayorImpreso,
    formatos: formatosDeReporte,
  },
  inventario: {
    titulo: 'Inventario general',
    permission: 'reportes:ver',
    filtros: filtrosDeInventarioImpreso,
    formatos: formatosDeReporte,
  },
  'estado-financiero': {
    titulo: 'Estado financiero',
    permission: 'reportes:ver',
    filtros: filtrosDeEstadoImpreso,
    formatos: formatosDeReporte,
  },
  // A cajero asks only for what is of the own caja and the own jornadas: each dataset judges it.
  'recibo-de-caja': {
    titulo: 'Recibo de caja',
    permission: 'cajas:ver',
    filtros: filtrosDeRecibo,
    formatos: ['pdf'],
  },
  'arqueo-de-caja': {
    titulo: 'Arqueo de caja',
    permission: 'cajas:ver',
    filtros: filtrosDeJornada,
    formatos: formatosDeReporte,
  },
  'cierre-de-caja': {
    titulo: 'Cierre de caja',
    permission: 'cajas:ver',
    filtros: filtrosDeJornada,
    formatos: formatosDeReporte,
  },
  'resumen-de-cajas': {
    titulo: 'Resumen de cajas del día',
    permission: 'arqueos:ver',
    filtros: filtrosDeResumenDeCajas,
    formatos: formatosDeReporte,
  },
  'acta-de-arqueo': {
    titulo: 'Acta de arqueo sorpresivo',
    permission: 'cajas:ver',
    filtros: filtrosDeActa,
    formatos: ['pdf'],
  },
  'formulario-ive': {
    titulo: 'Declaración de origen de fondos',
    permission: 'cajas:ver',
    filtros: filtrosDeFormularioIve,
    formatos: ['pdf'],
  },
  'efectivo-reportado': {
    titulo: 'Efectivo con origen de fondos',
    permission: 'arqueos:ver',
    filtros: filtrosDeEfectivoReportado,
    formatos: formatosDeReporte,
  },
  'conciliacion-bancaria': {
    titulo: 'Conciliación bancaria',
    permission: 'bancos:ver',
    filtros: filtrosDeConciliacion,
    formatos: formatosDeReporte,
  },
  'conciliacion-cuadratica': {
    titulo: 'Conciliación cuadrática',
    permission: 'bancos:ver',
    filtros: filtrosDeConciliacion,
    formatos: formatosDeReporte,
  },
  'cheque-voucher': {
    titulo: 'Voucher de cheque',
    permission: 'bancos:ver',
    filtros: filtrosDeCheque,
    formatos: ['pdf'],
  },
  'registro-de-cheques': {
    titulo: 'Registro de cheques',
    permission: 'bancos:ver',
    filtros: filtrosDeRegistroDeCheques,
    formatos: formatosDeReporte,
  },
  'estado-de-cuenta-ahorro': {
    titulo: 'Estado de cuenta de ahorro',
    permission: 'ahorros:ver',
    filtros: filtrosDeEstadoDeCuenta,
    formatos: formatosDeReporte,
  },
  'certificado-de-plazo': {
    titulo: 'Certificado de depósito a plazo',
    permission: 'ahorros:ver',
    filtros: filtrosDeCertificado,
    formatos: ['pdf'],
  },
  'lineas-de-corrida': {
    titulo: 'Corrida de intereses',
    permission: 'intereses:ver',
    filtros: filtrosDeLineasDeCorrida,
    formatos: formatosDeReporte,
  },
  'resumen-de-isr': {
    titulo: 'Resumen de ISR retenido',
    permission: 'ahorros:ver',
    filtros: filtrosDeResumenDeIsr,
    formatos: formatosDeReporte,
  },
  'constancia-de-retencion': {
    titulo: 'Constancia de retención de ISR',
    permission: 'ahorros:ver',
    filtros: filtrosDeConstancia,
    formatos: ['pdf'],
  },
  // Each dataset tells what the role of whoever asks may see.
  bitacora: {
    titulo: 'Bitácora',
    permission: 'bitacora:ver',
    filtros: filtrosDeBitacora,
    formatos: formatosDeReporte,
  },
  'acta-de-puesta-en-marcha': {
    titulo: 'Acta de la puesta en marcha',
    permission: 'reportes:ver',
    filtros: z.strictObject({}),
    formatos: formatosDeReporte,
  },
} as const satisfies Record<NombreDeReporte, DefinicionDeReporte>;

export type FiltrosDe<R extends NombreDeReporte> = z.output<(typeof reportes)[R]['filtros']>;
/** As a screen hands them over, before parsing. */
export type FiltrosPara<R extends NombreDeReporte> = z.input<(typeof reportes)[R]['filtros']>;
