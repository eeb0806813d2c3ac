// The four menus. When they did not come with the shell it shows without them, and they are asked for until they do.
import { verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';
import { withTranslatedTitles } from '#shell/language/navigation-titles.ts';

const SIN_MENU: AnswerOf<typeof verNavegacion> = { compact: [], default: [], futuristic: [], horizontal: [] };
const OTRA_VEZ_MS = 10_000;

export function useNavigation(): AnswerOf<typeof verNavegacion> {
  const { data } = useQuery({
    ...queryOf(verNavegacion),
    refetchInterval: ({ state }) => (state.data === undefined ? OTRA_VEZ_MS : false),
  });
  return data ?? SIN_MENU;
}

// The four menus with the titles that follow the language.
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
