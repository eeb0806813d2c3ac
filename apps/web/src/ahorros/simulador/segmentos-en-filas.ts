// The segments of the engine as rows: one for each band that earned, or one that earned nothing.
import type { Centavos } from '@cuadra/core/dinero';
import type { ResultadoDeInteres } from '@cuadra/core/interes/calcular';

export interface FilaDeSegmento {
  readonly desde: string;
  readonly hasta: string;
  readonly dias: number;
  readonly saldo: Centavos;
  readonly base: string;
  readonly ppm: number;
  readonly interes: string;
}

export const enFilas = ({ segmentos }: Pick<ResultadoDeInteres, 'segmentos'>): FilaDeSegmento[] =>
  segmentos.flatMap(({ desde, hasta, dias, saldo, base, tramos, interes }) =>
    tramos.length === 0
      ? [{ desde, hasta, dias, saldo, base, ppm: 0, interes }]
      : tramos.map((tramo) => ({ desde, hasta, dias, saldo, ...tramo })),
  );
