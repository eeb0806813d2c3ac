import type { Politica } from '@cuadra/contract/control/politica';
import type { Database } from '#platform/database/pool.ts';

/** By role, operación and class, so that two readings of the same say the same. */
export async function leerPolitica(db: Database): Promise<Politica> {
  const [hacen, autorizan] = await Promise.all([
    db
      .selectFrom('politica')
      .select(['rol', 'operacion', 'clase', 'cada', 'alDia', 'reautenticar', 'soporteDesde', 'avisaDesde'])
      .orderBy('rol')
      .orderBy('operacion')
      .orderBy('clase')
      .execute(),
    db
      .selectFrom('politicaDeAutorizacion')
      .select(['rol', 'operacion', 'clase', 'cada', 'alDia'])
      .orderBy('rol')
      .orderBy('operacion')
      .orderBy('clase')
      .execute(),
  ]);
  return { hacen, autorizan };
}
