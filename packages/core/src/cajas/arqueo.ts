// What was found in a caja against what its book says, each medium by itself: cash that is missing is not made good by
// a cheque that is left over.
import { type Centavos, restar, sumar } from '../dinero.ts';
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
