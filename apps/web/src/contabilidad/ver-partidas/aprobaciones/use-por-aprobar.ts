import { listarPorAprobar } from '@cuadra/contract/contabilidad/por-aprobar';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../../app/query.ts';

export const usePorAprobar = (enabled: boolean) => useQuery({ ...consulta(listarPorAprobar), enabled });
