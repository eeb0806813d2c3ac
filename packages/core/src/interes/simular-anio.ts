// What a product costs in a year: a balance that nobody touches, paid at each of its posting dates. No books, no clock.
import { CERO, type Centavos, centavos, restar, sumar } from '../dinero.ts';
import { type Periodo, periodosEntre } from './abonos.ts';
import { calcularInteres, DECIMALES_EXACTOS, type ResultadoDeInteres } from './calcular.ts';
import { escribirFecha, fechaDeDia, leerFecha, numeroDeDia, sumarMeses } from './dia.ts';
import { type ParametroDeIsr, retencion } from './isr.ts';
import { enDecimales, NADA, racional, sumarRacionales } from './racional.ts';
import type { ReglasDeInteres } from './reglas.ts';
import type { TablaDeTasas } from './tasas.ts';

export interface SimulacionDeAnio {
  readonly desde: string;
  /** The average balance of an account, and how many there are. */
  readonly saldo: Centavos;
  readonly cuentas: number;
  readonly plazoDias: number;
  readonly tasaPactada: number | null;
  readonly reglas: ReglasDeInteres;
  readonly tablas: readonly TablaDeTasas[];
  /** Null: nothing is withheld. */
  readonly isr: ParametroDeIsr | null;
  /** Whether what is paid stays in the account and earns; otherwise it is taken out. */
  readonly capitaliza: boolean;
}

export interface AbonoSimulado extends Periodo {
  readonly saldo: Centavos;
  readonly interes: Centavos;
  readonly isr: Centavos;
  readonly resultado: ResultadoDeInteres;
}

export interface AnioSimulado {
  readonly abonos: readonly AbonoSimulado[];
  /** For one account. */
  readonly interes: Centavos;
  readonly isr: Centavos;
  /** For all of them. */
  readonly costo: Centavos;
  /** In per cent of the balance, before rounding what is paid; twelve decimals. */
  readonly tasaEfectiva: string;
}

export function simularAnio(simulacion: SimulacionDeAnio): AnioSimulado {
  const abonos: AbonoSimulado[] = [];
  let saldo = simulacion.saldo;
  for (const periodo of periodosDelAnio(simulacion)) {
    const abono = abonar(simulacion, periodo, saldo);
    abonos.push(abono);
    if (simulacion.capitaliza) saldo = sumar([saldo, restar(abono.interes, abono.isr)]);
  }
  const interes = sumar(abonos.map((abono) => abono.interes));
  return {
    abonos,
    interes,
    isr: sumar(abonos.map(({ isr }) => isr)),
    costo: centavos(interes * simulacion.cuentas),
    tasaEfectiva: tasaEfectiva(simulacion.saldo, abonos),
  };
}

/** Negative when the second costs less. */
export const diferenciaDeCosto = (antes: AnioSimulado, despues: AnioSimulado): Centavos =>
  restar(despues.costo, antes.costo);

function abonar(
  { plazoDias, tasaPactada, reglas, tablas, isr }: SimulacionDeAnio,
  { desde, hasta }: Periodo,
  saldo: Centavos,
): AbonoSimulado {
  const resultado = calcularInteres({
    desde,
    hasta,
    saldoActual: saldo,
    movimientos: [],
    estados: [],
    plazoDias,
    tasaPactada,
    reglas,
    tablas,
  });
  const { interes } = resultado;
  return {
    desde,
    hasta,
    saldo,
    interes,
    isr: isr === null ? CERO : retencion(interes, isr, 'afecto'),
    resultado,
  };
}

/** From that day to the same of the next year; the last period ends there. A term is renewed whenever it ends. */
function periodosDelAnio({ desde, plazoDias, reglas: { abono } }: SimulacionDeAnio): Periodo[] {
  const hasta = escribirFecha(sumarMeses(leerFecha(desde), 12));
  const enteros =
    abono === 'vencimiento'
      ? plazosEntre(desde, hasta, plazoDias)
      : periodosEntre(abono, desde, hasta, { apertura: desde });
  return enteros.map((periodo) => (periodo.hasta > hasta ? { ...periodo, hasta } : periodo));
}

function plazosEntre(desde: string, hasta: string, plazoDias: number): Periodo[] {
  if (plazoDias <= 0) return [{ desde, hasta }];
  const [primero, fin] = [numeroDeDia(desde), numeroDeDia(hasta)];
  return Array.from({ length: Math.ceil((fin - primero) / plazoDias) }, (_, i) => ({
    desde: fechaDeDia(primero + i * plazoDias),
    hasta: fechaDeDia(primero + (i + 1) * plazoDias),
  }));
}

function tasaEfectiva(saldo: Centavos, abonos: readonly AbonoSimulado[]): string {
  const ganado = abonos.reduce((suma, { resultado }) => sumarRacionales(suma, resultado.fraccion), NADA);
  const tasa = saldo <= 0 ? NADA : racional(ganado.num * 100n, ganado.den * BigInt(saldo));
  return enDecimales(tasa, DECIMALES_EXACTOS, 'mitad-arriba');
}
