// What was found, as groups of rows: each kind of thing shows what tells it from its neighbours, with the words
// of the search marked. Choosing one goes to its screen.
import type { GrupoDeBusqueda } from '@cuadra/contract/escritorio/busqueda';
import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Found, FoundRows, SampleSet } from '#ui/search/found-row.ts';
import type { Grupo } from './result-list.tsx';
import type { Busqueda } from './use-search.ts';

/** How each kind is drawn, as the rooms say it (app/composition.ts). */
export const FoundRowsContext = createContext<FoundRows | undefined>(undefined);

interface Hallazgo {
  readonly link: string;
  readonly value: string;
}

type Conjunto<Id extends GrupoDeBusqueda = GrupoDeBusqueda> = {
  [K in Id]: { readonly id: K; readonly results: readonly Found<K>[] };
}[Id];

export function useFoundGroups(
  { conjuntos, muestras, palabras }: Busqueda,
  elegir: (hallazgo: Hallazgo) => void,
): Grupo[] {
  const { t } = useTranslation();
  const rows = use(FoundRowsContext);
  if (rows === undefined) throw new Error('A search outside of the shell');
  const grupo = <H extends Hallazgo>(
    id: GrupoDeBusqueda | SampleSet['id'],
    results: readonly H[],
    dibujar: (hallado: H) => ReactNode,
  ): Grupo => ({
    id,
    titulo: t(`search.groups.${id}`),
    filas: results.map((hallado, indice) => ({
      id: `${id}-${indice}`,
      elegir: () => elegir(hallado),
      contenido: dibujar(hallado),
    })),
  });
  const delProducto = <Id extends GrupoDeBusqueda>({ id, results }: Conjunto<Id>) =>
    grupo(id, results, (hallado) => rows[id](hallado, palabras, t));
  return [
    ...conjuntos.map((conjunto) => delProducto(conjunto)),
    ...muestras.map(({ id, results }) => grupo(id, results, ({ draw }) => draw(palabras, t))),
  ];
}
