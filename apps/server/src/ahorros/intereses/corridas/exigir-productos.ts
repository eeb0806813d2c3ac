import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';

/** They exist, are in use and, on that day, have rules and rates that somebody published. */
export async function exigirProductos(
  db: Database,
  productos: readonly number[],
  dia: string,
): Promise<void> {
  const { rows } = await sql<{ id: number; nombre: string; estado: string; conReglas: boolean }>`
    select p.id, p.nombre, p.estado,
      exists (select from version_de_producto v where v.producto = p.id and v.estado = 'publicada' and v.desde <= ${dia}::date)
      and exists (select from tabla_de_tasas t where t.producto = p.id and t.estado = 'publicada' and t.desde <= ${dia}::date) as con_reglas
    from producto_ahorro p where p.id = any(${productos}::int[]) order by p.id`.execute(db);
  if (rows.length < new Set(productos).size) throw problemaDeCampo('NO_ENCONTRADO', 'productos');
  const enPreparacion = rows.find(({ estado }) => estado === 'preparacion');
  if (enPreparacion !== undefined)
    throw new ProblemaError('PRODUCTO_EN_PREPARACION', {
      detalle: `El producto «${enPreparacion.nombre}» todavía no está activo.`,
    });
  const sinReglas = rows.find(({ conReglas }) => !conReglas);
  if (sinReglas !== undefined)
    throw new ProblemaError('PRODUCTO_SIN_REGLAS', {
      detalle: `El producto «${sinReglas.nombre}» no tiene reglas y tasas publicadas que rijan ese día.`,
    });
}
