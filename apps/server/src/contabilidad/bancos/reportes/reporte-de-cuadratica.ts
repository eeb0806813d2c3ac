// The conciliación cuadrática of a month: four columns, from the bank to the books.
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import type * as presentacion from './cuadratica-impresa.ts';
import { mesPedido } from './leer-conciliacion.ts';
import { leerCuadratica } from './leer-cuadratica.ts';

export const reporteDeCuadratica = definirReporte<'conciliacion-cuadratica', typeof presentacion>(
  'conciliacion-cuadratica',
  {
    modulo: new URL('./cuadratica-impresa.ts', import.meta.url),
    papel: () => ({ horizontal: true }),
    async contar(db, contexto, filtros) {
      return (await leerCuadratica(db, mesPedido(contexto, filtros))).cuadratica.renglones.length;
    },
    async dataset(db, contexto, filtros) {
      const { detalles, cabecera, cuadratica } = await leerCuadratica(db, mesPedido(contexto, filtros));
      const { renglones, diferencias } = cuadratica;
      return {
        ...{ detalles, agencias: [] },
        cabecera: { ...cabecera, diferencias },
        lotes: enUnLote([...renglones]),
      };
    },
  },
);
