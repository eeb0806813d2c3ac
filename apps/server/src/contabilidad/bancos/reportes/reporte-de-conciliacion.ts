// The conciliación of a month of a bank account, with what was outstanding one by one, and who signed it.
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import type * as presentacion from './conciliacion-impresa.ts';
import { leerConciliacion, mesPedido } from './leer-conciliacion.ts';

export const reporteDeConciliacion = definirReporte<'conciliacion-bancaria', typeof presentacion>(
  'conciliacion-bancaria',
  {
    modulo: new URL('./conciliacion-impresa.ts', import.meta.url),
    async contar(db, contexto, filtros) {
      return (await leerConciliacion(db, mesPedido(contexto, filtros))).pendientes.length;
    },
    async dataset(db, contexto, filtros) {
      const { detalles, cabecera, pendientes } = await leerConciliacion(db, mesPedido(contexto, filtros));
      return { detalles, agencias: [], cabecera, lotes: enUnLote([...pendientes]) };
    },
  },
);
