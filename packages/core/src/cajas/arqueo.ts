// What was found in a caja against what its book says, each medium by itself: cash that is missing is not made good by
// a cheque that is left over.
import { type Centavos, magnitud, restar, sumar } from '../dinero.ts';
import { type Conteo, valorDeConteo } from './denominaciones.ts';

export const mediosDeCaja = ['efectivo', 'cheque', 'vale'] as const;
export type MedioDeCaja = (typeof mediosDeCaja)[number];

/** As people read them, on screen and on paper. */
export const nombresDeMedioDeCaja: Readonly<Record<MedioDeCaja, string>> = {
  efectivo: 'Efectivo',
  cheque: 'Cheques',
  vale: 'Vales',
};

export type PorMedio = Readonly<Record<MedioDeCaja, Centavos>>;

export interface Contado {
  readonly efectivo: Conteo;
  readonly cheques: readonly ConMonto[];
  readonly vales: readonly ConMonto[];
}

interface ConMonto {
  readonly monto: Centavos;
}

export function contadoPorMedio({ efectivo, cheques, vales }: Contado): PorMedio {
  const total = (documentos: readonly ConMonto[]) => sumar(documentos.map(({ monto }) => monto));
  return { efectivo: valorDeConteo(efectivo), cheque: total(cheques), vale: total(vales) };
}

export function totalPorMedio(montos: PorMedio): Centavos {
  return sumar(mediosDeCaja.map((medio) => montos[medio]));
}

/** Counted − book: more than zero is a sobrante, less a faltante. */
export function diferenciaPorMedio(contado: PorMedio, libro: PorMedio): PorMedio {
  return {
    efectivo: restar(contado.efectivo, libro.efectivo),
    cheque: restar(contado.cheque, libro.cheque),
    vale: restar(contado.vale, libro.vale),
  };
}

/**
 * Whether they are more than what one person may settle. Their sizes are added, not the differences: a faltante and a
 * sobrante of the same amount are two things to explain, not none. No sign is mended here, and none is kept.
 */
export function excedeTolerancia(diferencias: readonly Centavos[], tolerancia: Centavos): boolean {
  return sumar(diferencias.map(magnitud)) > tolerancia;
}
