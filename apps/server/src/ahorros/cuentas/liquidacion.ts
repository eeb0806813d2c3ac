// What closing an account today pays: what it earned and was not paid or, when a term is broken, what its days are worth at the penalty
// rate less what was paid of them.

import type { Liquidacion } from '@cuadra/contract/ahorros/cierre-de-cuenta';
import type { InteresDeCuenta } from '@cuadra/contract/ahorros/cuentas';
import { CERO, type Centavos, centavos, maximoDe, opuesto } from '@cuadra/core/dinero';
import { liquidarAnticipado } from '@cuadra/core/interes/anticipado';
import { fechaDeDia, numeroDeDia } from '@cuadra/core/interes/dia';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type CuentaQueGana, calcularGanado, exigirReglas, leerCuentaQueGana } from './interes-de-cuenta.ts';

export interface PorLiquidar {
  readonly cuenta: CuentaQueGana;
  readonly liquidacion: Liquidacion;
  /** What is kept as the line of its run; undefined: there is no day to settle. */
  readonly linea: LineaDeCierre | undefined;
}

export interface LineaDeCierre {
  readonly desde: string;
  readonly dias: number;
  readonly saldoDias: string;
  readonly exacto: string;
  /** What is paid now; negative: what is given back. */
  readonly interes: Centavos;
  readonly isr: Centavos;
  readonly pagado: Centavos;
  readonly isrPagado: Centavos;
  readonly movimientos: number;
  readonly motivo: string | null;
  /** Whether the line is of a whole term that is broken. */
  readonly anticipado: boolean;
}

export async function liquidar(db: Database, id: number, hoy: string): Promise<PorLiquidar> {
  const cuenta = await leerCuentaQueGana(db, id, { hasta: hoy });
  if (cuenta.estado === 'cerrada') throw new ProblemaError('CUENTA_CERRADA');
  if (cuenta.estado === 'por-retirar') throw new ProblemaError('CUENTA_POR_RETIRAR');
  if (cuenta.estadoDeProducto === 'preparacion') throw new ProblemaError('PRODUCTO_EN_PREPARACION');
  const { penalizadaPpm } = exigirReglas(cuenta);
  const anticipado = cuenta.vence !== null && cuenta.vence > hoy && cuenta.saldo > 0;
  if (anticipado && penalizadaPpm !== null) return romperPlazo(db, cuenta, hoy, penalizadaPpm);
  const { resultado, ganado } = calcularGanado(cuenta, true);
  const { desde, hasta, interes, isr } = ganado;
  const linea = {
    ...{ desde, dias: resultado.dias, saldoDias: String(resultado.saldoDias), exacto: resultado.exacto },
    ...{ interes, isr, pagado: CERO, isrPagado: CERO },
    ...{ movimientos: cuenta.movimientos, motivo: resultado.motivo, anticipado: false },
  };
  return {
    cuenta,
    liquidacion: como(cuenta, hoy, ganado, { anticipado, penalizacion: CERO }),
    linea: hasta > desde && cuenta.movimientos > 0 ? linea : undefined,
  };
}

async function romperPlazo(
  db: Database,
  { id, plazo, vence }: CuentaQueGana,
  hoy: string,
  penalizada: number,
): Promise<PorLiquidar> {
  const desde = fechaDeDia(numeroDeDia(vence ?? hoy) - (plazo ?? 0));
  const cuenta = await leerCuentaQueGana(db, id, { hasta: hoy, desde });
  const pagado = await leerPagado(db, id, desde);
  const { entrada, isr: parametro, tratamiento } = cuenta;
  const { resultado, isr, diferencia, diferenciaDeIsr, neto } = liquidarAnticipado({
    ...{ entrada, penalizada, pagado, isr: parametro, tratamiento },
  });
  const ganado: InteresDeCuenta = {
    ...{ desde, hasta: entrada.hasta, dias: resultado.dias, exacto: resultado.exacto },
    ...{ interes: maximoDe(diferencia, CERO), isr: diferenciaDeIsr, neto },
    isrPpm: isr === 0 && tratamiento === 'exento' ? 0 : parametro.ppm,
    motivo: resultado.motivo,
  };
  const linea = {
    ...{ desde, dias: resultado.dias, saldoDias: String(resultado.saldoDias), exacto: resultado.exacto },
    ...{ interes: diferencia, isr: diferenciaDeIsr, pagado: pagado.interes, isrPagado: pagado.isr },
    ...{ movimientos: cuenta.movimientos, motivo: resultado.motivo, anticipado: true },
  };
  const penalizacion = maximoDe(opuesto(diferencia), CERO);
  return {
    cuenta,
    liquidacion: como(cuenta, hoy, ganado, { anticipado: true, penalizacion }),
    linea: entrada.hasta > desde ? linea : undefined,
  };
}

/** In the term that begins that day. */
async function leerPagado(
  db: Database,
  id: number,
  desde: string,
): Promise<{ interes: Centavos; isr: Centavos }> {
  const { rows } = await sql<{ interes: Centavos; isr: Centavos }>`
    select coalesce(sum(m.monto) filter (where m.clase = 'interes'), 0)::bigint as interes,
      coalesce(-sum(m.monto) filter (where m.clase = 'isr'), 0)::bigint as isr
    from movimiento_ahorro m where m.cuenta = ${id} and m.gana_desde > ${desde}::date`.execute(db);
  return rows[0] ?? { interes: CERO, isr: CERO };
}

const como = (
  { saldo }: CuentaQueGana,
  fecha: string,
  interes: InteresDeCuenta,
  { anticipado, penalizacion }: { readonly anticipado: boolean; readonly penalizacion: Centavos },
): Liquidacion => ({
  ...{ fecha, saldo, interes, penalizacion, anticipado },
  total: centavos(saldo + interes.interes - interes.isr - penalizacion),
});
