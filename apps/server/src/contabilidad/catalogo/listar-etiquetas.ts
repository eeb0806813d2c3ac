// The tags and how much each one takes in: an account under two that carry it counts once.
import type { Etiqueta } from '@cuadra/contract/contabilidad/catalogo/etiquetas';
import { cuentasDeEtiqueta } from '@cuadra/core/etiquetas';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { listarCatalogo } from './queries.ts';

/** All of them, or the one with that name, however it is written. */
export async function listarEtiquetas(db: Database, nombre?: string): Promise<Etiqueta[]> {
  const { rows } = await sql<Omit<Etiqueta, 'deDetalle'>>`
    select e.nombre_etiqueta, e.version, count(ce.id_cuenta)::int as cuentas
    from etiqueta e left join cuenta_etiqueta ce using (nombre_etiqueta)
    where ${nombre ?? null}::text is null or texto_de_busqueda(e.nombre_etiqueta) = texto_de_busqueda(${nombre ?? ''})
    group by e.nombre_etiqueta, e.version
    order by texto_de_busqueda(e.nombre_etiqueta)`.execute(db);
  if (rows.length === 0) return [];
  const catalogo = await listarCatalogo(db);
  return rows.map((etiqueta) => ({
    ...etiqueta,
    deDetalle: cuentasDeEtiqueta(catalogo, etiqueta.nombreEtiqueta).filter(
      ({ tipoCuenta }) => tipoCuenta === 'D',
    ).length,
  }));
}
