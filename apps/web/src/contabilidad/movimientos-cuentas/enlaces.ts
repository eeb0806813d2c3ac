// Where the things of this screen lead.
import { queryString } from '@cuadra/contract/endpoint';
import { type Busqueda, rangoDe } from './busqueda.ts';

export const enlaceDePartida = (idPartida: string): string =>
  `/contabilidad/ver-partidas${queryString({ partida: idPartida })}`;

export const enlaceDeBusqueda = (busqueda: Busqueda): string =>
  `/contabilidad/movimientos-cuentas${queryString({ ...busqueda })}`;

/** The movements of another account, with the same days, agencia and partidas. */
export const enlaceDeCuenta = (cuenta: string, busqueda: Busqueda): string => {
  const { agencia, partidas } = busqueda;
  return enlaceDeBusqueda({ cuenta, ...rangoDe(busqueda), agencia, partidas });
};

/** What it moved in a whole year. */
export const enlaceDeAnio = (cuenta: string, anio: number, { agencia, partidas }: Busqueda): string =>
  enlaceDeBusqueda({ cuenta, desde: `${anio}-01-01`, hasta: `${anio}-12-31`, agencia, partidas });

/** The same accounts before the days looked at, where every partida counts. */
export const enlaceDeAntes = (busqueda: Busqueda, desde: string, hasta: string): string =>
  enlaceDeBusqueda({ ...busqueda, desde, hasta, partidas: undefined });
