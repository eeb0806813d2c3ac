// Cancels a printing in course, once the person is sure. No folio of it has been used.
import { cancelarImpresion, type Impresion } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import { nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { call } from '../../../platform/api.ts';
import { mensajeDe } from '../../../platform/api-error.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { avisar } from '../../../ui/toasts/toasts.ts';
import { refrescarFolios } from '../refrescar-folios.ts';

export function useCancelar(): (impresion: Impresion) => Promise<void> {
  const confirmar = useConfirm();
  return async ({ id, libro }) => {
    const seguro = await confirmar({
      titulo: 'Detener la impresión',
      texto: `La impresión del ${nombresDeLibro[libro]} se detiene y no usa ningún folio.`,
      accion: 'Detener la impresión',
      peligro: true,
    });
    if (!seguro) return;
    try {
      await call(cancelarImpresion, { params: { id } });
    } catch (error) {
      void avisar(mensajeDe(error), 'error');
    }
    await refrescarFolios();
  };
}
