// The four menus with the titles that follow the language.
import type { verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/api.ts';
import { withTranslatedTitles } from './navigation-titles.ts';

type Navegacion = AnswerOf<typeof verNavegacion>;

export function useTranslatedNavigation({
  compact,
  default: completa,
  futuristic,
  horizontal,
}: Navegacion): Navegacion {
  const { t } = useTranslation();
  return useMemo(() => {
    const traducir = (entradas: Navegacion['default']) => [...withTranslatedTitles(entradas, (id) => t(id))];
    return {
      compact: traducir(compact),
      default: traducir(completa),
      futuristic: traducir(futuristic),
      horizontal: traducir(horizontal),
    };
  }, [t, compact, completa, futuristic, horizontal]);
}
