// What an account earns in some days, beside what it would earn with other rules, and what that would cost in a year. It reads the
// account as it is and writes nothing.
import type * as contrato from '@cuadra/contract/ahorros/simulador';
import type { BodyOf, ResponseOf } from '@cuadra/contract/endpoint';
import { incompatibilidades, type ReglasDeInteres } from '@cuadra/core/interes/reglas';
import { type AnioSimulado, simularAnio } from '@cuadra/core/interes/simular-anio';
import { leerCuentaPorMover } from '#ahorros/cuentas/cuentas-por-mover.ts';
import {
  type CuentaQueGana,
  calcularGanado,
  exigirReglas,
  leerCuentaQueGana,
} from '#ahorros/cuentas/interes-de-cuenta.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

type Simulacion = ResponseOf<typeof contrato.simularCuenta>;

export async function simularCuenta(
  db: Database,
  actor: Actor,
  { cuenta: id, desde, ultimoDia, cambios }: BodyOf<typeof contrato.simularCuenta>,
): Promise<Simulacion> {
  await leerCuentaPorMover(db, actor, id);
  const hasta = Temporal.PlainDate.from(ultimoDia).add({ days: 1 }).toString();
  const cuenta = await leerCuentaQueGana(db, id, { desde, hasta });
  const { ppm, ...deReglas } = cambios;
  const reglas = { ...exigirReglas(cuenta), ...sinAusentes(deReglas) };
  const tasaPactada = ppm ?? cuenta.entrada.tasaPactada;
  exigirQueVayanJuntas(reglas, tasaPactada === null ? cuenta.entrada.tablas : []);
  const otra: CuentaQueGana = {
    ...cuenta,
    reglas,
    entrada: { ...cuenta.entrada, reglas, tasaPactada },
  };
  const [actual, simulado] = [anioDe(cuenta), anioDe(otra)];
  return {
    actual: contada(cuenta, actual),
    simulado: contada(otra, simulado),
    diferenciaAnual: simulado.interes - actual.interes,
  };
}

function exigirQueVayanJuntas(
  reglas: ReglasDeInteres,
  tablas: Parameters<typeof incompatibilidades>[1],
): void {
  const halladas = incompatibilidades(reglas, tablas);
  if (halladas.length === 0) return;
  throw new ProblemaError('REGLAS_INCOMPATIBLES', {
    errores: halladas.map(({ campo, mensaje }) => ({
      campo: `cambios.${campo}`,
      codigo: 'REGLAS_INCOMPATIBLES',
      mensaje,
    })),
  });
}

/** A year from the first day of what was asked, with the balance that the account has today and nobody touches. */
function anioDe({ saldo, entrada, isr, tratamiento }: CuentaQueGana): AnioSimulado {
  const { desde, plazoDias, tasaPactada, reglas, tablas } = entrada;
  return simularAnio({
    ...{ desde, saldo, cuentas: 1, plazoDias, tasaPactada, reglas, tablas },
    isr: tratamiento === 'exento' ? null : isr,
    capitaliza: true,
  });
}

function contada(cuenta: CuentaQueGana, { interes, isr, tasaEfectiva }: AnioSimulado): Simulacion['actual'] {
  const { resultado, ganado } = calcularGanado(cuenta, true);
  return {
    ...ganado,
    segmentos: resultado.segmentos.map((segmento) => ({ ...segmento, tramos: [...segmento.tramos] })),
    anual: { interes, isr, tasaEfectiva },
  };
}

const sinAusentes = <T extends object>(cambios: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(cambios).filter(([, valor]) => valor !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
