// The address of the screen, and links: to the desk, and from it to the list of partidas.
import { queryString } from '@cuadra/contract/endpoint';
import { useAddress } from '#platform/address/use-address.ts';
import { type DireccionDeBancos, direccionDeBancos } from './direccion.ts';

export const useDireccion = () => useAddress(direccionDeBancos);

export const enlaceDeMesa = (busqueda: Omit<DireccionDeBancos, 'vista'>): string =>
  `/contabilidad/comparacion-bancos${queryString({ vista: 'mesa', ...busqueda })}`;

export const enlaceDePartida = (partida: string): string =>
  `/contabilidad/ver-partidas${queryString({ partida })}`;
