import type { Agencia } from '@cuadra/contract/contabilidad/agencias';
import type { Database } from '#platform/database/pool.ts';

export function listarAgencias(db: Database): Promise<Agencia[]> {
  return db
    .selectFrom('agencia')
    .select(['idAgencia', 'nombreAgencia', 'municipio', 'activa'])
    .orderBy('idAgencia')
    .execute();
}
