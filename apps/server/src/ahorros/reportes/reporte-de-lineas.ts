// The lines of a run of interest: every account with what it is paid or why it is not, and who answers for it.
import {
  nombresDeClaseDeCorrida,
  nombresDeEstadoDeCorrida,
  nombresDeEstadoDeLinea,
} from '@cuadra/core/ahorros/corrida';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import { detalleDeAgencias } from '#reportes/detalles.ts';
import { definirReporte } from '#reportes/reporte.ts';
import { contarLineas, leerCorridaImpresa, recorrerLineas } from './leer-lineas-de-corrida.ts';
import type * as presentacion from './lineas-impresas.ts';

export const reporteDeLineas = definirReporte<'lineas-de-corrida', typeof presentacion>('lineas-de-corrida', {
  modulo: new URL('./lineas-impresas.ts', import.meta.url),
  papel: () => ({ horizontal: true }),
  async contar(db, contexto, filtros) {
    return contarLineas(db, await leerCorridaImpresa(db, contexto, filtros), filtros);
  },
  async dataset(db, contexto, filtros) {
    const alcance = await leerCorridaImpresa(db, contexto, filtros);
    const { id, nombre, clase, estado, desde, ultimoDia, fecha } = alcance.corrida;
    const { estado: deLinea, motivo, texto = '' } = filtros;
    const conFiltro = [
      ...(deLinea === undefined ? [] : [`líneas ${nombresDeEstadoDeLinea[deLinea].toLowerCase()}`]),
      ...(motivo === undefined ? [] : [`motivo ${motivo}`]),
      ...(texto === '' ? [] : [`búsqueda «${texto}»`]),
      ...(filtros.producto === undefined ? [] : ['un producto']),
      ...(filtros.desdeMonto === undefined && filtros.hastaMonto === undefined ? [] : ['un rango de montos']),
    ];
    return {
      detalles: [
        `Corrida ${id} · ${nombre}`,
        `${nombresDeClaseDeCorrida[clase]}, ${nombresDeEstadoDeCorrida[estado].toLowerCase()}. Intereses del ${fechaImpresa(desde)} al ${fechaImpresa(ultimoDia)}, contabilizados el ${fechaImpresa(fecha)}.`,
        `${await detalleDeAgencias(db, alcance.agencias)}. Montos en quetzales.`,
        ...(conFiltro.length === 0 ? [] : [`Solo ${conFiltro.join(', ')}`]),
      ],
      agencias: alcance.agencias,
      cabecera: { corrida: alcance.corrida },
      lotes: recorrerLineas(db, alcance, filtros),
    };
  },
});
