// What Movimiento por Cuenta adds to the rest.
import { queryString } from '@cuadra/contract/endpoint';
import { type PantallaDeReporte, siEs } from '#reportes/exportar/pantalla-de-reporte.ts';

export const pantallaDeMovimientos: PantallaDeReporte = ({ idCuenta, conBorradores, ...resto }) =>
  `/contabilidad/movimientos-cuentas${queryString({ cuenta: idCuenta, ...resto, borradores: siEs(conBorradores) })}`;
