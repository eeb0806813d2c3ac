// What was printed, authorised or annulled changes the register, and where the books say their folios.
import { BASE_DE_FOLIOS } from '@cuadra/contract/contabilidad/folios/base-de-folios';
import { queryClient } from '#platform/query.ts';

export function refrescarFolios(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) =>
      typeof ruta === 'string' && (ruta.startsWith(BASE_DE_FOLIOS) || /\/libro-(diario|mayor)\//.test(ruta)),
  });
}
