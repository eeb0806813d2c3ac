// The chart as a report: all of it, in the order of its codes. It is of no agencia.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type { Database } from '#platform/database/pool.ts';
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import type * as presentacion from './catalogo-impreso.ts';
import { listarCatalogo } from './queries.ts';

export type FilaDelCatalogo = Omit<Cuenta, 'version'>;

export const reporteDelCatalogo = definirReporte<'catalogo', typeof presentacion>('catalogo', {
  modulo: new URL('./catalogo-impreso.ts', import.meta.url),
  async contar(db) {
    return (await contarPorTipo(db)).todas;
  },
  async dataset(db) {
    const { todas, deMayor } = await contarPorTipo(db);
    const cuentas = (await listarCatalogo(db)).map(({ version: _, ...cuenta }) => cuenta);
    return {
      detalles: [
        `${todas} cuentas: ${deMayor} de mayor (M), que agrupan, y ${todas - deMayor} de detalle (D), que reciben movimientos.`,
      ],
      agencias: [],
      cabecera: null,
      lotes: enUnLote(cuentas),
    };
  },
});

function contarPorTipo(db: Database): Promise<{ todas: number; deMayor: number }> {
  return db
    .selectFrom('cuenta')
    .select(({ fn }) => fn.countAll<number>().as('todas'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('tipoCuenta', '=', 'M').as('deMayor'))
    .executeTakeFirstOrThrow();
}
