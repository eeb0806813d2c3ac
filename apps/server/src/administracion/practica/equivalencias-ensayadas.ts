// Which equivalences the copy has that are not here: whole tables, and, of the tables that both have, the accounts that somebody said there
// since the copy was made. What was said here meanwhile and not there stays as it is.
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export interface EquivalenciaEnsayada {
  readonly nombre: string;
  readonly cuentas: readonly CuentaEnsayada[];
}

interface CuentaEnsayada {
  readonly clave: string;
  readonly antes: string;
  readonly idCuenta: string;
}

export async function leerEquivalencias(
  db: Database,
  practica: Database,
  desde: string,
): Promise<EquivalenciaEnsayada[]> {
  const propias = await leerPropias(db);
  // An account that was only tried there is none here.
  const catalogo = new Set(
    (await db.selectFrom('cuenta').select('idCuenta').execute()).map(({ idCuenta }) => idCuenta),
  );
  const dichas = Map.groupBy(await leerDichas(practica, desde), ({ equivalencia }) => equivalencia);
  const suyas = await practica
    .selectFrom('equivalencia')
    .select(['id', 'nombre'])
    .orderBy('nombre')
    .execute();
  return suyas.flatMap(({ id, nombre }) => {
    const aqui = propias.get(nombre);
    const cuentas = (dichas.get(id) ?? []).filter(
      ({ clave, idCuenta, esReciente }) =>
        catalogo.has(idCuenta) && (aqui === undefined || (esReciente && aqui.get(clave) !== idCuenta)),
    );
    return aqui === undefined || cuentas.length > 0 ? [{ nombre, cuentas }] : [];
  });
}

/** By the name of the table: which account each one of the other program is; a table may have none. */
async function leerPropias(db: Database) {
  const filas = await db
    .selectFrom('equivalencia as e')
    .leftJoin('equivalenciaDeCuenta as c', 'c.equivalencia', 'e.id')
    .select(['e.nombre', 'c.clave', 'c.idCuenta'])
    .execute();
  return new Map(
    Map.groupBy(filas, ({ nombre }) => nombre)
      .entries()
      .map(([nombre, suyas]) => [nombre, new Map(suyas.map(({ clave, idCuenta }) => [clave, idCuenta]))]),
  );
}

/** With whether it was said since then: the bitácora tells. */
async function leerDichas(practica: Database, desde: string) {
  const { rows } = await sql<CuentaEnsayada & { equivalencia: string; esReciente: boolean }>`
    select c.equivalencia, c.clave, c.antes, c.id_cuenta, r.clave is not null as es_reciente
    from equivalencia_de_cuenta c left join (
      select distinct b.despues ->> 'equivalencia' as equivalencia, b.despues ->> 'clave' as clave
      from bitacora b where b.entidad = 'equivalencia_de_cuenta' and b.instante > ${desde}::timestamptz
    ) r on r.equivalencia = c.equivalencia::text and r.clave = c.clave
    order by c.clave`.execute(practica);
  return rows;
}
