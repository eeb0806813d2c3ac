// Which suggestion each row is in, and which of them are so sure that nobody needs to look at each one.
import type { Mesa, Sugerencia } from '@cuadra/contract/contabilidad/bancos/mesa';
import { type Centavos, magnitud, sumar } from '@cuadra/core/dinero';
import type { Renglon } from './renglon.ts';

export type SugerenciaDeRenglon = ReadonlyMap<string, Sugerencia>;

/** They come with the surest first: of a row that is in two, that one. */
export function porRenglon(sugerencias: Mesa['sugerencias']): SugerenciaDeRenglon {
  const mapa = new Map<string, Sugerencia>();
  for (const sugerencia of sugerencias)
    for (const id of [...sugerencia.lineas, ...sugerencia.movimientos])
      if (!mapa.has(id)) mapa.set(id, sugerencia);
  return mapa;
}

export const PUNTAJE_SEGURO = 60;

/** What goes together beyond reasonable doubt. What would post a partida is looked at one by one, or asked for by name. */
export const esSegura = ({ clase, puntaje }: Sugerencia): boolean =>
  clase === 'cruce' && puntaje >= PUNTAJE_SEGURO;

/** Those of these rows, each once. */
export function sugerenciasDe(renglones: readonly Renglon[], de: SugerenciaDeRenglon): Sugerencia[] {
  return [...new Set(renglones.flatMap(({ id }) => de.get(id) ?? []))];
}

export interface TotalesDeSugerencias {
  readonly cruces: number;
  /** Those that would post a partida: of a rule, of a transfer. */
  readonly partidas: number;
  readonly entradas: Centavos;
  readonly salidas: Centavos;
}

/** What accepting them comes to, by the lines of the bank; those of movements alone count as they are. */
export function totalesDe(
  sugerencias: readonly Sugerencia[],
  renglonDe: (id: string) => Renglon | undefined,
): TotalesDeSugerencias {
  const montos = sugerencias.flatMap(({ lineas, movimientos }) =>
    (lineas.length > 0 ? lineas : movimientos).flatMap((id) => renglonDe(id)?.pendiente ?? []),
  );
  return {
    cruces: sugerencias.filter(({ clase }) => clase === 'cruce').length,
    partidas: sugerencias.filter(({ clase }) => clase !== 'cruce').length,
    entradas: sumar(montos.filter((monto) => monto > 0)),
    salidas: magnitud(sumar(montos.filter((monto) => monto < 0))),
  };
}
