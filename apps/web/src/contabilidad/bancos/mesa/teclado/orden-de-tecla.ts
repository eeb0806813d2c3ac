// What a key does on the desk, by what is chosen and by the row that holds the keyboard.
import type { Posibilidades } from '../datos/eleccion.ts';
import type { EstadoDeRenglon } from '../datos/renglon.ts';

export interface Situacion {
  /** Somebody who may change this desk, and it is not signed. */
  readonly puede: boolean;
  readonly elegidos: number;
  readonly posibles: Posibilidades;
  /** There is one for what is looked at. */
  readonly sugerencia: boolean;
  /** What became of the row that holds the keyboard. */
  readonly activa: EstadoDeRenglon | undefined;
  /** Something of one's own can be undone. */
  readonly hayHechos: boolean;
}

export type OrdenDeTecla =
  | 'aceptar'
  | 'rechazar'
  | 'cruzar'
  | 'decir-diferencia'
  | 'registrar-diferencia'
  | 'cruzar-parte'
  | 'registrar-partida'
  | 'explicar'
  | 'quitar-explicacion'
  | 'buscar-combinacion'
  | 'ver-cruce'
  | 'deshacer-cruce'
  | 'deshacer-ultimo';

export function ordenDeTecla(tecla: string, situacion: Situacion): OrdenDeTecla | undefined {
  if (tecla === 'Enter') return alEntrar(situacion);
  if (!situacion.puede) return undefined;
  const { posibles, sugerencia } = situacion;
  switch (tecla.toLowerCase()) {
    case 'u':
      return alDeshacer(situacion);
    case 'x':
      return sugerencia ? 'rechazar' : undefined;
    case 'e':
      return posibles.explicar ? 'explicar' : undefined;
    case 'p':
      return posibles.registrarPartida ? 'registrar-partida' : undefined;
    case 'r':
      return posibles.registrarDiferencia ? 'registrar-diferencia' : undefined;
    case 'm':
      return posibles.cruzarParte ? 'cruzar-parte' : undefined;
    case 'c':
      return posibles.buscarCombinacion ? 'buscar-combinacion' : undefined;
    default:
      return undefined;
  }
}

function alEntrar({ puede, elegidos, posibles, sugerencia, activa }: Situacion): OrdenDeTecla | undefined {
  if (elegidos === 0 && activa === 'cruzado') return 'ver-cruce';
  if (!puede) return undefined;
  if (sugerencia) return 'aceptar';
  if (posibles.cruzar) return 'cruzar';
  return posibles.registrarDiferencia ? 'decir-diferencia' : undefined;
}

/** On a row that is matched, that; else, the last thing that was done here. */
function alDeshacer({ elegidos, activa, hayHechos }: Situacion): OrdenDeTecla | undefined {
  if (elegidos === 0 && activa === 'cruzado') return 'deshacer-cruce';
  if (hayHechos) return 'deshacer-ultimo';
  if (elegidos === 0 && activa === 'parcial') return 'deshacer-cruce';
  return activa === 'explicado' ? 'quitar-explicacion' : undefined;
}
