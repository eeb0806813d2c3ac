// Where in the application a person sees partidas.

const PARTIDAS = '/contabilidad/ver-partidas';

/** That partida, draft or posted. */
export function enlaceAPartida(id: string): string {
  return `${PARTIDAS}?partida=${id}`;
}

/** That one, with everything it takes to decide on it. */
export function enlaceARevision(id: string): string {
  return `${PARTIDAS}?vista=aprobaciones&partida=${id}`;
}

/** Everything that moved an account of an agencia up to a day. */
export function partidasDeCuenta(
  idCuenta: string,
  { agencia, hasta }: { readonly agencia: string; readonly hasta: string },
): string {
  return `${PARTIDAS}?${new URLSearchParams({ idCuenta, agencia, hasta })}`;
}
