// What a difference is called and how it is written: its sign is never told by colour alone.
import { type Centavos, magnitud } from '@cuadra/core/dinero';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';

/** exacta: nothing to look at; por-ver: within the tolerance; grave: two people must decide. */
export type TonoDeDiferencia = 'exacta' | 'por-ver' | 'grave';

export function tonoDeDiferencia(descuadre: Centavos, excede: boolean): TonoDeDiferencia {
  if (excede) return 'grave';
  return descuadre === 0 ? 'exacta' : 'por-ver';
}

/** `+12.50`, `(12.50)`, `0.00`. */
export const escribirDiferencia = (diferencia: Centavos): string =>
  diferencia > 0 ? `+${formatearMonto(diferencia)}` : formatearMonto(diferencia);

/** «Sobrante de Q 12.50», «Faltante de Q 12.50», «Cuadra»; with something out of place, that it only adds up to nothing. */
export function decirDiferencia(diferencia: Centavos, descuadre: Centavos | null = diferencia): string {
  if (diferencia === 0) return (descuadre ?? 0) === 0 ? 'Cuadra' : 'Sobra y falta lo mismo';
  return `${diferencia > 0 ? 'Sobrante' : 'Faltante'} de ${formatearQuetzales(magnitud(diferencia))}`;
}

/** The same inside of a sentence: «faltante de Q 12.50». */
export function diferenciaEnOracion(diferencia: Centavos): string {
  const dicha = decirDiferencia(diferencia);
  return dicha.charAt(0).toLowerCase() + dicha.slice(1);
}
