import { listarPorAprobar } from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';

export const usePorAprobar = (enabled: boolean) => useQuery({ ...queryOf(listarPorAprobar), enabled });
