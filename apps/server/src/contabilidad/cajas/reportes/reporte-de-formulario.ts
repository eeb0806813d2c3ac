// The declaration of where the money of a large cash movement comes from.
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import type * as presentacion from './formulario-impreso.ts';
import { leerFormulario } from './leer-formularios.ts';
import { leerRecibo } from './leer-recibo.ts';

export const reporteDeFormulario = definirReporte<'formulario-ive', typeof presentacion>('formulario-ive', {
  modulo: new URL('./formulario-impreso.ts', import.meta.url),
  async contar(db, contexto, { movimiento }) {
    await leer(db, contexto, movimiento);
    return 1;
  },
  async dataset(db, contexto, { movimiento }) {
    const fila = await leer(db, contexto, movimiento);
    return { detalles: [], agencias: [fila.recibo.agencia], cabecera: null, lotes: enUnLote([fila]) };
  },
});

async function leer(db: Database, contexto: ContextoConActor, movimiento: string) {
  const recibo = await leerRecibo(db, contexto, movimiento);
  const formulario = await leerFormulario(db, movimiento);
  if (formulario === undefined) throw new ProblemaError('NO_ENCONTRADO');
  // What else the person moved that day, perhaps in other agencias, is not for the paper they take away.
  const { acumulado, ...dicho } = formulario;
  return { recibo, ...dicho, enVarios: acumulado > recibo.monto };
}
