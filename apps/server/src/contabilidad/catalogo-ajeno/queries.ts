import type { Database } from '#platform/database/pool.ts';

/** What was said in the equivalencia of that name; nothing when there is none. */
export function leerEquivalencia(
  db: Database,
  nombre: string,
): Promise<{ antes: string; idCuenta: string }[]> {
  return db
    .selectFrom('equivalenciaDeCuenta')
    .innerJoin('equivalencia', 'equivalencia.id', 'equivalenciaDeCuenta.equivalencia')
    .select(['equivalenciaDeCuenta.antes', 'equivalenciaDeCuenta.idCuenta'])
    .where('equivalencia.nombre', '=', nombre)
    .orderBy('equivalenciaDeCuenta.clave')
    .execute();
}
