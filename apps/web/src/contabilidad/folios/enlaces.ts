// Where the rows of the books lead: plain addresses, which a table of a hundred thousand rows can afford.
import { queryString } from '@cuadra/contract/endpoint';

export interface Alcance {
  readonly desde: string;
  readonly hasta: string;
  readonly agencia: string | undefined;
}

export const enlaceDePartida = (idPartida: string): string =>
  `/contabilidad/ver-partidas${queryString({ partida: idPartida })}`;

/** The movements of an account, or of all under it, in the same days and agencia. */
export const enlaceDeCuenta = (cuenta: string, { desde, hasta, agencia }: Alcance): string =>
  `/contabilidad/movimientos-cuentas${queryString({ cuenta, desde, hasta, agencia })}`;
