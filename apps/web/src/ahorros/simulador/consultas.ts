// What the simulator starts from: the rules in force of a product, what moved in an account, and what is withheld.
import { listarCuentasDeAhorro, verCuentaDeAhorro } from '@cuadra/contract/ahorros/cuentas';
import { listarParametrosDeIsr } from '@cuadra/contract/ahorros/isr';
import { listarMovimientosDeAhorro, type MovimientoDeAhorro } from '@cuadra/contract/ahorros/movimientos';
import { listarProductos, verProducto } from '@cuadra/contract/ahorros/productos';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';
import { addDays } from '#ui/format/typed-date.ts';

const HALLADAS = 10;
const POR_PAGINA = 500;
/** Nobody tries by hand what more of them would change. */
export const MOVIMIENTOS_MAX = 500;
/** The accounting date of a movement may come before the day from which it counts. */
const MARGEN_DIAS = 31;

export const consultas = {
  productos: () => queryOf(listarProductos),
  producto: (id: number) => queryOf(verProducto, { params: { id } }),
  isr: () => queryOf(listarParametrosDeIsr),
  buscarCuentas: (texto: string) => ({
    queryKey: [listarCuentasDeAhorro.path, 'simulador', texto],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await call(listarCuentasDeAhorro, { query: { texto, porPagina: HALLADAS } }, { signal })).cuentas,
  }),
  /** An account with what moved in it since a day. */
  cuenta: (id: number, desde: string) =>
    queryOptions({
      queryKey: [verCuentaDeAhorro.path, 'simulador', id, desde],
      queryFn: async ({ signal }) => {
        const cuenta = await call(verCuentaDeAhorro, { params: { id } }, { signal });
        const query = { desde: addDays(desde, -MARGEN_DIAS), porPagina: POR_PAGINA };
        const movimientos: MovimientoDeAhorro[] = [];
        let pagina = await call(listarMovimientosDeAhorro, { params: { id }, query }, { signal });
        movimientos.push(...pagina.movimientos);
        while (pagina.siguiente !== null && movimientos.length <= MOVIMIENTOS_MAX) {
          const cursor = pagina.siguiente;
          pagina = await call(
            listarMovimientosDeAhorro,
            { params: { id }, query: { ...query, cursor } },
            { signal },
          );
          movimientos.push(...pagina.movimientos);
        }
        return { cuenta, movimientos, completa: pagina.siguiente === null };
      },
    }),
} as const;
