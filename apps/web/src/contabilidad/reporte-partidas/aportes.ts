// What Partidas Diario adds to the rest.
import { queryString } from '@cuadra/contract/endpoint';
import type { PantallaDeReporte } from '#reportes/exportar/pantalla-de-reporte.ts';

export const pantallaDePartidasDiario: PantallaDeReporte = (filtros) =>
  `/contabilidad/reporte-partidas${queryString(filtros)}`;
