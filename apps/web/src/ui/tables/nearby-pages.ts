// The pages of a long list that are in sight, asked for when they stand still there and forgotten soon after they leave:
// however far somebody scrolls, only a few are kept.
//
//   const paginas = useNearbyPages([12, 13], (n) => ({ ...queryOf(listar, { query: { cursor: cursores[n] } }) }));
//   paginas.get(12)?.data
import { type QueryKey, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

interface PageQuery<P> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<P>;
}

/** Shorter than what anybody notices, longer than what passes by when the bar is dragged. */
const QUIETUD_MS = 60;
const OLVIDO_MS = 20_000;

export function useNearbyPages<P>(
  numeros: readonly number[],
  consultaDe: (numero: number) => PageQuery<P>,
): ReadonlyMap<number, UseQueryResult<P>> {
  const pedidas = useQuieto(numeros.join(','))
    .split(',')
    .filter((texto) => texto !== '')
    .map(Number);
  return useQueries({
    queries: pedidas.map((numero) => ({ ...consultaDe(numero), gcTime: OLVIDO_MS })),
    combine: (paginas) =>
      new Map(
        paginas.map(
          (pagina, lugar) => [pedidas[lugar] ?? -1, pagina as unknown as UseQueryResult<P>] as const,
        ),
      ),
  });
}

/** A value once it has stayed the same for a moment; the first one, at once. */
function useQuieto(valor: string): string {
  const [quieto, setQuieto] = useState(valor);
  useEffect(() => {
    const reloj = setTimeout(() => setQuieto(valor), QUIETUD_MS);
    return () => clearTimeout(reloj);
  }, [valor]);
  return quieto === '' ? valor : quieto;
}
