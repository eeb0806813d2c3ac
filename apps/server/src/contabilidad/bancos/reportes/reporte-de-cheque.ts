// The voucher of a cheque.
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import type * as presentacion from './cheque-impreso.ts';
import { leerChequeImpreso } from './leer-cheque-impreso.ts';

export const reporteDeCheque = definirReporte<'cheque-voucher', typeof presentacion>('cheque-voucher', {
  modulo: new URL('./cheque-impreso.ts', import.meta.url),
  async contar(db, contexto, { cheque }) {
    return (await leerChequeImpreso(db, contexto, cheque)).impreso.poliza?.lineas.length ?? 1;
  },
  peso: ({ poliza }) => poliza?.lineas.length ?? 1,
  async dataset(db, contexto, { cheque }) {
    const { detalles, agencias, impreso } = await leerChequeImpreso(db, contexto, cheque);
    return { detalles, agencias, cabecera: null, lotes: enUnLote([impreso]) };
  },
});
