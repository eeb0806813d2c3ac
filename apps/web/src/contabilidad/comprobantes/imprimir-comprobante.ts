// Opens the comprobantes of one or several partidas (up to COMPROBANTES_MAX) in a window of their own, ready to print.
//
//   <Button onClick={() => void imprimirComprobantes([partida.id])}>
import { comprobantesPdf } from '@cuadra/contract/contabilidad/comprobantes';
import { call } from '#platform/api.ts';
import { openPdf, type PdfOutcome } from '#ui/files/pdf-window.ts';

export function imprimirComprobantes(
  /** Those, or the ones that are known after something is saved: the window opens at the click, and waits for it. */
  ids: readonly string[] | (() => Promise<readonly string[]>),
  /** The window only says that it could not be. */
  alFallar: (error: unknown) => void = () => undefined,
): Promise<PdfOutcome> {
  return openPdf(async () => {
    try {
      return await call(comprobantesPdf, {
        body: { ids: [...(typeof ids === 'function' ? await ids() : ids)] },
      });
    } catch (error) {
      alFallar(error);
      throw error;
    }
  });
}
