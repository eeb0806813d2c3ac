// The rules a run calculates with: taken once, before it is calculated, by PostgreSQL from what is published, and kept with the run
// as they were. Here they are taken and read again, as the engine of `core` wants them: to explain a line it must say the same.
import { type Centavos, centavos } from '@cuadra/core/dinero';
import type { ParametroDeIsr } from '@cuadra/core/interes/isr';
import type { ReglasDeInteres } from '@cuadra/core/interes/reglas';
import type { TablaDeTasas } from '@cuadra/core/interes/tasas';
import { vigenteEn } from '@cuadra/core/interes/vigencia';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/escribir.ts';

/** As `corrida.reglas` holds it: what the tables of the rules are called in PostgreSQL. */
export interface ReglasDeLaCorrida {
  /** In force at the value date of the run; null: nothing is withheld. */
  readonly isr: { readonly desde: string; readonly ppm: number; readonly minimo: number } | null;
  readonly productos: readonly ProductoDeLaCorrida[];
}

export interface ProductoDeLaCorrida {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly id_cuenta: string;
  /** Published, from the first to the last that rules some day of the run. */
  readonly versiones: readonly VersionDeLaCorrida[];
  readonly tablas: readonly TablaDeLaCorrida[];
}

export interface VersionDeLaCorrida
  extends Pick<
    ReglasDeInteres,
    'metodo' | 'intradia' | 'base' | 'capitalizacion' | 'abono' | 'redondeo' | 'inactivas' | 'bloqueadas'
  > {
  readonly id: number;
  readonly desde: string;
  readonly minimo: number;
  readonly tope: number | null;
  readonly provision: 'ninguna' | 'diaria' | 'mensual';
  readonly sin_fondos: 'omitir' | 'cobrar';
  readonly penalizada_ppm: number | null;
  readonly cuenta_gasto: string;
  readonly cuenta_por_pagar: string | null;
  readonly cuenta_isr: string;
  readonly cuenta_por_cobrar: string | null;
}

interface TablaDeLaCorrida {
  readonly id: number;
  readonly desde: string;
  readonly modo: TablaDeTasas['modo'];
  readonly tramos: readonly {
    readonly monto_desde: number;
    readonly monto_hasta: number | null;
    readonly plazo_desde: number;
    readonly plazo_hasta: number | null;
    readonly ppm: number;
  }[];
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

export const reglasDeInteres = (version: VersionDeLaCorrida): ReglasDeInteres => ({
  metodo: version.metodo,
  intradia: version.intradia,
  base: version.base,
  capitalizacion: version.capitalizacion,
  abono: version.abono,
  minimo: centavos(version.minimo),
  tope: centavosONada(version.tope),
  redondeo: version.redondeo,
  inactivas: version.inactivas,
  bloqueadas: version.bloqueadas,
});

export const tablasDeTasas = ({ tablas }: ProductoDeLaCorrida): TablaDeTasas[] =>
  tablas.map(({ desde, modo, tramos }) => ({
    desde,
    modo,
    tramos: tramos.map((tramo) => ({
      montoDesde: centavos(tramo.monto_desde),
      montoHasta: centavosONada(tramo.monto_hasta),
      plazoDesde: tramo.plazo_desde,
      plazoHasta: tramo.plazo_hasta,
      ppm: tramo.ppm,
    })),
  }));

export const parametroDeIsr = ({ isr }: ReglasDeLaCorrida): ParametroDeIsr => ({
  ppm: isr?.ppm ?? 0,
  minimo: centavos(isr?.minimo ?? 0),
});

const centavosONada = (valor: number | null): Centavos | null => (valor === null ? null : centavos(valor));
