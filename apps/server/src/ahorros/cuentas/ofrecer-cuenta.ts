// What a product offers to whoever opens an account today.
import type { ofrecerCuenta as endpoint } from '@cuadra/contract/ahorros/apertura-de-cuenta';
import type { ReglasDeCuenta } from '@cuadra/contract/ahorros/cuentas';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import type { ClaseDeProducto, EstadoDeProducto } from '@cuadra/core/ahorros/producto';
import { fechaDeDia, numeroDeDia } from '@cuadra/core/interes/dia';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { reglasEnVigor } from './leer-cuenta.ts';
import { proponerNumero } from './numero-de-cuenta.ts';

export interface ProductoAbierto {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly clase: ClaseDeProducto;
  readonly estado: EstadoDeProducto;
  readonly reglas: ReglasDeCuenta;
}

/** Only one in use, with rules in force. */
export async function exigirProducto(db: Database, id: number, hoy: string): Promise<ProductoAbierto> {
  const { rows } = await sql<Omit<ProductoAbierto, 'reglas'> & { reglas: ReglasDeCuenta | null }>`
    select p.id, p.codigo, p.nombre, p.clase, p.estado, ${reglasEnVigor(sql`p.id`, hoy)} as reglas
    from producto_ahorro p where p.id = ${id}`.execute(db);
  const [producto] = rows;
  if (producto === undefined) throw problemaDeCampo('NO_ENCONTRADO', 'producto');
  if (producto.estado === 'preparacion') throw problemaDeCampo('PRODUCTO_EN_PREPARACION', 'producto');
  if (producto.estado === 'inactivo') throw problemaDeCampo('PRODUCTO_INACTIVO', 'producto');
  const { reglas } = producto;
  if (reglas === null) throw new ProblemaError('PRODUCTO_SIN_REGLAS');
  return { ...producto, reglas };
}

export async function ofrecerCuenta(
  db: Database,
  hoy: string,
  { producto: id, agencia, monto }: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { reglas, ...producto } = await exigirProducto(db, id, hoy);
  const plazos = producto.clase === 'plazo' ? (reglas.plazos ?? []) : [null];
  const { rows } = await sql<{ plazo: number | null; ppm: number | null }>`
    select u.plazo, ahorro_tasa(${id}, u.plazo, ${monto ?? reglas.aperturaMinima}::bigint, ${hoy}::date) as ppm
    from unnest(${plazos}::int[]) with ordinality u (plazo, orden) order by u.orden`.execute(db);
  return {
    numero: await proponerNumero(db, producto.codigo, agencia),
    ...{ producto, reglas, aperturaMinima: reglas.aperturaMinima },
    tasas: rows.flatMap(({ plazo, ppm }) => {
      const vence = plazo === null ? null : fechaDeDia(numeroDeDia(hoy) + plazo);
      return ppm === null ? [] : [{ plazo, ppm, vence }];
    }),
  };
}
