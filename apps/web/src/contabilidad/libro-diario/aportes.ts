// What the Libro Diario adds to the rest.
import { queryString } from '@cuadra/contract/endpoint';
import type { PantallaDeReporte } from '#reportes/exportar/pantalla-de-reporte.ts';

export const pantallaDelDiario: PantallaDeReporte = (filtros) =>
  `/contabilidad/libro-diario${queryString(filtros)}`;
