// Rules that follow one another by the day they begin: which one is in force, which are coming and which are over.
import { fechaDeDia, numeroDeDia } from '../interes/dia.ts';

export const situacionesDeRegla = ['borrador', 'por-venir', 'vigente', 'anterior'] as const;
export type SituacionDeRegla = (typeof situacionesDeRegla)[number];

export const nombresDeSituacion: Readonly<Record<SituacionDeRegla, string>> = {
  borrador: 'Por publicar',
  'por-venir': 'Por venir',
  vigente: 'Vigente',
  anterior: 'Anterior',
};

interface Regla {
  readonly desde: string;
  readonly estado: 'borrador' | 'publicada';
}

export type Vigencia<R> = R & {
  readonly situacion: SituacionDeRegla;
  /** The last day it is in force; null while nothing follows it, and of a draft. */
  readonly ultimoDia: string | null;
};

/** Drafts first, then from the newest to the oldest. */
export function conVigencia<R extends Regla>(reglas: readonly R[], hoy: string): Vigencia<R>[] {
  const recientes = [...reglas].sort((una, otra) => (una.desde < otra.desde ? 1 : -1));
  const publicadas = recientes.filter(({ estado }) => estado === 'publicada');
  const vigente = publicadas.find(({ desde }) => desde <= hoy);
  return [
    ...recientes
      .filter(({ estado }) => estado === 'borrador')
      .map((regla) => ({ ...regla, situacion: 'borrador' as const, ultimoDia: null })),
    ...publicadas.map((regla, i) => ({
      ...regla,
      situacion: situacionDe(regla, vigente),
      ultimoDia: vispera(publicadas[i - 1]?.desde),
    })),
  ];
}

function situacionDe(regla: Regla, vigente: Regla | undefined): SituacionDeRegla {
  if (regla === vigente) return 'vigente';
  return vigente === undefined || regla.desde > vigente.desde ? 'por-venir' : 'anterior';
}

const vispera = (dia: string | undefined): string | null =>
  dia === undefined ? null : fechaDeDia(numeroDeDia(dia) - 1);
