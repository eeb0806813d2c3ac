import { periodoEnPalabras } from '@cuadra/core/meses';
import { tramoDe } from '#contabilidad/libro-diario/tramo.ts';
import { aniosTraidos } from '#contabilidad/periodos/anios-traidos.ts';
import { mesesPreliminares } from '#contabilidad/periodos/meses-preliminares.ts';
import { leerFirmas } from '#platform/pdf/firmantes.ts';
import { detalleDeAgencias, detalleDeFechas } from '#reportes/detalles.ts';
import { definirReporte } from '#reportes/reporte.ts';
import { pruebaDeMayor } from './indice.ts';
import { abrirMayor, lotesDeMayor, paginasDelMayor } from './libro.ts';
import type * as presentacion from './mayor-impreso.ts';

export const FILAS_POR_LOTE = 500;

export const agrupacionesImpresas = {
  movimiento: 'Movimiento por movimiento',
  dia: 'Centralizado por día',
  mes: 'Centralizado por mes',
} as const;

export const reporteDeMayor = definirReporte<'libro-mayor', typeof presentacion>('libro-mayor', {
  modulo: new URL('./mayor-impreso.ts', import.meta.url),
  papel: ({ papel }) => ({ papel }),
  async contar(db, { actor }, filtros) {
    const libro = await abrirMayor(db, tramoDe(actor, filtros), filtros);
    return (await paginasDelMayor(db, libro, FILAS_POR_LOTE)).filas;
  },
  async dataset(db, { actor, ahora }, filtros) {
    const preliminar = await mesesPreliminares(db, { hasta: filtros.hasta });
    const tramo = tramoDe(actor, filtros);
    const { agrupacion, nivel, cuenta } = filtros;
    const libro = await abrirMayor(db, tramo, filtros);
    const formacion = [
      agrupacionesImpresas[agrupacion],
      ...(nivel === undefined ? [] : [`a nivel ${nivel}`]),
      ...(cuenta === undefined ? [] : [`de la cuenta ${cuenta}`]),
    ].join(', ');
    return {
      detalles: [
        ...detalleDeFechas(filtros.desde, filtros.hasta),
        `${await detalleDeAgencias(db, tramo.agencias)}. ${formacion}. Montos en quetzales.`,
      ],
      agencias: tramo.agencias,
      cabecera: {
        agrupacion,
        prueba: await pruebaDeMayor(db, tramo, cuenta === undefined ? libro.cuentas : undefined),
      },
      enPapel: {
        preliminar,
        traidos: await aniosTraidos(db, filtros),
        firmas: await leerFirmas(db, {
          documento: 'libro-mayor',
          titulo: 'Libro Mayor',
          periodo: periodoEnPalabras(filtros.desde, filtros.hasta),
          ahora,
          esPreliminar: preliminar !== null,
        }),
      },
      lotes: lotesDeMayor(db, libro, FILAS_POR_LOTE),
    };
  },
});
