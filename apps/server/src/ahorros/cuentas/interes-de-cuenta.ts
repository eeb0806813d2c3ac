// What an account earned and was not paid: read from the account with nothing older than the days in question, and calculated by the
// engine of the core, which explains every day of it.
import type { InteresDeCuenta } from '@cuadra/contract/ahorros/cuentas';
import { type Centavos, centavos, restar } from '@cuadra/core/dinero';
import { calcularInteres, type ResultadoDeInteres } from '@cuadra/core/interes/calcular';
import { fechaDeDia, numeroDeDia } from '@cuadra/core/interes/dia';
import {
  type ParametroDeIsr,
  retencion,
  type TratamientoDeIsr,
  tratamientoEn,
} from '@cuadra/core/interes/isr';
import type { ReglasDeInteres } from '@cuadra/core/interes/reglas';
import type { EntradaDeInteres } from '@cuadra/core/interes/segmentos';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface CuentaQueGana {
  readonly id: number;
  readonly numero: string;
  readonly agencia: string;
  readonly control: string;
  readonly estado: string;
  readonly estadoDeProducto: string;
  readonly saldo: Centavos;
  readonly movimientos: number;
  readonly interesHasta: string;
  readonly version: number;
  readonly plazo: number | null;
  readonly vence: string | null;
  /** The rules in force on the last day; null: none. */
  readonly reglas: ReglasDeVersion | null;
  readonly entrada: EntradaDeInteres;
  readonly isr: ParametroDeIsr;
  readonly tratamiento: TratamientoDeIsr;
}

interface ReglasDeVersion extends ReglasDeInteres {
  readonly penalizadaPpm: number | null;
  readonly cuentaGasto: string;
  readonly cuentaIsr: string;
}

interface Fila extends Omit<CuentaQueGana, 'entrada' | 'isr' | 'tratamiento'> {
  readonly tasaPactada: number | null;
  readonly isr: TratamientoDeIsr;
  readonly isrVence: string | null;
  readonly parametro: { ppm: number; minimo: number } | null;
  readonly tablas: EntradaDeInteres['tablas'] | null;
  readonly estados: EntradaDeInteres['estados'] | null;
  readonly ganan: EntradaDeInteres['movimientos'] | null;
}

/**
 * Up to `hasta`, not included, and never beyond its term; from the first day not paid or, if asked, from an earlier one. The account's
 * days are taken as they are at this instant: in a transaction that holds it, they stay so.
 */
export async function leerCuentaQueGana(
  db: Database,
  id: number,
  pedido: { readonly hasta: string; readonly desde?: string },
): Promise<CuentaQueGana> {
  const { rows } = await preguntar(id, pedido).execute(db);
  const [fila] = rows;
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const { tasaPactada, isr, isrVence, parametro, tablas, estados, ganan, ...cuenta } = fila;
  const desde = pedido.desde ?? cuenta.interesHasta;
  const hasta = anterior(cuenta.vence ?? pedido.hasta, pedido.hasta);
  const ultimo = fechaDeDia(numeroDeDia(hasta) - 1);
  return {
    ...cuenta,
    entrada: {
      ...{ desde, hasta: posterior(hasta, desde), saldoActual: cuenta.saldo, tasaPactada },
      movimientos: ganan ?? [],
      estados: estados ?? [],
      plazoDias: cuenta.plazo ?? 0,
      reglas: cuenta.reglas ?? SIN_REGLAS,
      tablas: tablas ?? [],
    },
    isr:
      parametro === null
        ? { ppm: 0, minimo: centavos(0) }
        : { ppm: parametro.ppm, minimo: centavos(parametro.minimo) },
    tratamiento: tratamientoEn(ultimo, { tratamiento: isr, vence: isrVence }),
  };
}

const anterior = (uno: string, otro: string): string => [uno, otro].toSorted()[0] ?? uno;
const posterior = (uno: string, otro: string): string => [uno, otro].toSorted()[1] ?? uno;

/** Never calculated with: whoever has none is refused before. */
const SIN_REGLAS: ReglasDeInteres = {
  ...{ metodo: 'diario', intradia: false, base: 'ACT/365F', capitalizacion: 'ninguna', abono: 'mensual' },
  ...{ minimo: centavos(0), tope: null, redondeo: 'mitad-arriba', inactivas: 'paga', bloqueadas: 'paga' },
};

