// Links to the desk, and from it to the list of partidas.
import { queryString } from '@cuadra/contract/endpoint';
import type { DireccionDeBancos } from './direccion.ts';

export const enlaceDeMesa = (busqueda: Omit<DireccionDeBancos, 'vista'>): string =>
  `/contabilidad/comparacion-bancos${queryString({ vista: 'mesa', ...busqueda })}`;

export const enlaceDePartida = (partida: string): string =>
  `/contabilidad/ver-partidas${queryString({ partida })}`;
