// What the statements add to the rest.
import { queryString } from '@cuadra/contract/endpoint';
import { type PantallaDeReporte, siEs } from '#reportes/exportar/pantalla-de-reporte.ts';

export const pantallaDeEstados: PantallaDeReporte = ({ conCero, antesDelCierre, ...resto }) => {
  const busqueda = { ...resto, ceros: siEs(conCero), antesDelCierre: siEs(antesDelCierre) };
  return `/contabilidad/estados-financieros${queryString(busqueda)}`;
};
