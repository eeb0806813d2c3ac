// That what is decided on is what was looked at. A partida may change under the eyes of who reviews it: returned, corrected
// and sent again, or with one document more. Nothing is decided until they say that they have seen it as it is now; what
// they brought themselves they have seen.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { useState } from 'react';

type Vista = Pick<PartidaCompleta, 'id' | 'version'>;

export function useLoVisto(partida: Vista | undefined) {
  const [vista, setVista] = useState<Vista>();
  if (partida !== undefined && vista?.id !== partida.id) setVista(soloEso(partida));
  const laMisma = partida !== undefined && vista?.id === partida.id;
  return {
    /** There is something to look at again. */
    cambio: laMisma && vista.version < partida.version,
    /** What is on screen is what was seen. */
    alDia: laMisma && vista.version === partida.version,
    yaLaVi: () => partida !== undefined && setVista(soloEso(partida)),
    /**
     * A document of their own was received, which left this version. If it does not follow the one they saw, somebody else
     * changed something in between.
     */
    trajo: (id: string, version: number | null) =>
      setVista((antes) => (antes?.id === id && antes.version + 1 === version ? { id, version } : antes)),
  };
}

const soloEso = ({ id, version }: Vista): Vista => ({ id, version });
