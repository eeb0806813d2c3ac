// The cash of a month for which the origin of funds was asked.
import { mesEnPalabras } from '@cuadra/core/meses';
import { detalleDeAgencias } from '#reportes/detalles.ts';
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import type * as presentacion from './efectivo-impreso.ts';
import { leerEfectivoReportado } from './leer-formularios.ts';

export const reporteDeEfectivo = definirReporte<'efectivo-reportado', typeof presentacion>(
  'efectivo-reportado',
  {
    modulo: new URL('./efectivo-impreso.ts', import.meta.url),
    papel: () => ({ horizontal: true }),
    async contar(db, { actor }, filtros) {
      return (await leerEfectivoReportado(db, actor.agencias, filtros)).length;
    },
    async dataset(db, { actor }, filtros) {
      const { anio, mes } = filtros;
      return {
        detalles: [
          mesEnPalabras(`${anio}-${String(mes).padStart(2, '0')}-01`),
          `${await detalleDeAgencias(db, actor.agencias)}. Montos en quetzales.`,
        ],
        agencias: actor.agencias,
        cabecera: null,
        lotes: enUnLote(await leerEfectivoReportado(db, actor.agencias, filtros)),
      };
    },
  },
);
