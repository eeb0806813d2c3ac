// The rules a run calculates with: taken once, before it is calculated, by PostgreSQL from what is published, and kept with the run
// as they were (corrida_tomar_reglas). Here they are read again, as the engine of `core` wants them: to explain a line it must say
// the same.
import { CERO } from '@cuadra/core/dinero';
import type { ParametroDeIsr } from '@cuadra/core/interes/isr';
import type { ReglasDeInteres } from '@cuadra/core/interes/reglas';
import type { TablaDeTasas } from '@cuadra/core/interes/tasas';
import { vigenteEn } from '@cuadra/core/interes/vigencia';

/** As `corrida.reglas` is read: with the names of the tables of the rules, translated as those of any column are. */
export interface ReglasDeLaCorrida {
  /** In force on the last day of the run; null: nothing is withheld. */
  readonly isr: (ParametroDeIsr & { readonly desde: string }) | null;
  readonly productos: readonly ProductoDeLaCorrida[];
}

export interface ProductoDeLaCorrida {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly idCuenta: string;
  /** Published, from the first to the last that rules some day of the run. */
  readonly versiones: readonly VersionDeLaCorrida[];
  readonly tablas: readonly TablaDeLaCorrida[];
}

export interface VersionDeLaCorrida extends ReglasDeInteres {
  readonly id: number;
  readonly desde: string;
  readonly provision: 'ninguna' | 'diaria' | 'mensual';
  readonly sinFondos: 'omitir' | 'cobrar';
  readonly penalizadaPpm: number | null;
  readonly cuentaGasto: string;
  readonly cuentaPorPagar: string | null;
  readonly cuentaIsr: string;
  readonly cuentaPorCobrar: string | null;
}

interface TablaDeLaCorrida extends TablaDeTasas {
  readonly id: number;
}

export function productoDeLaCorrida(reglas: ReglasDeLaCorrida, producto: number): ProductoDeLaCorrida {
  const suyo = reglas.productos.find(({ id }) => id === producto);
  if (suyo === undefined) throw new RangeError(`El producto ${producto} no es de esa corrida`);
  return suyo;
}

/** The version that rules a line: the one in force on its last day. */
export const versionQueRige = (
  { versiones }: ProductoDeLaCorrida,
  ultimoDia: string,
): VersionDeLaCorrida | undefined => vigenteEn(versiones, ultimoDia);

export const parametroDeIsr = ({ isr }: ReglasDeLaCorrida): ParametroDeIsr => isr ?? { ppm: 0, minimo: CERO };
