// The rules a run calculates with: taken once, before it is calculated, by PostgreSQL from what is published, and kept with the run
// as they were. Here they are taken and read again, as the engine of `core` wants them: to explain a line it must say the same.
import { CERO } from '@cuadra/core/dinero';
import type { ParametroDeIsr } from '@cuadra/core/interes/isr';
import type { ReglasDeInteres } from '@cuadra/core/interes/reglas';
import type { TablaDeTasas } from '@cuadra/core/interes/tasas';
import { vigenteEn } from '@cuadra/core/interes/vigencia';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/escribir.ts';

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

/** In the transaction in which the run begins to be calculated; PostgreSQL reads and keeps them, nobody hands them over. */
export async function tomarReglas(tx: Tx, corrida: number): Promise<ReglasDeLaCorrida> {
  const { rows } = await sql<{ reglas: ReglasDeLaCorrida }>`
    select corrida_tomar_reglas(${corrida}) as reglas`.execute(tx);
  const [tomadas] = rows;
  if (tomadas === undefined) throw new Error(`La corrida ${corrida} no tiene reglas`);
  return tomadas.reglas;
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
