import { listarChats } from '@cuadra/contract/escritorio/chat';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';

// What people write arrives by itself; who is present does not.
const PRESENCIA_MS = 30_000;

export function useChats(abierto: boolean) {
  return useQuery({ ...queryOf(listarChats), refetchInterval: abierto ? PRESENCIA_MS : false });
}
