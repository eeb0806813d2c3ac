// For tests: how much of what a program paired is true, and how much of the truth it found.
import type { CruceHallado } from '../cruce.ts';
import type { ConjuntoEtiquetado } from './conjunto-etiquetado.ts';

export interface Medicion {
  /** How much of what was paired is true: 0 to 1. */
  readonly precision: number;
  /** How much of what is true was paired. */
  readonly exhaustividad: number;
  readonly falsos: readonly CruceHallado[];
}

export function medirCruces(conjunto: ConjuntoEtiquetado, cruces: readonly CruceHallado[]): Medicion {
  const tamanos = porEtiqueta(conjunto);
  const esCierto = ({ lineas, movimientos }: CruceHallado) => {
    const [etiqueta = '', ...otras] = new Set(
      [...lineas, ...movimientos].map((id) => conjunto.etiquetas.get(id)),
    );
    const { enBanco = 0, enLibros = 0 } = tamanos.get(etiqueta) ?? {};
    if (otras.length > 0) return false;
    if (conjunto.intercambiables.has(etiqueta)) return lineas.length === movimientos.length;
    return lineas.length === enBanco && movimientos.length === enLibros;
  };
  const falsos = cruces.filter((cruce) => !esCierto(cruce));
  const ciertos = cruces.length - falsos.length;
  const porHallar = [...tamanos].reduce((suma, [etiqueta, { enBanco, enLibros }]) => {
    if (enBanco === 0 || enLibros === 0) return suma;
    return suma + (conjunto.intercambiables.has(etiqueta) ? enBanco : 1);
  }, 0);
  return {
    precision: cruces.length === 0 ? 1 : ciertos / cruces.length,
    exhaustividad: ciertos / porHallar,
    falsos,
  };
}

function porEtiqueta({ lineas, movimientos, etiquetas }: ConjuntoEtiquetado) {
  const tamanos = new Map<string, { enBanco: number; enLibros: number }>();
  const contar = (id: string, lado: 'enBanco' | 'enLibros') => {
    const etiqueta = etiquetas.get(id) ?? id;
    const suyo = tamanos.get(etiqueta) ?? { enBanco: 0, enLibros: 0 };
    suyo[lado]++;
    tamanos.set(etiqueta, suyo);
  };
  for (const { id } of lineas) contar(id, 'enBanco');
  for (const { id } of movimientos) contar(id, 'enLibros');
  return tamanos;
}
