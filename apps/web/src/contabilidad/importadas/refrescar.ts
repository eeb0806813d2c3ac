import { listarImportaciones } from '@cuadra/contract/contabilidad/importaciones/importaciones';
import { listarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { queryClient } from '#platform/query.ts';

/** The imports and the partidas, whatever screen shows them. */
export function refrescarImportaciones(): Promise<void> {
  const rutas = [listarImportaciones.path, listarPartidas.path];
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) =>
      typeof ruta === 'string' && rutas.some((suya) => ruta.startsWith(suya)),
  });
}
