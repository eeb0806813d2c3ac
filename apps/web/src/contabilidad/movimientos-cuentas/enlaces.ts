// Where the things of this screen lead.
import { queryString } from '@cuadra/contract/endpoint';
import { type Busqueda, rangoDe } from './busqueda.ts';

export const enlaceDePartida = (idPartida: string): string =>
  `/contabilidad/ver-partidas${queryString({ partida: idPartida })}`;

export const enlaceDeBusqueda = (busqueda: Busqueda): string =>
  `/contabilidad/movimientos-cuentas${queryString({ ...busqueda })}`;

/** The movements of another account, with the same days and agencia. */
export const enlaceDeCuenta = (cuenta: string, busqueda: Busqueda): string =>
  enlaceDeBusqueda({ cuenta, ...rangoDe(busqueda), agencia: busqueda.agencia });
