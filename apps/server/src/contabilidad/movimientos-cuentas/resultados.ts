// Results restart each year: what an account of productos or gastos holds is of its own year, also while the year before
// waits to be closed. The stored balances go on until the closing partida; this is what they still carry of other years.
import type { ReinicioDeResultados } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { Naturaleza } from '@cuadra/core/catalogo';
import { esDeResultado, primerDia } from '@cuadra/core/cierre';
import { type Centavos, centavos, restar, sumar } from '@cuadra/core/dinero';
import { enSuNaturaleza } from '@cuadra/core/saldos';
import { sql } from 'kysely';
import type { MovidoEnUnDia } from '#contabilidad/saldos/partidas-de-cierre.ts';
import { saldosAl } from '#contabilidad/saldos/queries.ts';
import type { Database } from '#platform/database/pool.ts';
import { netoDe } from './lados.ts';

interface CuentasElegidas {
  /** Accounts of detail. */
  readonly cuentas: readonly string[];
  readonly agencias: readonly string[];
}

export interface ResultadoDeAnio {
  readonly idCuenta: string;
  readonly agencia: string;
  readonly anio: number;
  /** Debe − haber of the whole year, its closing too: of a closed one there is none. */
  readonly neto: Centavos;
}

/** What each year before that of a day left. */
export async function leerResultados(
  db: Database,
  { cuentas, agencias }: CuentasElegidas,
  dia: string,
): Promise<ResultadoDeAnio[]> {
  const deResultado = cuentas.filter(esDeResultado);
  if (deResultado.length === 0) return [];
  const { rows } = await sql<ResultadoDeAnio>`
    select id_cuenta, agencia, extract(year from anio)::int as anio, debe - haber as neto from saldo_anual
    where id_cuenta = any(${deResultado}::text[]) and agencia = any(${agencias}::text[])
      and anio < ${primerDia(anioDe(dia), 1)}::date and debe <> haber`.execute(db);
  return rows;
}

/** What the same years come to when some of what they moved does not count. */
export function sinLoApartado(
  resultados: readonly ResultadoDeAnio[],
  apartado: readonly MovidoEnUnDia[],
): ResultadoDeAnio[] {
  const deMenos = apartado
    .filter(({ idCuenta }) => esDeResultado(idCuenta))
    .map(({ idCuenta, agencia, fecha, debe, haber }) => {
      return { idCuenta, agencia, anio: anioDe(fecha), neto: restar(haber, debe) };
    });
  return [...resultados, ...deMenos];
}

/** Debe − haber of what was before a day, as a balance shows it. */
export async function netoAntesDe(db: Database, elegidas: CuentasElegidas, dia: string): Promise<Centavos> {
  const vispera = Temporal.PlainDate.from(dia).subtract({ days: 1 }).toString();
  const saldos = await saldosAl(db, { ...elegidas, fecha: vispera });
  return restar(netoDe(saldos), sumarAntesDe(await leerResultados(db, elegidas, dia), dia));
}

/** What the years that ended before that of a day left together. */
export function sumarAntesDe(resultados: readonly ResultadoDeAnio[], dia: string): Centavos {
  const anio = anioDe(dia);
  return sumar(resultados.filter((uno) => uno.anio < anio).map(({ neto }) => neto));
}

/** Where a balance restarts within a range, because a year ends, and what it leaves behind there. */
export function reiniciosDe(
  resultados: readonly ResultadoDeAnio[],
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
  naturaleza: Naturaleza,
): ReinicioDeResultados[] {
  const netos = new Map<number, Centavos>();
  for (const { anio, neto } of resultados)
    if (anio >= anioDe(desde) && anio < anioDe(hasta))
      netos.set(anio, centavos((netos.get(anio) ?? 0) + neto));
  return [...netos]
    .filter(([, neto]) => neto !== 0)
    .sort(([uno], [otro]) => uno - otro)
    .map(([anio, neto]) => ({ fecha: primerDia(anio + 1, 1), monto: enSuNaturaleza(neto, naturaleza) }));
}

export const sumarReinicios = (reinicios: readonly ReinicioDeResultados[]): Centavos =>
  sumar(reinicios.map(({ monto }) => monto));

export const anioDe = (fecha: string): number => Number(fecha.slice(0, 4));
