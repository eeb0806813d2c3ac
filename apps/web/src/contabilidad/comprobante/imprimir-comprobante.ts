// Opens the comprobantes of one or several partidas (up to COMPROBANTES_MAX) in a window of their own, ready to print.
//
//   <Button onClick={() => void imprimirComprobantes([partida.id])}>
import { comprobantesPdf } from '@cuadra/contract/contabilidad/comprobantes';
import { call } from '../../app/api.ts';
import { abrirPdf, type Desenlace } from '../../ui/pdf-window.ts';

export function imprimirComprobantes(ids: readonly string[]): Promise<Desenlace> {
  return abrirPdf(() => call(comprobantesPdf, { body: { ids: [...ids] } }));
}
