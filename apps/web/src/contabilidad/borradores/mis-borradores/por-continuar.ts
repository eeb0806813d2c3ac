// What an empty desk offers: what came back from review and, of what was left unfinished, what this computer had not yet
// saved or, having nothing, the last that was written, on whichever computer.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';

export function porContinuar(
  partidas: readonly ResumenDePartida[],
  tieneCopia: (id: string) => boolean,
): ResumenDePartida[] {
  const recientes = partidas.toSorted((una, otra) => otra.editadaEn.localeCompare(una.editadaEn));
  const aMedias = recientes.find(({ id }) => tieneCopia(id)) ?? recientes.find(esBorrador);
  const devuelta = recientes.find(({ estado }) => estado === 'rechazada');
  return [...new Set([aMedias, devuelta])].filter((una) => una !== undefined);
}

const esBorrador = ({ estado }: ResumenDePartida) => estado === 'borrador';
