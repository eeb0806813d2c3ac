// How things of a partida are called on screen.
import { nombresDeEstadoDePartida, nombresDeTipoDePartida, type TipoManual } from '@cuadra/core/partida';
import { formatearEntero } from '#ui/format/dinero.ts';
import type { CampoDeCabecera } from './borrador/mesa.ts';

export const nombresDeTipo: Readonly<Record<TipoManual, string>> = nombresDeTipoDePartida;

export const nombresDeCampo: Readonly<Record<CampoDeCabecera, string>> = {
  fecha: 'Fecha',
  fechaDocumento: 'Fecha del documento',
  tipo: 'Tipo',
  agencia: 'Agencia',
  concepto: 'Concepto',
};

export const nombresDeEstado = nombresDeEstadoDePartida;

export const contarLineas = (cuantas: number): string =>
  cuantas === 1 ? '1 línea' : `${formatearEntero(cuantas)} líneas`;

export const conceptoOSinConcepto = (concepto: string): string =>
  concepto === '' ? 'Sin concepto' : concepto;
