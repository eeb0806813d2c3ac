// Who signs what is printed, as the administrator wrote it; those without a post do not.
import type { Firmante } from '@cuadra/contract/administracion/firmantes';
import type { Database } from '../database/pool.ts';

export async function leerFirmantes(db: Database): Promise<Firmante[]> {
  return db
    .selectFrom('firmante')
    .select(['cargo', 'nombre'])
    .where('cargo', '<>', '')
    .orderBy('n')
    .execute();
}
