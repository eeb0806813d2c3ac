// The menu's titles are the specification's own in every language, except the two dashboards of the sample apps, which
// follow the language.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';

const traducidas = ['dashboards.project', 'dashboards.analytics'] as const;
export type Traducida = (typeof traducidas)[number];

type Entradas = readonly EntradaDeNavegacion[];

export function conTitulosTraducidos(entradas: Entradas, traducir: (id: Traducida) => string): Entradas {
  return entradas.map((entrada) => {
    const { children } = entrada;
    const id = traducidas.find((traducida) => traducida === entrada.id);
    return {
      ...entrada,
      ...(id === undefined ? {} : { title: traducir(id) }),
      ...(children === undefined ? {} : { children: conTitulosTraducidos(children, traducir) }),
    };
  });
}
