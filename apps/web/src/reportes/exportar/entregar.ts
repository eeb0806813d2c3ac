// Asks for a report and hands it over: a sheet is saved, a PDF opens in its own window, which waits for it. A long one
// goes on by itself, and the person is told that they may leave.
//
//   await entregar({ reporte: 'partidas', formato: 'pdf', filtros });
import { openPdf } from '#ui/files/pdf-window.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { bajar, esLargo, esperarYBajar, type Pedido, pedir } from './traer-archivo.ts';

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