function preguntar(id: number, { hasta, desde }: { readonly hasta: string; readonly desde?: string }) {
  return sql<Fila>`
    select c.id, c.numero, c.agencia, p.id_cuenta as control, c.estado, p.estado as estado_de_producto, c.saldo, c.movimientos,
      c.interes_hasta, c.version, c.plazo, c.vence, c.tasa_pactada, c.isr, c.isr_vence,
      (select jsonb_build_object('metodo', v.metodo, 'intradia', v.intradia, 'base', v.base, 'capitalizacion', v.capitalizacion,
          'abono', v.abono, 'minimo', v.minimo, 'tope', v.tope, 'redondeo', v.redondeo, 'inactivas', v.inactivas,
          'bloqueadas', v.bloqueadas, 'penalizadaPpm', v.penalizada_ppm, 'cuentaGasto', v.cuenta_gasto, 'cuentaIsr', v.cuenta_isr)
        from version_de_producto v where v.producto = p.id and v.estado = 'publicada' and v.desde < x.hasta
        order by v.desde desc limit 1) as reglas,
      (select jsonb_build_object('ppm', i.ppm, 'minimo', i.minimo) from parametro_isr i
        where i.estado = 'publicada' and i.desde < x.hasta order by i.desde desc limit 1) as parametro,
      (select jsonb_agg(jsonb_build_object('desde', t.desde, 'modo', t.modo, 'tramos', (
            select jsonb_agg(jsonb_build_object('montoDesde', r.monto_desde, 'montoHasta', r.monto_hasta, 'plazoDesde', r.plazo_desde,
              'plazoHasta', r.plazo_hasta, 'ppm', r.ppm) order by r.monto_desde, r.plazo_desde)
            from tramo_de_tasa r where r.tabla = t.id)) order by t.desde)
        from tabla_de_tasas t where t.producto = p.id and t.estado = 'publicada' and t.desde < x.hasta
          and t.desde >= coalesce((select max(a.desde) from tabla_de_tasas a
            where a.producto = p.id and a.estado = 'publicada' and a.desde <= x.desde), t.desde)) as tablas,
      (select jsonb_agg(jsonb_build_object('desde', e.desde, 'estado', e.estado) order by e.desde)
        from estado_de_cuenta_ahorro e where e.cuenta = c.id) as estados,
      (select jsonb_agg(jsonb_build_object('n', m.n, 'ganaDesde', m.gana_desde, 'monto', m.monto) order by m.n)
        from movimiento_ahorro m where m.cuenta = c.id and m.gana_desde >= x.desde) as ganan
    from cuenta_ahorro c join producto_ahorro p on p.id = c.producto
    cross join lateral (select coalesce(${desde ?? null}::date, c.interes_hasta) as desde, least(${hasta}::date, c.vence) as hasta) x
    where c.id = ${id}`;
}

export function exigirReglas(cuenta: CuentaQueGana): ReglasDeVersion {
  if (cuenta.reglas === null) throw new ProblemaError('PRODUCTO_SIN_REGLAS');
  return cuenta.reglas;
}

export interface Ganado {
  readonly resultado: ResultadoDeInteres;
  readonly ganado: InteresDeCuenta;
}

/** If it were paid now; an account that ends is paid also what only accrued. */
export function calcularGanado(cuenta: CuentaQueGana, seLiquida = false): Ganado {
  exigirReglas(cuenta);
  const { entrada, isr, tratamiento } = cuenta;
  const resultado = calcularInteres({ ...entrada, seLiquida });
  const retenido = retencion(resultado.interes, isr, tratamiento);
  return {
    resultado,
    ganado: {
      ...{ desde: entrada.desde, hasta: entrada.hasta, dias: resultado.dias, exacto: resultado.exacto },
      ...{ interes: resultado.interes, isr: retenido, isrPpm: tratamiento === 'exento' ? 0 : isr.ppm },
      neto: restar(resultado.interes, retenido),
      motivo: resultado.motivo,
    },
  };
}
