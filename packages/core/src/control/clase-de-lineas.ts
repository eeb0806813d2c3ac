// What a partida does with money, read from its lines: what leaves cash, banks or members' accounts. Its type, which its author
// chose, says nothing about it. PostgreSQL reads the same way (control_clase).
import { CERO, type Centavos, maximoDe, opuesto, restar, sumar } from '../dinero.ts';
import type { LineaDePartida } from '../partida.ts';
import { type ClaseDeOperacion, definicionDe, type Operacion } from './operaciones.ts';

/** What the money behind an account is, if it is any: cash and banks, or what members keep here. */
export type Dinero = 'efectivo' | 'socios';
export type DineroDeCuenta = (idCuenta: string) => Dinero | undefined;

export interface Acto {
  readonly clase: ClaseDeOperacion;
  /** What counts: what leaves, what comes in or, of what moves inside, all of it. */
  readonly monto: Centavos;
}

export function actoDe(
  operacion: Operacion,
  lineas: readonly LineaDePartida[],
  dinero: DineroDeCuenta,
): Acto {
  const de = (cual: Dinero) => lineas.filter(({ idCuenta }) => dinero(idCuenta) === cual);
  const neto = sumar(de('efectivo').map(({ debe, haber }) => restar(debe, haber)));
  // Whole, and not its net: from one member to another it is of the same account of the books.
  const deSocios = sumar(de('socios').map(({ debe }) => debe));
  const total = sumar(lineas.map(({ debe }) => debe));
  const { clase } = definicionDe(operacion);
  const sale = maximoDe(opuesto(neto), CERO);
  if (sale > 0 || clase === 'paga' || (clase === 'lineas' && deSocios > 0)) {
    const visto = maximoDe(sale, deSocios);
    return { clase: 'paga', monto: clase === 'paga' ? maximoDe(visto, total) : visto };
  }
  if (clase === 'ingresa' || (clase === 'lineas' && neto > 0))
    return { clase: 'ingresa', monto: maximoDe(neto, CERO) || total };
  return { clase: 'mueve', monto: total };
}
