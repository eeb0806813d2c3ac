// The counts of a jornada: the one it opened on, every closing count (a recount hides none) and those by surprise.
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import type * as presentacion from './arqueo-impreso.ts';
import { leerArqueosDe } from './leer-arqueos.ts';
import { detallesDeJornada, leerJornadaVisible } from './leer-jornada.ts';

export const reporteDeArqueo = definirReporte<'arqueo-de-caja', typeof presentacion>('arqueo-de-caja', {
  modulo: new URL('./arqueo-impreso.ts', import.meta.url),
  async contar(db, contexto, { jornada }) {
    await leerJornadaVisible(db, contexto, jornada);
    return (await leerArqueosDe(db, jornada)).length;
  },
  async dataset(db, contexto, { jornada }) {
    const suya = await leerJornadaVisible(db, contexto, jornada);
    const { codigoCaja, nombreCaja, agencia, nombreCajero, fecha } = suya;
    return {
      detalles: detallesDeJornada(suya),
      agencias: [agencia],
      cabecera: { codigoCaja, nombreCaja, agencia, nombreCajero, fecha },
      lotes: enUnLote(await leerArqueosDe(db, jornada)),
    };
  },
});
