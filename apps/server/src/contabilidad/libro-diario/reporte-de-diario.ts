import { periodoEnPalabras } from '@cuadra/core/meses';
import { aniosTraidos } from '#contabilidad/periodos/anios-traidos.ts';
import { mesesPreliminares } from '#contabilidad/periodos/meses-preliminares.ts';
import { leerFirmas } from '#platform/pdf/firmantes.ts';
import { detalleDeAgencias, detalleDeFechas } from '#reportes/detalles.ts';
import { definirReporte } from '#reportes/reporte.ts';
import { contarCentralizado } from './centralizado.ts';
import type * as presentacion from './diario-impreso.ts';
import { FILAS_DE_MAS, lotesDeDiario } from './filas.ts';
import { cortarDiario, lotesDeCorte } from './partes-del-diario.ts';
import { cuentasPorGrupo, totalizarPartidas } from './queries.ts';
import { tramoDe } from './tramo.ts';

export const modosImpresos = {
  detallado: 'Detallado, partida por partida.',
  centralizado: 'Detallado, con las cajas centralizadas por día y agencia.',
  dia: 'Resumido por día.',
  mes: 'Resumido por mes.',
} as const;

export const reporteDeDiario = definirReporte<'libro-diario', typeof presentacion>('libro-diario', {
  modulo: new URL('./diario-impreso.ts', import.meta.url),
  papel: ({ papel }) => ({ papel }),
  async contar(db, { actor }, filtros) {
    const tramo = tramoDe(actor, filtros);
    if (filtros.modo === 'detallado') {
      const { partidas, lineas } = await totalizarPartidas(db, tramo);
      return lineas + FILAS_DE_MAS * partidas;
    }
    if (filtros.modo === 'centralizado') return contarCentralizado(db, tramo, FILAS_DE_MAS);
    const grupos = await cuentasPorGrupo(db, tramo, filtros.modo);
    return grupos.reduce((suma, { cuentas }) => suma + cuentas + FILAS_DE_MAS, 0);
  },
  // What is added up by day or by month is short; the cajas of a day are one entry among partidas that follow it.
  partes: {
    admite: ({ modo }) => modo === 'detallado',
    cortar: (db, { actor }, filtros, filasPorParte) =>
      cortarDiario(db, tramoDe(actor, filtros), filasPorParte),
    lotes: (db, { actor }, filtros, corte) => lotesDeCorte(db, tramoDe(actor, filtros), corte),
  },
  async dataset(db, { actor, ahora }, filtros) {
    const tramo = tramoDe(actor, filtros);
    const preliminar = await mesesPreliminares(db, filtros);
    const { partidas, lineas, debe } = await totalizarPartidas(db, tramo);
    return {
      detalles: [
        ...detalleDeFechas(filtros.desde, filtros.hasta),
        `${await detalleDeAgencias(db, tramo.agencias)}. ${modosImpresos[filtros.modo]} Montos en quetzales.`,
      ],
      agencias: tramo.agencias,
      cabecera: {
        ejercicio: tramo.ejercicio,
        modo: filtros.modo,
        totales: { partidas, lineas, debe, haber: debe },
      },
      enPapel: {
        preliminar,
        traidos: await aniosTraidos(db, filtros),
        firmas: await leerFirmas(db, {
          documento: 'libro-diario',
          titulo: 'Libro Diario',
          periodo: periodoEnPalabras(filtros.desde, filtros.hasta),
          ahora,
          esPreliminar: preliminar !== null,
        }),
      },
      lotes: lotesDeDiario(db, tramo, filtros.modo),
    };
  },
});
