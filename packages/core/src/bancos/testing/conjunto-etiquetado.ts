// For tests: a year of a bank account as its bank and as the books tell it, with the truth: which lines of either side are one thing.
// Whatever has no counterpart has a label of its own; what nobody could tell apart (same amount, same day, same words) shares one.
import { centavos } from '../../dinero.ts';
import type { LineaPorCruzar, MovimientoPorCruzar } from '../cruce.ts';
import { numeroDeDia } from '../dias.ts';
import { type Azar, azar } from './azar.ts';
import { sucesos } from './sucesos.ts';
import { trampas } from './trampas.ts';

export interface ConjuntoEtiquetado {
  readonly lineas: readonly LineaPorCruzar[];
  readonly movimientos: readonly MovimientoPorCruzar[];
  /** By the identifier of a line of either side. */
  readonly etiquetas: ReadonlyMap<string, string>;
  /** Labels whose lines are paired one to one in any order. */
  readonly intercambiables: ReadonlySet<string>;
}

interface Dicho {
  readonly dia: number;
  /** In centavos; what enters is positive. */
  readonly cantidad: number;
  readonly texto: string;
  readonly documento?: string | null;
}

export interface Obra {
  readonly azar: Azar;
  readonly etiqueta: () => string;
  readonly numero: () => number;
  readonly banco: (etiqueta: string, dicho: Dicho & { readonly tipo?: string }) => void;
  readonly libros: (etiqueta: string, dicho: Dicho & { readonly partida?: string }) => void;
  readonly sonIntercambiables: (etiqueta: string) => void;
  /** A day of the year. */
  readonly dia: () => number;
}

export function conjuntoEtiquetado(semilla: number, cuantas = 5_000): ConjuntoEtiquetado {
  const lineas: LineaPorCruzar[] = [];
  const movimientos: MovimientoPorCruzar[] = [];
  const etiquetas = new Map<string, string>();
  const intercambiables = new Set<string>();
  const suerte = azar(semilla);
  let siguiente = 0;
  const obra: Obra = {
    azar: suerte,
    etiqueta: () => `suceso ${++siguiente}`,
    numero: () => 300_000 + 7 * ++siguiente,
    dia: () => suerte.entero(0, 364),
    banco: (
      etiqueta,
      { dia, cantidad, texto, documento: referencia = null, tipo = null as string | null },
    ) => {
      const id = `b${lineas.length + 1}`;
      lineas.push({ id, fecha: fechaDe(dia), monto: centavos(cantidad), texto, referencia, tipo });
      etiquetas.set(id, etiqueta);
    },
    libros: (etiqueta, { dia, cantidad, texto: concepto, documento = null, partida }) => {
      const id = `l${movimientos.length + 1}`;
      const suya = partida ?? `partida de ${id}`;
      movimientos.push({
        id,
        fecha: fechaDe(dia),
        monto: centavos(cantidad),
        concepto,
        documento,
        partida: suya,
      });
      etiquetas.set(id, etiqueta);
    },
    sonIntercambiables: (etiqueta) => intercambiables.add(etiqueta),
  };
  while (lineas.length < cuantas) {
    const uno = suerte.suerte(6) ? suerte.de(trampas) : porPeso(suerte);
    uno(obra);
  }
  const porFecha = (a: { fecha: string }, b: { fecha: string }) =>
    a.fecha < b.fecha ? -1 : a.fecha > b.fecha ? 1 : 0;
  return {
    lineas: lineas.sort(porFecha),
    movimientos: movimientos.sort(porFecha),
    etiquetas,
    intercambiables,
  };
}

const PRIMER_DIA = numeroDeDia('2026-01-01');

function fechaDe(dia: number): string {
  return new Date((PRIMER_DIA + dia) * 86_400_000).toISOString().slice(0, 10);
}

function porPeso({ fraccion }: Azar): (obra: Obra) => void {
  const total = sucesos.reduce((suma, { peso }) => suma + peso, 0);
  let resto = fraccion() * total;
  for (const { peso, ocurre } of sucesos) {
    resto -= peso;
    if (resto < 0) return ocurre;
  }
  throw new RangeError('los pesos no suman');
}
