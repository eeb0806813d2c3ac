// The days of a line cut wherever something is recorded that may change what they earn. The walk begins at the balance
// of today, from which what came later is taken off: nothing older than the period is ever read.
//
// Cuts, each date once and never joined again when both sides turn out equal (with daily compounding every cut is a
// rounding, so any other engine must cut at the same dates): the day a movement begins to count; with `intradia`
// also the day after it; the day a state begins; the day a rate table comes into force, unless the rate was agreed;
// under ACT/ACT every 1 January.
import { CERO, type Centavos, centavos, maximoDe } from '../dinero.ts';
import { fechaDeDia, leerFecha, numeroDeDia } from './dia.ts';
import {
  type EstadoDeCuenta,
  type ReglasDeInteres,
  type TratamientoDeEstado,
  tratamientoDe,
} from './reglas.ts';
import type { TablaDeTasas } from './tasas.ts';
import { vigenteEn } from './vigencia.ts';

export interface MovimientoQueGana {
  /** Its number in the account: the order inside a day, and 1 is the first one that the account ever had. */
  readonly n: number;
  /** The first day whose closing balance counts it. */
  readonly ganaDesde: string;
  readonly monto: Centavos;
}

export interface EstadoDesde {
  readonly desde: string;
  readonly estado: EstadoDeCuenta;
}

export interface EntradaDeInteres {
  /** The first day of the line and the first one after it. */
  readonly desde: string;
  readonly hasta: string;
  /** Today's, with every movement there is. */
  readonly saldoActual: Centavos;
  /** At least all those that count from `desde` on; earlier ones are ignored. */
  readonly movimientos: readonly MovimientoQueGana[];
  /** In any order, one for each day at most; before the first of them an account is active. */
  readonly estados: readonly EstadoDesde[];
  /** Zero for what has no term. */
  readonly plazoDias: number;
  /** Parts per million, fixed for the whole term; null: those of the tables. */
  readonly tasaPactada: number | null;
  readonly reglas: ReglasDeInteres;
  readonly tablas: readonly TablaDeTasas[];
  /**
   * The day whose state says whether the line is paid or waits; the last one of the line, unless said. A term ends before
   * the run that pays it does: who comes back to active after that is paid then.
   */
  readonly diaQueDecide?: string;
  /** The account ends with this line (closing, early withdrawal): what only accrued is paid too, there will be no later run. */
  readonly seLiquida?: boolean;
}

/** Days between two cuts: one balance, one state, one table. */
export interface Corte {
  readonly desde: string;
  readonly hasta: string;
  readonly diasReales: number;
  /** The balance of each of its days; never negative. */
  readonly saldo: Centavos;
  readonly estado: EstadoDeCuenta;
  readonly tratamiento: TratamientoDeEstado;
  readonly tabla: TablaDeTasas | undefined;
}

export function cortar(entrada: EntradaDeInteres): Corte[] {
  if (entrada.desde >= entrada.hasta) return [];
  const saldoDe = saldosPorDia(entrada);
  const fechas = [entrada.desde, ...fechasDeCorte(entrada), entrada.hasta];
  return fechas.slice(0, -1).map((desde, i) => {
    const hasta = fechas[i + 1] ?? entrada.hasta;
    const estado = vigenteEn(entrada.estados, desde)?.estado ?? 'activa';
    return {
      desde,
      hasta,
      diasReales: numeroDeDia(hasta) - numeroDeDia(desde),
      saldo: saldoDe(desde),
      estado,
      tratamiento: tratamientoDe(estado, entrada.reglas),
      tabla: vigenteEn(entrada.tablas, desde),
    };
  });
}

/** Inside the line, in order, each once. */
function fechasDeCorte({ desde, hasta, ...entrada }: EntradaDeInteres): string[] {
  const { intradia, base } = entrada.reglas;
  const fechas = new Set(entrada.estados.map((uno) => uno.desde));
  for (const { ganaDesde } of entrada.movimientos) {
    fechas.add(ganaDesde);
    if (intradia) fechas.add(diaSiguiente(ganaDesde));
  }
  if (entrada.tasaPactada === null) for (const tabla of entrada.tablas) fechas.add(tabla.desde);
  if (base === 'ACT/ACT-ISDA') for (const enero of primerosDeEnero(desde, hasta)) fechas.add(enero);
  return [...fechas].filter((fecha) => fecha > desde && fecha < hasta).sort();
}

function primerosDeEnero(desde: string, hasta: string): string[] {
  const primero = leerFecha(desde).anio + 1;
  const anios = leerFecha(hasta).anio - primero + 1;
  return Array.from({ length: anios }, (_, i) => `${String(primero + i).padStart(4, '0')}-01-01`);
}

/** The balance of each day that begins a cut. */
function saldosPorDia({
  desde,
  saldoActual,
  movimientos,
  reglas,
}: EntradaDeInteres): (dia: string) => Centavos {
  const enOrden = movimientos
    .filter(({ ganaDesde }) => ganaDesde >= desde)
    .sort(
      (uno, otro) =>
        (uno.ganaDesde < otro.ganaDesde ? -1 : Number(uno.ganaDesde > otro.ganaDesde)) || uno.n - otro.n,
    );
  const antes = enOrden.reduce((saldo, { monto }) => centavos(saldo - monto), saldoActual);
  const dias = new Map<string, { cierre: Centavos; menor: Centavos }>();
  let saldo = antes;
  for (const { n, ganaDesde, monto } of enOrden) {
    // What there was before the first movement ever is no moment of the account.
    const menor = dias.get(ganaDesde)?.menor ?? (n === 1 ? undefined : saldo);
    saldo = centavos(saldo + monto);
    dias.set(ganaDesde, { cierre: saldo, menor: menor === undefined || saldo < menor ? saldo : menor });
  }
  const conocidos = [...dias.keys()];
  return (dia) => {
    const suyo = dias.get(dia);
    if (reglas.intradia && suyo !== undefined) return maximoDe(suyo.menor, CERO);
    const ultimo = conocidos.findLast((conocido) => conocido <= dia);
    return maximoDe(ultimo === undefined ? antes : (dias.get(ultimo)?.cierre ?? antes), CERO);
  };
}

const diaSiguiente = (fecha: string): string => fechaDeDia(numeroDeDia(fecha) + 1);
