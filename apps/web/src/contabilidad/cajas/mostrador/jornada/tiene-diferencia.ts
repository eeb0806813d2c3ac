// Whether there is something to explain: cash that is missing is not made good by a cheque that is left over, nor by what
// was left over when it was opened.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { diferenciaPorMedio, mediosDeCaja } from '@cuadra/core/cajas/arqueo';

export function tieneDiferencia({
  arqueos,
  libroPorMedio,
  diferencia,
}: Pick<Jornada, 'arqueos' | 'libroPorMedio' | 'diferencia'>): boolean {
  const contado = arqueos.findLast(({ clase }) => clase === 'cierre')?.contado;
  if (contado === undefined || libroPorMedio === null) return false;
  const porMedio = diferenciaPorMedio(contado, libroPorMedio);
  return mediosDeCaja.some((medio) => porMedio[medio] !== 0) || (diferencia !== null && diferencia !== 0);
}
