/** Where a person sees that partida, draft or posted. */
export function enlaceAPartida(id: string): string {
  return `/contabilidad/ver-partidas?partida=${id}`;
}
