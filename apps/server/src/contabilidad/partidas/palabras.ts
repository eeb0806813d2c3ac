// What documents print of a partida besides the names of its type and its state, which are everybody's.
import { type EstadoDePartida, numeroDePartida, partidasEnEstado } from '@cuadra/core/partida';

/** Who made what nobody signed. */
export const AUTOR_SISTEMA = 'Sistema';

/** `15/2026`; a draft has none. */
export function numeroImpreso(numero: number | null, ejercicio: number): string {
  return numero === null ? '' : numeroDePartida({ numero, ejercicio });
}

/** What is not posted yet, beside its sum. */
export function aparteImpreso(estado: Exclude<EstadoDePartida, 'contabilizada'>, cuantas: number): string {
  const [una, varias] = partidasEnEstado[estado];
  return `Aparte, sin contabilizar: ${cuantas.toLocaleString('es-GT')} ${cuantas === 1 ? una : varias}`;
}
