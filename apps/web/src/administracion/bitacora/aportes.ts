// What the bitácora adds to the rest.
import { queryString } from '@cuadra/contract/endpoint';
import type { PantallaDeReporte } from '#reportes/exportar/pantalla-de-reporte.ts';

export const pantallaDeBitacora: PantallaDeReporte = (filtros) =>
  `/administracion/bitacora${queryString(filtros)}`;
