import type { ResultadoDeReconstruir } from '@cuadra/contract/contabilidad/saldos';
import { formatearEntero } from '#ui/format/dinero.ts';

/** In a sentence, balances, counts of partidas and counterparts apart. */
export function contarCorregidos({
  corregidos,
  conteosCorregidos,
  contrapartidasCorregidas,
}: ResultadoDeReconstruir): string {
  const total = corregidos + conteosCorregidos + contrapartidasCorregidas;
  if (total === 0) return 'Todos los saldos guardados eran correctos.';
  const partes = [
    ...(corregidos > 0 ? [cuantos(corregidos, 'saldo', 'saldos')] : []),
    ...(conteosCorregidos > 0
      ? [cuantos(conteosCorregidos, 'conteo de partidas', 'conteos de partidas')]
      : []),
    ...(contrapartidasCorregidas > 0
      ? [cuantos(contrapartidasCorregidas, 'suma de contrapartidas', 'sumas de contrapartidas')]
      : []),
  ];
  const verbo = total === 1 ? 'Se corrigió' : 'Se corrigieron';
  return `${verbo} ${enumerar.format(partes)}.`;
}

const enumerar = new Intl.ListFormat('es-GT', { type: 'conjunction' });

const cuantos = (cantidad: number, uno: string, varios: string) =>
  `${formatearEntero(cantidad)} ${cantidad === 1 ? uno : varios}`;
