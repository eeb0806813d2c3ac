// The receipt of a movement of a caja.
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import { leerRecibo } from './leer-recibo.ts';
import type * as presentacion from './recibo-impreso.ts';

export const reporteDeRecibo = definirReporte<'recibo-de-caja', typeof presentacion>('recibo-de-caja', {
  modulo: new URL('./recibo-impreso.ts', import.meta.url),
  async contar(db, contexto, { movimiento }) {
    await leerRecibo(db, contexto, movimiento);
    return 1;
  },
  async dataset(db, contexto, { movimiento, papel }) {
    const recibo = await leerRecibo(db, contexto, movimiento);
    return {
      detalles: [],
      agencias: [recibo.agencia],
      cabecera: { papel },
      lotes: enUnLote([recibo]),
    };
  },
});
