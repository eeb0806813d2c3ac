// A row of either side, as the desk shows it, and what became of it so far. The same object for the same row: what did not change is not drawn again.
import type { LineaDeMesa, MovimientoDeMesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import type { Centavos } from '@cuadra/core/dinero';
import { normalizeText } from '#ui/text/text-search.ts';

export const lados = ['banco', 'libros'] as const;
export type Lado = (typeof lados)[number];

export const otroLado = (lado: Lado): Lado => (lado === 'banco' ? 'libros' : 'banco');

export type PorLado<T> = Readonly<Record<Lado, T>>;

export interface Renglon {
  readonly id: string;
  readonly lado: Lado;
  readonly fecha: string;
  /** As a person finds it: the number of the document, of the cheque, or else of the partida. */
  readonly documento: string;
  readonly texto: string;
  readonly monto: Centavos;
  readonly pendiente: Centavos;
  readonly explicacion: LineaDeMesa['explicacion'];
  readonly partida: MovimientoDeMesa['partida'];
  /** A cheque that is on its way says it by itself. */
  readonly cheque: number | null;
  readonly detalle: string;
  /** What it is found by, normalised. */
  readonly buscable: string;
}

export const deLinea = recordado((linea: LineaDeMesa): Renglon => {
  const { id, fecha, texto, referencia, tipo, monto, pendiente, explicacion } = linea;
  return {
    ...{ id, fecha, texto, monto, pendiente, explicacion },
    lado: 'banco',
    documento: referencia ?? '',
    partida: null,
    cheque: null,
    detalle: [tipo, referencia, texto].filter(Boolean).join(' · '),
    buscable: normalizeText(`${texto} ${referencia ?? ''} ${tipo ?? ''}`),
  };
});

export const deMovimiento = recordado((movimiento: MovimientoDeMesa): Renglon => {
  const { id, fecha, concepto, documento, partida, agencia, monto, pendiente, explicacion, cheque } =
    movimiento;
  const suPartida = partida === null ? 'antes de empezar' : `partida ${partida.numero}`;
  const suCheque = cheque === null ? null : `cheque ${cheque}`;
  return {
    ...{ id, fecha, monto, pendiente, explicacion, partida, cheque },
    lado: 'libros',
    texto: concepto,
    documento: documento ?? suCheque ?? (partida === null ? '' : `P-${partida.numero}`),
    detalle: [suPartida, agencia && `agencia ${agencia}`, suCheque, documento, concepto]
      .filter(Boolean)
      .join(' · '),
    buscable: normalizeText(`${concepto} ${documento ?? ''} ${suPartida} ${suCheque ?? ''}`),
  };
});

/** What a row says never changes: another one comes in its place. */
function recordado<F extends object, R>(hacer: (fila: F) => R): (fila: F) => R {
  const hechos = new WeakMap<F, R>();
  return (fila) => {
    const antes = hechos.get(fila);
    if (antes !== undefined) return antes;
    const hecho = hacer(fila);
    hechos.set(fila, hecho);
    return hecho;
  };
}

export type EstadoDeRenglon = 'pendiente' | 'sugerido' | 'parcial' | 'explicado' | 'cruzado';

export function estadoDe({ monto, pendiente, explicacion }: Renglon, sugerido: boolean): EstadoDeRenglon {
  if (pendiente === 0) return 'cruzado';
  if (explicacion !== null) return 'explicado';
  if (sugerido) return 'sugerido';
  return pendiente === monto ? 'pendiente' : 'parcial';
}

export const nombresDeEstado: Readonly<Record<EstadoDeRenglon, string>> = {
  pendiente: 'Pendiente',
  sugerido: 'Con sugerencia',
  parcial: 'Cruzada en parte',
  explicado: 'Explicada',
  cruzado: 'Cruzada',
};

/** Nothing explains it yet. */
export const estaSinExplicar = ({ pendiente, explicacion }: Renglon): boolean =>
  pendiente !== 0 && explicacion === null;
