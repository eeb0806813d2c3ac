// What is simulated: some days of an account, by the rules in force and by others that somebody tries. It runs here, with
// the engine of the runs itself (core/interes): it touches no books and asks nobody.
import { CERO, type Centavos, centavos, restar, sumar } from '@cuadra/core/dinero';
import { calcularInteres, type ResultadoDeInteres } from '@cuadra/core/interes/calcular';
import { type ParametroDeIsr, retencion } from '@cuadra/core/interes/isr';
import { type Incompatibilidad, incompatibilidades, type ReglasDeInteres } from '@cuadra/core/interes/reglas';
import type { EstadoDesde } from '@cuadra/core/interes/segmentos';
import { type AnioSimulado, simularAnio } from '@cuadra/core/interes/simular-anio';
import type { TablaDeTasas } from '@cuadra/core/interes/tasas';
import { addDays } from '#ui/format/typed-date.ts';

export interface MovimientoEscrito {
  readonly clave: number;
  readonly fecha: string;
  /** Negative: a withdrawal. */
  readonly monto: Centavos;
}

/** What happens in the account, whichever the rules. */
export interface Caso {
  readonly desde: string;
  readonly ultimoDia: string;
  /** When the first day begins. */
  readonly saldo: Centavos;
  readonly movimientos: readonly MovimientoEscrito[];
  readonly estados: readonly EstadoDesde[];
  readonly plazoDias: number;
  /** How many accounts like it, for what it costs a year. */
  readonly cuentas: number;
  readonly afecta: boolean;
}

/** By what it earns. */
export interface Condiciones {
  readonly reglas: ReglasDeInteres;
  readonly tablas: readonly TablaDeTasas[];
  readonly tasaPactada: number | null;
}

export interface Simulado {
  readonly resultado: ResultadoDeInteres;
  readonly isr: Centavos;
  readonly neto: Centavos;
  /** The same balance for a year, untouched. */
  readonly anio: AnioSimulado;
}

/** What does not go together; then nothing is simulated. */
export const reparosDe = ({ reglas, tablas, tasaPactada }: Condiciones): Incompatibilidad[] =>
  incompatibilidades(reglas, tasaPactada === null ? tablas : []);

export function simular(
  caso: Caso,
  condiciones: Condiciones,
  isr: ParametroDeIsr | null,
): Simulado | undefined {
  if (caso.ultimoDia < caso.desde || reparosDe(condiciones).length > 0) return undefined;
  const { reglas, tablas, tasaPactada } = condiciones;
  const { desde, plazoDias, estados, movimientos } = caso;
  const resultado = calcularInteres({
    ...{ desde, plazoDias, estados, reglas, tablas, tasaPactada },
    hasta: addDays(caso.ultimoDia, 1),
    saldoActual: sumar([caso.saldo, ...movimientos.map(({ monto }) => monto)]),
    // None is the first one ever: the balance of the beginning was there.
    movimientos: movimientos.map(({ fecha, monto }, i) => ({ n: i + 2, ganaDesde: fecha, monto })),
  });
  const suIsr = caso.afecta ? isr : null;
  const retenido = suIsr === null ? CERO : retencion(resultado.interes, suIsr, 'afecto');
  return {
    resultado,
    isr: retenido,
    neto: restar(resultado.interes, retenido),
    anio: simularAnio({
      ...{ desde, plazoDias, reglas, tablas, tasaPactada },
      saldo: saldoPromedio(caso, resultado),
      cuentas: caso.cuentas,
      isr: suIsr,
      capitaliza: true,
    }),
  };
}

/** What the account held on an average day: what a year of it would cost. */
function saldoPromedio({ saldo }: Caso, { dias, saldoDias }: ResultadoDeInteres): Centavos {
  return dias === 0 ? saldo : centavos(Number(saldoDias / BigInt(dias)));
}
