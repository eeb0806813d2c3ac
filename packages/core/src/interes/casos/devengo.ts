// Simple interest of days with their balances: exact until somebody rounds it, with the segments it is made of.
import { multiplicarRacionales, NADA, type Racional, racional, sumarRacionales } from '../racional.ts';
import type { Lapso } from './anio.ts';
import type { SegmentoDeCaso } from './caso.ts';
import { type Cifras, enCorto, interesDelSegmento, redondearA } from './cifras.ts';
import type { Tarifa } from './tarifa.ts';

export interface Devengo {
  readonly interes: Racional;
  readonly segmentos: readonly SegmentoDeCaso[];
}

export const SIN_DEVENGO: Devengo = { interes: NADA, segmentos: [] };

/** What some days earn. With `cifras`, each part of the balance is rounded before they are added. */
export function devengar(lapso: Lapso, saldo: Racional, tarifa: Tarifa, cifras?: Cifras): Devengo {
  const partes = tarifa.partes(saldo, lapso.desde).map((parte) => ({
    ...parte,
    interes: multiplicarRacionales(interesAnual(parte.saldo, parte.tasa), lapso.fraccion),
  }));
  return juntar(
    partes.map((parte) => ({
      interes: cifras === undefined ? parte.interes : redondearA(parte.interes, cifras),
      segmentos: [segmento(lapso, parte.saldo, parte.tasa, parte.interes)],
    })),
  );
}

export function juntar(devengos: readonly Devengo[]): Devengo {
  return {
    interes: devengos.reduce((suma, { interes }) => sumarRacionales(suma, interes), NADA),
    segmentos: devengos.flatMap(({ segmentos }) => segmentos),
  };
}

export function segmento(
  lapso: Partial<Lapso>,
  saldo: Racional,
  tasa: Racional,
  interes: Racional,
): SegmentoDeCaso {
  return {
    ...(lapso.desde !== undefined && { desde: lapso.desde }),
    ...(lapso.hasta !== undefined && { hasta: lapso.hasta }),
    ...(lapso.dias !== undefined && { dias: lapso.dias }),
    saldo: enCorto(saldo),
    tasa: enCorto(tasa),
    interes: interesDelSegmento(interes),
  };
}

/** A rate per cent of a balance. */
export const interesAnual = (saldo: Racional, tasa: Racional): Racional =>
  racional(saldo.num * tasa.num, saldo.den * tasa.den * 100n);
