import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo';
import { queryClient } from '../../app/query.ts';

/** Asks for the chart again and waits for it, so that whoever changed it sees the change before going on. */
export async function refrescarCatalogo(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [listarCatalogo.path] });
}
