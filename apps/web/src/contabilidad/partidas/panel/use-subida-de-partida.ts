import { type Subida, useSubida } from '#contabilidad/soportes/use-subida.ts';
import { refrescarPartidas } from '../lista/use-partidas.ts';

/**
 * To a partida that is there; once received, the lists of what has none, and its own history, ask again. `alTraer` hears
 * which version each one left.
 */
export const useSubidaDePartida = (
  id: string,
  alTraer?: (id: string, version: number | null) => void,
): Subida =>
  useSubida(
    async () => ({ id }),
    async (recibido) => {
      if (recibido !== undefined) alTraer?.(id, recibido.versionConEl);
      await refrescarPartidas();
    },
  );
