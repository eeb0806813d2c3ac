// The menu's titles are the specification's own in every language, except the two dashboards of the sample apps, which
// follow the language.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';

const translated = ['dashboards.project', 'dashboards.analytics'] as const;
export type Translated = (typeof translated)[number];

type Entradas = readonly EntradaDeNavegacion[];

export function withTranslatedTitles(entradas: Entradas, traducir: (id: Translated) => string): Entradas {
  return entradas.map((entrada) => {
    const { children } = entrada;
    const id = translated.find((traducida) => traducida === entrada.id);
    return {
      ...entrada,
      ...(id === undefined ? {} : { title: traducir(id) }),
      ...(children === undefined ? {} : { children: withTranslatedTitles(children, traducir) }),
    };
  });
}
