// What the server found, as groups of rows: each kind of thing shows what tells it from its neighbours, with the words
// of the search marked. Choosing one goes to its screen.
import type { GrupoDeBusqueda } from '@cuadra/contract/escritorio/busqueda';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Found, FoundRows } from '../../ui/search/found-row.ts';
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
  { conjuntos, palabras }: Busqueda,
  elegir: (hallazgo: Hallazgo) => void,
): Grupo[] {
  const { t } = useTranslation();
  const rows = use(FoundRowsContext);
  if (rows === undefined) throw new Error('A search outside of the shell');
  const tituloDe = (id: GrupoDeBusqueda) => t(`search.groups.${id}`);
  const grupo = <Id extends GrupoDeBusqueda>({ id, results }: Conjunto<Id>): Grupo => ({
    id,
    titulo: tituloDe(id),
    filas: results.map((hallado, indice) => ({
      id: `${id}-${indice}`,
      elegir: () => elegir(hallado),
      contenido: rows[id](hallado, palabras, t),
    })),
  });
  return conjuntos.map((conjunto) => grupo(conjunto));
}
