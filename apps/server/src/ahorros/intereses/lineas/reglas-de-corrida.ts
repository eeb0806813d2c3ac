// The rules that a run was calculated with, as PostgreSQL keeps them with it.
import type { ReglasDeInteres } from '@cuadra/core/interes/reglas';
import type { TablaDeTasas } from '@cuadra/core/interes/tasas';
import type { Centavos } from '@cuadra/core/dinero';

export interface VersionDeCorrida extends ReglasDeInteres {
  readonly id: number;
  readonly desde: string;
  readonly cuentaGasto: string;
  readonly cuentaPorPagar: string | null;
  readonly cuentaIsr: string;
  readonly cuentaPorCobrar: string | null;
}

export interface ReglasDeCorrida {
  readonly isr: { readonly desde: string; readonly ppm: number; readonly minimo: Centavos } | null;
  readonly productos: readonly {
    readonly id: number;
    readonly codigo: string;
    readonly nombre: string;
    readonly idCuenta: string;
    readonly versiones: readonly VersionDeCorrida[];
    readonly tablas: readonly TablaDeTasas[];
  }[];
}
