// The conciliación cuadrática: from what the bank says of a month to what the books say, in four columns. What was outstanding when the
// month began was told by one side in another month, so it leaves that side's movement; what is outstanding at the end enters
// it. Each row adds by itself: saldo inicial + ingresos − egresos = saldo final.
import { CERO, type Centavos, centavos, restar, sumar } from '../dinero.ts';
import { type Pendiente, porClase } from './conciliacion.ts';
import { type ClaseDePendiente, nombresDeClase } from './conciliacion-textos.ts';

export interface Columnas {
  readonly saldoInicial: Centavos;
  readonly ingresos: Centavos;
  readonly egresos: Centavos;
  readonly saldoFinal: Centavos;
}

export interface RenglonCuadratico extends Columnas {
  readonly clase: 'segun-banco' | 'compensaciones' | 'segun-libros' | ClaseDePendiente;
  /** Where something is outstanding: at which end of the month, and how many. */
  readonly momento: 'inicial' | 'final' | null;
  readonly cuantos: number;
  readonly texto: string;
}

export interface TotalesDelMes {
  readonly saldoInicial: Centavos;
  /** Both positive. */
  readonly entradas: Centavos;
  readonly salidas: Centavos;
}

export interface PorCuadrar {
  readonly banco: TotalesDelMes;
  readonly libros: TotalesDelMes;
  /** At the end of the previous month, and at the end of this one. */
  readonly alInicio: readonly Pendiente[];
  readonly alFinal: readonly Pendiente[];
}

export interface Cuadratica {
  /** From the bank to the books: the last is the sum of the others, and what is left over is in `diferencias`. */
  readonly renglones: readonly RenglonCuadratico[];
  /** All zero, or something was not handed over. */
  readonly diferencias: Columnas;
}

export function cuadratica({ banco, libros, alInicio, alFinal }: PorCuadrar): Cuadratica {
  const segunBanco = segun('segun-banco', 'Según banco', banco);
  const segunLibros = segun('segun-libros', 'Según libros', libros);
  const pendientes = [...renglonesDe(alInicio, 'inicial'), ...renglonesDe(alFinal, 'final')];
  const compensado = compensaciones([segunBanco, ...pendientes], segunLibros);
  const renglones = [segunBanco, ...pendientes, ...(compensado.ingresos === 0 ? [] : [compensado])];
  const columna = (cual: keyof Columnas) =>
    restar(segunLibros[cual], sumar(renglones.map((renglon) => renglon[cual])));
  const diferencias = {
    saldoInicial: columna('saldoInicial'),
    ingresos: columna('ingresos'),
    egresos: columna('egresos'),
    saldoFinal: columna('saldoFinal'),
  };
  return { renglones: [...renglones, segunLibros], diferencias };
}

function segun(
  clase: 'segun-banco' | 'segun-libros',
  texto: string,
  { saldoInicial, entradas, salidas }: TotalesDelMes,
): RenglonCuadratico {
  const saldoFinal = restar(sumar([saldoInicial, entradas]), salidas);
  return {
    clase,
    momento: null,
    cuantos: 0,
    texto,
    saldoInicial,
    ingresos: entradas,
    egresos: salidas,
    saldoFinal,
  };
}

function renglonesDe(pendientes: readonly Pendiente[], momento: 'inicial' | 'final'): RenglonCuadratico[] {
  const cuando = momento === 'inicial' ? 'al inicio' : 'al final';
  return porClase(pendientes).map(({ lado, clase, suyos }) => {
    // What only the books have takes the bank's figures to theirs; what only the bank has is taken away.
    const total = (deEntrada: boolean) => {
      const suma = sumar(suyos.filter(({ monto }) => monto > 0 === deEntrada).map(({ monto }) => monto));
      return lado === 'libros' ? suma : centavos(-suma);
    };
    const [entradas, salidas] = [total(true), centavos(-total(false))];
    const saldo = restar(entradas, salidas);
    const deQuien = clase === 'excluida' ? (lado === 'banco' ? ' del banco' : ' de los libros') : '';
    const comun = {
      clase,
      momento,
      cuantos: suyos.length,
      texto: `${nombresDeClase[clase][1]}${deQuien} ${cuando}`,
    };
    return momento === 'inicial'
      ? {
          ...comun,
          saldoInicial: saldo,
          ingresos: centavos(-entradas),
          egresos: centavos(-salidas),
          saldoFinal: CERO,
        }
      : { ...comun, saldoInicial: CERO, ingresos: entradas, egresos: salidas, saldoFinal: saldo };
  });
}

/** What one side tells as an income and an outcome and the other tells net, or not at all: a charge and its return, a partida and its
 * reversal. It moves both columns alike and no balance. */
function compensaciones(
  renglones: readonly RenglonCuadratico[],
  segunLibros: RenglonCuadratico,
): RenglonCuadratico {
  const monto = restar(segunLibros.egresos, sumar(renglones.map(({ egresos }) => egresos)));
  const texto = 'Movimientos que se compensan entre sí';
  const saldos = { saldoInicial: CERO, saldoFinal: CERO };
  return {
    clase: 'compensaciones',
    momento: null,
    cuantos: 0,
    texto,
    ...saldos,
    ingresos: monto,
    egresos: monto,
  };
}
