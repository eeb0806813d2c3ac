// The verdict on each of a set of partidas, by what the books know.
import type { Codigo, ErrorDeCampo } from '@cuadra/contract/problema';
import { type ErrorDePartida, revisarPartida } from '@cuadra/core/partida';
import { ProblemaError } from '../../platform/problema.ts';
import type { PartidaPorContabilizar } from './contabilizar.ts';
import type { Libro } from './entorno.ts';

/** For each partida, in order, everything that keeps it from being posted. */
export function revisarLote(libro: Libro, partidas: readonly PartidaPorContabilizar[]): ErrorDePartida[][] {
  const entornos = { true: libro.entornoDe(true), false: libro.entornoDe(false) };
  return partidas.map((partida) =>
    revisarPartida(partida, partida.esManual ? entornos.true : entornos.false),
  );
}

export interface ErrorEnCampo extends ErrorDeCampo {
  readonly codigo: Codigo;
}

/** The refusal of one partida: its first error names the problem, all of them say where. */
export function problemaDePartida(errores: readonly [ErrorEnCampo, ...ErrorEnCampo[]]): ProblemaError {
  const [primero] = errores;
  return new ProblemaError(primero.codigo, { detalle: primero.mensaje, errores });
}
