// The verdict on a partida: the rules of the books and, last, the limits of a person. Everything wrong is said at once.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { Codigo } from '@cuadra/contract/problema';
import type { ErrorDeCampo } from '@cuadra/contract/problema-en-json';
import { revisarPartida } from '@cuadra/core/partida';
import { excesoDePartida, type MovidoHoy } from '#control/limites.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { EntornoDelLibro } from './entorno.ts';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';

export interface ErrorEnCampo extends ErrorDeCampo {
  readonly codigo: Codigo;
}

/** Without roles, nobody's limits decide; without what they posted today, only those of one partida. */
export function revisar(
  entorno: EntornoDelLibro,
  partida: PartidaPorContabilizar,
  roles?: readonly Rol[],
  hoy?: MovidoHoy,
): ErrorEnCampo[] {
  const errores = revisarPartida(partida, entorno);
  if (roles === undefined) return errores;
  return [...errores, ...excesoDePartida(entorno, roles, partida, errores, hoy)];
}

/** The refusal, if there is one: its first error names the problem, all of them say where. */
export function problemaDe(errores: readonly ErrorEnCampo[]): ProblemaError | undefined {
  const [primero] = errores;
  if (primero === undefined) return undefined;
  return new ProblemaError(primero.codigo, { detalle: primero.mensaje, errores });
}
