import type { ResultadoDeReconstruir } from '@cuadra/contract/contabilidad/saldos';
import { formatearEntero } from '../../ui/format/dinero.ts';

/** In a sentence, balances and counts of partidas apart. */
export function contarCorregidos({ corregidos, conteosCorregidos }: ResultadoDeReconstruir): string {
  if (corregidos === 0 && conteosCorregidos === 0) return 'Todos los saldos guardados eran correctos.';
  const partes = [
    ...(corregidos > 0 ? [cuantos(corregidos, 'saldo', 'saldos')] : []),
    ...(conteosCorregidos > 0
      ? [cuantos(conteosCorregidos, 'conteo de partidas', 'conteos de partidas')]
      : []),
  ];
  const verbo = corregidos + conteosCorregidos === 1 ? 'Se corrigió' : 'Se corrigieron';
  return `${verbo} ${partes.join(' y ')}.`;
}

const cuantos = (cantidad: number, uno: string, varios: string) =>
  `${formatearEntero(cantidad)} ${cantidad === 1 ? uno : varios}`;
