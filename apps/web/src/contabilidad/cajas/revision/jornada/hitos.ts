// The states that a jornada went through, and when; those to come, without.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { type EstadoDeJornada, nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';

export interface Hito {
  readonly estado: EstadoDeJornada;
  readonly nombre: string;
  /** Undefined: it has not come to it. */
  readonly en: string | undefined;
}

type Recorrida = Pick<Jornada, 'abiertaEn' | 'cerradaEn' | 'revisadaEn' | 'arqueos' | 'pasos'>;

export function hitosDe({ abiertaEn, cerradaEn, revisadaEn, arqueos, pasos }: Recorrida): Hito[] {
  const contada = arqueos.find(({ clase }) => clase === 'cierre')?.hechoEn;
  const observada = pasos.find(({ paso }) => paso === 'observar')?.en;
  return [
    hito('abierta', abiertaEn),
    hito('contada', contada),
    hito('cerrada', cerradaEn ?? undefined),
    // Most never are.
    ...(observada === undefined ? [] : [hito('observada', observada)]),
    hito('revisada', revisadaEn ?? undefined),
  ];
}

const hito = (estado: EstadoDeJornada, en: string | undefined): Hito => ({
  estado,
  nombre: nombresDeEstadoDeJornada[estado],
  en,
});
