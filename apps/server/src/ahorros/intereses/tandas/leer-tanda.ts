// What a worker knows of a run and of one of its tandas.
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import {
  productoDeLaCorrida,
  type ReglasDeLaCorrida,
  versionQueRige,
} from '../calculo/reglas-de-la-corrida.ts';
import type { CuentasDelProducto } from './partida-de-tanda.ts';

export interface CorridaPorPartes {
  readonly id: number;
  readonly nombre: string;
  readonly estado: string;
  readonly hasta: string;
  readonly fecha: string;
  readonly fechaReversion: string | null;
  readonly reglas: ReglasDeLaCorrida | null;
  readonly calculadaPor: string | null;
  readonly aprobadaPor: string | null;
  readonly aplicadaPor: string | null;
  readonly reversionPedidaPor: string | null;
  readonly reversionMotivo: string | null;
  readonly revertidaPor: string | null;
}

export async function leerCorridaPorPartes(db: Database, id: number): Promise<CorridaPorPartes | undefined> {
  const { rows } = await sql<CorridaPorPartes>`
    select id, nombre, estado, hasta, fecha, fecha_reversion, reglas, calculada_por, aprobada_por, aplicada_por,
      reversion_pedida_por, reversion_motivo, revertida_por
    from corrida where id = ${id}`.execute(db);
  return rows[0];
}

export interface TandaTomada extends CuentasDelProducto {
  readonly n: number;
  readonly agencia: string;
  readonly nombreProducto: string;
  readonly partida: string | null;
}

export async function cuentasDeTanda(
  db: Database,
  { id, reglas, hasta }: Pick<CorridaPorPartes, 'id' | 'reglas' | 'hasta'>,
  n: number,
): Promise<TandaTomada> {
  const tanda = await db
    .selectFrom('corridaTanda')
    .select(['n', 'producto', 'agencia', 'partida'])
    .where('corrida', '=', id)
    .where('n', '=', n)
    .executeTakeFirstOrThrow();
  return {
    n,
    agencia: tanda.agencia,
    partida: tanda.partida,
    ...cuentasDelProducto(reglas, tanda.producto, hasta),
  };
}

/** By the rules that the run was calculated with: those in force on its last day. */
export function cuentasDelProducto(
  reglas: ReglasDeLaCorrida | null,
  producto: number,
  hasta: string,
): CuentasDelProducto & { readonly nombreProducto: string } {
  if (reglas === null) throw new ProblemaError('PRODUCTO_SIN_REGLAS');
  const suyo = productoDeLaCorrida(reglas, producto);
  const version = versionQueRige(suyo, Temporal.PlainDate.from(hasta).subtract({ days: 1 }).toString());
  if (version === undefined) throw new ProblemaError('PRODUCTO_SIN_REGLAS');
  const { cuentaGasto, cuentaPorPagar, cuentaIsr, cuentaPorCobrar } = version;
  return {
    idCuenta: suyo.idCuenta,
    nombreProducto: suyo.nombre,
    ...{ cuentaGasto, cuentaPorPagar, cuentaIsr, cuentaPorCobrar },
  };
}
