// A printing that was asked for: followed until it ends, or stopped. Live events bring each step, and asking again is for
// when none arrive.
import {
  cancelarImpresion,
  type Impresion,
  verImpresion,
} from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import { nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarFolios } from '../refrescar-folios.ts';

export const SONDEO_MS = 3_000;

export const sigueEnCurso = ({ estado }: Pick<Impresion, 'estado'>): boolean =>
  estado === 'en_cola' || estado === 'haciendo';

/** As it goes now; undefined when none was asked for. */
export function useSeguimiento(pedida: Impresion | undefined): Impresion | undefined {
  const { data } = useQuery({
    ...queryOf(verImpresion, { params: { id: pedida?.id ?? '' } }),
    enabled: pedida !== undefined && sigueEnCurso(pedida),
    refetchInterval: ({ state }) =>
      state.data === undefined || sigueEnCurso(state.data) ? SONDEO_MS : false,
  });
  return pedida === undefined ? undefined : (data ?? pedida);
}

/** Cancels it, once the person is sure. No folio of it has been used. */
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
      void notify(messageOf(error), 'error');
    }
    await refrescarFolios();
  };
}
