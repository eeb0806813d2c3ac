// A figure beside another, in few words.
import type { Indicador } from '@cuadra/contract/contabilidad/indicadores';
import type { Centavos } from '@cuadra/core/dinero';

const porcentaje = new Intl.NumberFormat('es-GT', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** `+1.2 % este mes`. Of nothing there is no percentage. */
export function decirCambio(ahora: Centavos, antes: Centavos | undefined, cuando: string): string {
  if (antes === undefined || antes === 0)
    return ahora === 0 ? 'Sin movimiento' : `Sin saldo antes de ${cuando}`;
  const cambio = (ahora - antes) / Math.abs(antes);
  if (ahora === antes) return `Sin cambio ${cuando}`;
  return `${cambio > 0 ? '+' : '−'}${porcentaje.format(Math.abs(cambio))} ${cuando}`;
}

/** What part of the loans it is; undefined when nobody chose their accounts, or there are none. */
export function decirProporcion(mora: Centavos, indicadores: readonly Indicador[]): string | undefined {
  const cartera = indicadores.find(({ id }) => id === 'cartera')?.valor ?? 0;
  return cartera > 0 ? `${porcentaje.format(mora / cartera)} de la cartera` : undefined;
}
