// Asks for a report as a file and brings it, however long it takes. What became a job goes on by itself: whoever waits
// here may leave, and finds it among their files.
import {
  type ArchivoDeReporte,
  bajarArchivo,
  pedirArchivo,
  verArchivo,
} from '@cuadra/contract/reportes/archivos';
import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import type { FormatoDeReporte, NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import { call } from '#platform/api.ts';

export interface Pedido<R extends NombreDeReporte = NombreDeReporte> {
  readonly reporte: R;
  readonly formato: FormatoDeReporte;
  readonly filtros: FiltrosPara<R>;
}

const ESPERA_MS = 1_500;

export const pedir = ({ reporte, formato, filtros }: Pedido): Promise<ArchivoDeReporte> =>
  call(pedirArchivo, { body: { reporte, formato, filtros: { ...filtros } } });

/** Whether somebody must wait for it, or come back. */
export const esLargo = ({ estado }: ArchivoDeReporte): boolean =>
  estado === 'en_cola' || estado === 'haciendo';

export const bajar = ({ id }: Pick<ArchivoDeReporte, 'id'>): Promise<File> =>
  call(bajarArchivo, { params: { id } });

/** The file once it is made; a refusal when it could not be, or was cancelled. */
export async function esperarYBajar(archivo: ArchivoDeReporte): Promise<File> {
  let actual = archivo;
  while (esLargo(actual)) {
    await new Promise((seguir) => setTimeout(seguir, ESPERA_MS));
    actual = await call(verArchivo, { params: { id: archivo.id } });
  }
  if (actual.estado === 'fallido') throw new Error(actual.motivo ?? 'El archivo no se pudo hacer.');
  return bajar(actual);
}
