// What was withheld in a month: by product and agencia, beside the books, and by asociado.
import { mesEnPalabras } from '@cuadra/core/meses';
import { diasDelMes } from '#ahorros/isr/abonos.ts';
import { contarPorAsociado, leerPorAsociado } from '#ahorros/isr/por-asociado.ts';
import { leerControl, leerRetenciones } from '#ahorros/isr/resumen-del-mes.ts';
import { agenciasPedidas } from '#contabilidad/agencias/agencias-pedidas.ts';
import { detalleDeAgencias } from '#reportes/detalles.ts';
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import type * as presentacion from './resumen-de-isr-impreso.ts';

export const reporteDeResumenDeIsr = definirReporte<'resumen-de-isr', typeof presentacion>('resumen-de-isr', {
  modulo: new URL('./resumen-de-isr-impreso.ts', import.meta.url),
  async contar(db, { actor }, { anio, mes, agencia }) {
    return contarPorAsociado(db, diasDelMes(anio, mes), agenciasPedidas(actor, agencia));
  },
  async dataset(db, { actor }, { anio, mes, agencia }) {
    const dias = diasDelMes(anio, mes);
    const agencias = agenciasPedidas(actor, agencia);
    return {
      detalles: [mesEnPalabras(dias.desde), `${await detalleDeAgencias(db, agencias)}. Montos en quetzales.`],
      agencias,
      cabecera: {
        porProducto: await leerRetenciones(db, dias, agencias),
        control: await leerControl(db, dias, agencias),
      },
      lotes: enUnLote(await leerPorAsociado(db, dias, agencias)),
    };
  },
});
