import {
  type CuentasDeIndicadores,
  cuentasDeIndicadores,
  guardarIndicadores,
  verIndicadores,
} from '@cuadra/contract/contabilidad/indicadores';
import { zodResolver } from '@hookform/resolvers/zod';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useSavedForm } from '#ui/fields/use-saved-form.ts';

export const useIndicadores = (guardados: CuentasDeIndicadores) =>
  useSavedForm<CuentasDeIndicadores>({
    resolver: zodResolver(cuentasDeIndicadores),
    saved: guardados,
    save: async (body) => {
      const nuevos = await call(guardarIndicadores, { body });
      queryClient.setQueryData(queryOf(verIndicadores).queryKey, nuevos);
      return nuevos;
    },
    fields: ({ cuentas }) => cuentas.map((_, indice) => `cuentas.${indice}.idCuenta` as const),
    confirmation: 'Indicadores guardados.',
  });
