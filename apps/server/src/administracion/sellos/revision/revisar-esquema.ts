// What keeps the promises of the books is of the schema, and whoever owns the database can take it off without changing a row: the catalogue
// against what the migrations left, and the application's role against what it may at most do.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { sql } from 'kysely';
import {
  ESQUEMA_ACTUAL,
  type Esquema,
  type EsquemaLeido,
} from '../../../platform/database/esquema-actual.ts';
import { diferenciasDeEsquema } from '../../../platform/database/esquema-dejado.ts';
import {
  decirPoderesDeMas,
  PODERES,
  type Poderes,
} from '../../../platform/database/exigir-papel-sin-poder.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { hallazgoDe } from '../hallazgo.ts';

const HALLAZGOS_MAX = 20;

export async function revisarEsquema(db: Database): Promise<Hallazgo[]> {
  const { rows: dejados } = await sql<{ dejado: Esquema }>`select contenido as dejado from esquema`.execute(
    db,
  );
  const { rows: actuales } = await sql<EsquemaLeido>`${sql.raw(ESQUEMA_ACTUAL)}`.execute(db);
  const [dejado, leido] = [dejados[0]?.dejado, actuales[0]];
  const diferencias =
    dejado === undefined || leido === undefined
      ? ['No está escrito en la base cómo la dejaron las migraciones.']
      : diferenciasDeEsquema(dejado, leido.actual);
  return [...diferencias, ...(await poderesDeMas(db, leido?.papel))]
    .slice(0, HALLAZGOS_MAX)
    .map((mensaje) => hallazgoDe('esquema', mensaje));
}

/** Only where it is the application who asks: an owner may anything. */
async function poderesDeMas(db: Database, papel: string | null | undefined): Promise<string[]> {
  const { rows } = await sql<Poderes>`${sql.raw(PODERES)}`.execute(db);
  return rows.filter(({ sesion }) => sesion === papel).flatMap((poderes) => decirPoderesDeMas(poderes) ?? []);
}
