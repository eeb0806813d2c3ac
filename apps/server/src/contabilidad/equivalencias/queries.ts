import type { ResumenDeEquivalencia } from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export async function listarEquivalencias(db: Database): Promise<ResumenDeEquivalencia[]> {
  return leerResumenes(db, null);
}

export async function exigirEquivalencia(db: Database, id: string): Promise<ResumenDeEquivalencia> {
  const [resumen] = await leerResumenes(db, id);
  if (resumen === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return resumen;
}

async function leerResumenes(db: Database, id: string | null): Promise<ResumenDeEquivalencia[]> {
  const { rows } = await sql<ResumenDeEquivalencia>`
    select e.id, e.nombre, e.creada_en as en, json_build_object('id', u.id, 'nombre', u.nombre) as por,
      (select count(*)::int from equivalencia_de_cuenta c where c.equivalencia = e.id) as cuentas
    from equivalencia e join usuario u on u.id = e.creada_por
    where ${id}::uuid is null or e.id = ${id}::uuid
    order by e.nombre`.execute(db);
  return rows;
}

/** In the order in which a person looks for them. */
export function leerCuentasDichas(db: Database, id: string) {
  return db
    .selectFrom('equivalenciaDeCuenta as e')
    .innerJoin('cuenta as c', 'c.idCuenta', 'e.idCuenta')
    .select(['e.antes', 'e.idCuenta', 'c.nombreCuenta'])
    .where('e.equivalencia', '=', id)
    .orderBy('e.clave')
    .execute();
}

/** By its key, which one of ours each is; without a name, none. */
export async function leerEquivalencia(
  db: Database,
  id: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  if (id === undefined) return new Map();
  await exigirEquivalencia(db, id);
  const filas = await db
    .selectFrom('equivalenciaDeCuenta')
    .select(['clave', 'idCuenta'])
    .where('equivalencia', '=', id)
    .execute();
  return new Map(filas.map(({ clave, idCuenta }) => [clave, idCuenta]));
}
