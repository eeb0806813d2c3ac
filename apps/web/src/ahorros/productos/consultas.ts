// What the screens of the savings products ask the server for, and how it is all asked again.
import { listarParametrosDeIsr } from '@cuadra/contract/ahorros/isr';
import { listarProductos, verCifrasDeProductos, verProducto } from '@cuadra/contract/ahorros/productos';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { queryClient, queryOf } from '#platform/query.ts';

export const consultas = {
  productos: () => queryOf(listarProductos),
  cifras: () => queryOf(verCifrasDeProductos),
  producto: (id: number) => queryOf(verProducto, { params: { id } }),
  isr: () => queryOf(listarParametrosDeIsr),
  catalogo: () => queryOf(listarCatalogo),
} as const;

/** Whatever was done: products, their rules, their rates, and what others offer because of them. */
export async function refrescarProductos(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) => typeof ruta === 'string' && ruta.startsWith('/api/ahorros/'),
  });
}
