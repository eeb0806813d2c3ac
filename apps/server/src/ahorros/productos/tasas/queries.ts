import type { TablaDeTasas, TramoEscrito } from '@cuadra/contract/ahorros/productos';
import { conVigencia } from '@cuadra/core/ahorros/vigencia';
import type { Database } from '#platform/database/pool.ts';
import { firmas } from '../firmas.ts';

/** Those of one product, drafts first and then from the newest to the oldest; without it, of all of them, product by product. */
export async function leerTablas(db: Database, hoy: string, producto?: number): Promise<TablaDeTasas[]> {
  const filas = await db
    .selectFrom('tablaDeTasas as t')
    .innerJoin('usuario as e', 'e.id', 't.escritaPor')
    .leftJoin('usuario as p', 'p.id', 't.publicadaPor')
    .selectAll('t')
    .select(['e.nombre as nombreDeEscritora', 'p.nombre as nombreDePublicadora'])
    .$if(producto !== undefined, (consulta) => consulta.where('t.producto', '=', producto ?? 0))
    .orderBy('t.producto')
    .execute();
  const tramos = await leerTramos(
    db,
    filas.map(({ id }) => id),
  );
  const productos = [...new Set(filas.map((fila) => fila.producto))];
  return productos
    .flatMap((uno) =>
      conVigencia(
        filas.filter((fila) => fila.producto === uno),
        hoy,
      ),
    )
    .map(({ nombreDeEscritora, nombreDePublicadora, ...fila }) => ({
      ...fila,
      ...firmas(fila, nombreDeEscritora, nombreDePublicadora),
      reparos: [],
      tramos: tramos.get(fila.id) ?? [],
    }));
}

/** By term and then by amount, as people read them. */
async function leerTramos(
  db: Database,
  tablas: readonly number[],
): Promise<ReadonlyMap<number, TramoEscrito[]>> {
  const porTabla = new Map<number, TramoEscrito[]>();
  if (tablas.length === 0) return porTabla;
  const filas = await db
    .selectFrom('tramoDeTasa')
    .selectAll()
    .where('tabla', 'in', [...tablas])
    .orderBy('tabla')
    .orderBy('plazoDesde')
    .orderBy('montoDesde')
    .execute();
  for (const { tabla, ...tramo } of filas) {
    const suyos = porTabla.get(tabla);
    if (suyos === undefined) porTabla.set(tabla, [tramo]);
    else suyos.push(tramo);
  }
  return porTabla;
}
