// Follows a printing that was asked for until it ends; live events bring each step, and the rest is for when none arrive.
import { type Impresion, verImpresion } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../../platform/query.ts';

export const SONDEO_MS = 3_000;

export const sigueEnCurso = ({ estado }: Pick<Impresion, 'estado'>): boolean =>
  estado === 'en_cola' || estado === 'haciendo';

/** As it goes now; undefined when none was asked for. */
export function useSeguimiento(pedida: Impresion | undefined): Impresion | undefined {
  const { data } = useQuery({
    ...consulta(verImpresion, { params: { id: pedida?.id ?? '' } }),
    enabled: pedida !== undefined && sigueEnCurso(pedida),
    refetchInterval: ({ state }) =>
      state.data === undefined || sigueEnCurso(state.data) ? SONDEO_MS : false,
  });
  return pedida === undefined ? undefined : (data ?? pedida);
}
