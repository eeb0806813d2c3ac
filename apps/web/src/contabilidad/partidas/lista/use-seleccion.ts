// The partidas chosen to do something with all of them, up to as many as the server deals with at once.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { type RowSelection, useRowSelection } from '#ui/tables/row-selection.ts';

export const SELECCION_MAX = 200;

export type EstadoDeSeleccion = RowSelection<ResumenDePartida>;

export const useSeleccion = (de: string): EstadoDeSeleccion => useRowSelection(de, SELECCION_MAX);
