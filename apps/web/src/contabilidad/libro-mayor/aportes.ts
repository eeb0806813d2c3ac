// What the Libro Mayor adds to the rest.
import { queryString } from '@cuadra/contract/endpoint';
import type { PantallaDeReporte } from '#reportes/exportar/pantalla-de-reporte.ts';

export const pantallaDelMayor: PantallaDeReporte = (filtros) =>
  `/contabilidad/libro-mayor${queryString(filtros)}`;

export const pantallaDelInventario: PantallaDeReporte = (filtros) =>
  pantallaDelMayor({ vista: 'inventarios', ...filtros });
