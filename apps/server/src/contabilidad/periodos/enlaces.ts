// Where in the application the things that a gate speaks of are looked at.
import type { ClaveDePeriodo } from './queries.ts';

const PARTIDAS = '/contabilidad/ver-partidas';

/** Draft or posted. */
export const partidaEnPantalla = (id: string): string => `${PARTIDAS}?partida=${id}`;

/** Everything that moved an account of an agencia up to the end of a month. */
export function partidasDeCuenta(
  idCuenta: string,
  { agencia, hasta }: Pick<ClaveDePeriodo, 'agencia'> & { readonly hasta: string },
): string {
  return `${PARTIDAS}?${new URLSearchParams({ idCuenta, agencia, hasta })}`;
}
