import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { listarEtiquetas } from '@cuadra/contract/contabilidad/catalogo/etiquetas';
import { queryClient } from '#platform/query.ts';

/** Asks for the chart and its tags again and waits for it, so that whoever changed it sees the change before going on. */
export async function refrescarCatalogo(): Promise<void> {
  await Promise.all(
    [listarCatalogo, listarEtiquetas].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
  );
}
