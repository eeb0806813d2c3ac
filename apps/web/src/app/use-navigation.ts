// The four menus. When they did not come with the shell it shows without them, and they are asked for until they do.
import { verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';

const SIN_MENU: AnswerOf<typeof verNavegacion> = { compact: [], default: [], futuristic: [], horizontal: [] };
const OTRA_VEZ_MS = 10_000;

export function useNavigation(): AnswerOf<typeof verNavegacion> {
  const { data } = useQuery({
    ...queryOf(verNavegacion),
    refetchInterval: ({ state }) => (state.data === undefined ? OTRA_VEZ_MS : false),
  });
  return data ?? SIN_MENU;
}
