import { type Subida, useSubida } from '../../soportes/use-subida.ts';
import { refrescarPartidas } from '../lista/use-partidas.ts';

/** To a partida that is there; once received, the lists of what has none, and its own history, ask again. */
export const useSubidaDePartida = (id: string): Subida => useSubida(async () => ({ id }), refrescarPartidas);
