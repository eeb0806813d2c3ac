// What keeps the promises of the books is of the schema, and whoever owns the database can take it off without changing a row: the catalogue
// against what the migrations left, and the application's role against what it may at most do.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { sql } from 'kysely';
import { diferenciasDeEsquema, type Esquema } from '../../../platform/database/esquema-dejado.ts';
import {
  decirPoderesDeMas,
  PODERES,
  type Poderes,
} from '../../../platform/database/exigir-papel-sin-poder.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { hallazgoDe } from '../hallazgo.ts';

const HALLAZGOS_MAX = 20;

/** Whoever may write in the bitácora is the application; of several, the one that asks. */
const PAPEL = sql`(
  select r.rolname from pg_attribute k cross join aclexplode(k.attacl) a join pg_roles r on r.oid = a.grantee
  where k.attrelid = 'bitacora'::regclass and k.attname = 'accion' and a.privilege_type = 'INSERT'
  order by r.rolname = session_user desc limit 1)`;

export async function revisarEsquema(db: Database): Promise<Hallazgo[]> {
  const { rows } = await sql<{ papel: string; dejado: Esquema | null; actual: Esquema }>`
    select ${PAPEL} as papel, (select contenido from esquema) as dejado, esquema_actual(${PAPEL}) as actual`.execute(
    db,
  );
  return rows
    .flatMap(({ dejado, actual }) =>
      dejado === null
        ? ['Falta en la base cómo la dejaron las migraciones.']
        : diferenciasDeEsquema(dejado, actual),
    )
    .concat(await poderesDeMas(db, rows[0]?.papel))
    .slice(0, HALLAZGOS_MAX)
    .map((mensaje) => hallazgoDe('esquema', mensaje));
}

/** Only where it is the application who asks: an owner may anything. */
async function poderesDeMas(db: Database, papel: string | undefined): Promise<string[]> {
  const { rows } = await sql<Poderes>`${sql.raw(PODERES)}`.execute(db);
  return rows.filter(({ sesion }) => sesion === papel).flatMap((poderes) => decirPoderesDeMas(poderes) ?? []);
}
