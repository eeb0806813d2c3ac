// The screen behind each paper of the cajas.
import { queryString } from '@cuadra/contract/endpoint';
import type { PantallaDeReporte } from '../../reportes/exportar/pantalla-de-reporte.ts';

const CAJAS = '/contabilidad/caja';

/** Behind a receipt, and behind the declaration of its funds. */
export const pantallaDelMovimiento: PantallaDeReporte = ({ movimiento }) =>
  `${CAJAS}${queryString({ movimiento })}`;

export const pantallaDeLaJornada: PantallaDeReporte = ({ jornada }) => `${CAJAS}${queryString({ jornada })}`;

export const pantallaDelDiaDeCajas: PantallaDeReporte = ({ fecha, agencia }) =>
  `${CAJAS}${queryString({ fecha, agencia })}`;

/** A count is not found by itself: it is among those of its jornada. */
export const pantallaDelActa: PantallaDeReporte = () => undefined;

export const pantallaDelEfectivo: PantallaDeReporte = ({ anio, mes }) =>
  `${CAJAS}${queryString({ vista: 'ive', anio, mes })}`;
