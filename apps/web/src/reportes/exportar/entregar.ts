// Asks for a report and hands it over: a sheet is saved, a PDF opens in its own window, which waits for it. A long one
// goes on by itself, and the person is told that they may leave.
//
//   await entregar({ reporte: 'partidas', formato: 'pdf', filtros });
import {
  type ArchivoDeReporte,
  bajarArchivo,
  pedirArchivo,
  verArchivo,
} from '@cuadra/contract/reportes/archivos';
import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import type { FormatoDeReporte, NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import { call } from '#platform/api.ts';
import { openPdf } from '#ui/files/pdf-window.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { notify } from '#ui/toasts/toasts.ts';

const AVISO_DE_LARGO = 'El archivo es grande: se hará aunque salga de esta página, y le avisaremos.';

export function entregar(pedido: Pedido): Promise<void> {
  return pedido.formato === 'pdf' ? abrirEnVentana(pedido) : guardar(pedido);
}

async function guardar(pedido: Pedido): Promise<void> {
  const archivo = await pedir(pedido);
  if (esLargo(archivo)) return notify(AVISO_DE_LARGO, 'info');
  saveFile(await bajar(archivo));
}

/** The button is free again as soon as it is known that the window will wait for a while. */
function abrirEnVentana(pedido: Pedido): Promise<void> {
  return new Promise((libre, fallar) => {
    const cargar = async () => {
      const archivo = await pedir(pedido).catch((error: unknown) => {
        fallar(error);
        throw error;
      });
      if (esLargo(archivo)) {
        void notify(AVISO_DE_LARGO, 'info');
        libre();
      }
      return esperarYBajar(archivo);
    };
    void openPdf(cargar).then(() => libre());
  });
}

interface Pedido<R extends NombreDeReporte = NombreDeReporte> {
  readonly reporte: R;
  readonly formato: FormatoDeReporte;
  readonly filtros: FiltrosPara<R>;
}

const ESPERA_MS = 1_500;

/**
 * Asks for a report as a file and brings it, however long it takes. What became a job goes on by itself: whoever
 * waits here may leave, and finds it among their files.
 */
const pedir = ({ reporte, formato, filtros }: Pedido): Promise<ArchivoDeReporte> =>
  call(pedirArchivo, { body: { reporte, formato, filtros: { ...filtros } } });

/** Whether somebody must wait for it, or come back. */
export const esLargo = ({ estado }: ArchivoDeReporte): boolean =>
  estado === 'en_cola' || estado === 'haciendo';

export const bajar = ({ id }: Pick<ArchivoDeReporte, 'id'>): Promise<File> =>
  call(bajarArchivo, { params: { id } });

/** The file once it is made; a refusal when it could not be, or was cancelled. */
async function esperarYBajar(archivo: ArchivoDeReporte): Promise<File> {
  let actual = archivo;
  while (esLargo(actual)) {
    await new Promise((seguir) => setTimeout(seguir, ESPERA_MS));
    actual = await call(verArchivo, { params: { id: archivo.id } });
  }
  if (actual.estado === 'fallido') throw new Error(actual.motivo ?? 'El archivo no se pudo hacer.');
  return bajar(actual);
}
