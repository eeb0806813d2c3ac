// The months that a book may be printed up to: those with something that is not printed yet, whole up to their last partida.
import type { MesDelDiario } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';

export interface MesPorImprimir {
  readonly mes: number;
  /** Where the book would end. */
  readonly hasta: number;
  /** Among what would be printed there is something of another month that is not listed before it. */
  readonly conOtros: boolean;
}

/** In their order. The book begins at `desde` and cannot go past `tope`. */
export function mesesPorImprimir(
  meses: readonly MesDelDiario[],
  { desde, tope }: { readonly desde: number; readonly tope: number },
): MesPorImprimir[] {
  const porImprimir: MesPorImprimir[] = [];
  let hasta = 0;
  for (const mes of meses) {
    // What an earlier month left for later goes with it.
    hasta = Math.max(hasta, mes.hasta);
    if (hasta >= desde && hasta <= tope) porImprimir.push({ mes: mes.mes, hasta, conOtros: mes.conOtros });
  }
  return porImprimir;
}
