// A line as the engine of `core` is asked for it: from what the run kept of the rules and what there is of the account. It gives
// the segments that explain the line, and the same figures as PostgreSQL.
import type { ClaseDeCorrida } from '@cuadra/core/ahorros/corrida';
import type { Centavos } from '@cuadra/core/dinero';
import { fechaDeDia, numeroDeDia } from '@cuadra/core/interes/dia';
import type { EntradaDeInteres, EstadoDesde, MovimientoQueGana } from '@cuadra/core/interes/segmentos';
import { type ProductoDeLaCorrida, versionQueRige } from './reglas-de-la-corrida.ts';

export interface LineaPorExplicar {
  /** As the line says. */
  readonly desde: string;
  readonly hasta: string;
  readonly corrida: { readonly hasta: string; readonly clase: ClaseDeCorrida };
  readonly producto: ProductoDeLaCorrida;
  readonly cuenta: {
    /** Today's, with every movement there is. */
    readonly saldo: Centavos;
    readonly plazo: number | null;
    readonly tasaPactada: number | null;
  };
  /** At least those that count from `desde` on. */
  readonly movimientos: readonly MovimientoQueGana[];
  readonly estados: readonly EstadoDesde[];
}

/** Undefined when no version of the product ruled the last day of the line. */
export function entradaDeLaLinea(linea: LineaPorExplicar): EntradaDeInteres | undefined {
  const { desde, hasta, corrida, producto, cuenta } = linea;
  const reglas = versionQueRige(producto, diaAntes(hasta));
  if (reglas === undefined) return undefined;
  return {
    desde,
    hasta,
    saldoActual: cuenta.saldo,
    movimientos: linea.movimientos,
    estados: linea.estados,
    plazoDias: cuenta.plazo ?? 0,
    tasaPactada: cuenta.tasaPactada,
    reglas,
    tablas: producto.tablas,
    diaQueDecide: diaAntes(corrida.hasta),
    seLiquida: corrida.clase === 'cierre',
  };
}

const diaAntes = (fecha: string): string => fechaDeDia(numeroDeDia(fecha) - 1);
