// What keeps the promises of the books is of the schema, and whoever owns the database can take it off without changing a row: the catalogue
// against what the migrations left, and the application's role against what it may at most do.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { sql } from 'kysely';
import { leerEsquema } from '#platform/database/esquema-actual.ts';
import { diferenciasDeEsquema } from '#platform/database/esquema-dejado.ts';
import { decirPoderesDeMas, PODERES, type Poderes } from '#platform/database/exigir-papel-sin-poder.ts';
import type { Database } from '#platform/database/pool.ts';
import { hallazgoDe } from '../hallazgo.ts';

const HALLAZGOS_MAX = 20;

export async function revisarEsquema(db: Database): Promise<Hallazgo[]> {
  const { papel, actual, dejado } = await leerEsquema(
    async <T extends object>(texto: string) => (await sql<T>`${sql.raw(texto)}`.execute(db)).rows,
  );
  const diferencias =
    dejado === undefined
      ? ['No está escrito en la base cómo la dejaron las migraciones.']
      : diferenciasDeEsquema(dejado, actual);
  return [...diferencias, ...(await poderesDeMas(db, papel))]
    .slice(0, HALLAZGOS_MAX)
    .map((mensaje) => hallazgoDe('esquema', mensaje));
}

/** Only where it is the application who asks: an owner may anything. */
async function poderesDeMas(db: Database, papel: string | null): Promise<string[]> {
  const { rows } = await sql<Poderes>`${sql.raw(PODERES)}`.execute(db);
  return rows.filter(({ sesion }) => sesion === papel).flatMap((poderes) => decirPoderesDeMas(poderes) ?? []);
}
