// Cancels a printing in course, once the person is sure. No folio of it has been used.
import { cancelarImpresion, type Impresion } from '@cuadra/contract/contabilidad/impresion-de-libros';
import { nombresDeLibro } from '@cuadra/contract/contabilidad/libros-legales';
import { call } from '../../../app/api.ts';
import { mensajeDe } from '../../../app/api-error.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { avisar } from '../../../ui/toasts.ts';
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
