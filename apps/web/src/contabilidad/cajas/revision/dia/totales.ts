// What the cajas of a day add up to, agencia by agencia. What is not counted yet is in no sum of what was: the count and
// the difference are told only of those that were, and how many are left.
import type { CajaDelDia } from '@cuadra/contract/contabilidad/cajas/revision';
import { CERO, type Centavos, sumar } from '@cuadra/core/dinero';
import { pasaDeLaTolerancia } from './avisos.ts';

export interface TotalDeAgencia {
  readonly agencia: string;
  readonly nombreAgencia: string;
  readonly cajas: number;
  readonly movimientos: number;
  readonly entradas: Centavos;
  readonly salidas: Centavos;
  readonly libro: Centavos;
  /** Null while one of them has not been counted, or none was: it would not be comparable with the books. */
  readonly contado: Centavos | null;
  readonly porContar: number;
  /** Only those that were counted; null: none was. */
  readonly diferencia: Centavos | null;
  /** One of them still waits for two people. */
  readonly excedeTolerancia: boolean;
  readonly enTransito: Centavos;
}

export function totalesPorAgencia(cajas: readonly CajaDelDia[]): TotalDeAgencia[] {
  return [...Map.groupBy(cajas, ({ agencia }) => agencia).values()].flatMap((suyas) => {
    const [primera] = suyas;
    return primera === undefined ? [] : [totalDe(suyas, primera)];
  });
}

function totalDe(cajas: readonly CajaDelDia[], { agencia, nombreAgencia }: CajaDelDia): TotalDeAgencia {
  const contadas = cajas.filter(({ contado }) => contado !== null);
  const porContar = cajas.filter(({ jornada, contado }) => jornada !== null && contado === null).length;
  return {
    agencia,
    nombreAgencia,
    cajas: cajas.length,
    movimientos: cajas.reduce((total, { movimientos }) => total + movimientos, 0),
    entradas: sumar(cajas.map(({ entradas }) => entradas)),
    salidas: sumar(cajas.map(({ salidas }) => salidas)),
    libro: sumar(cajas.map(({ libro }) => libro ?? CERO)),
    contado:
      porContar > 0 || contadas.length === 0 ? null : sumar(contadas.map(({ contado }) => contado ?? CERO)),
    porContar,
    diferencia: contadas.length === 0 ? null : sumar(contadas.map(({ diferencia }) => diferencia ?? CERO)),
    excedeTolerancia: cajas.some(pasaDeLaTolerancia),
    enTransito: sumar(cajas.map(({ enTransito }) => enTransito)),
  };
}
