// The current year opens by itself with its first posting; any other year is opened by closing the one before it.
import { ZONA_HORARIA } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/write.ts';

export async function asegurarEjercicio(tx: Tx, ahora: Temporal.Instant): Promise<void> {
  const anio = ahora.toZonedDateTimeISO(ZONA_HORARIA).year;
  const hay = await tx.selectFrom('ejercicio').select('anio').where('anio', '=', anio).executeTakeFirst();
  if (hay !== undefined) return;
  await tx
    .insertInto('ejercicio')
    .values({ anio })
    .onConflict((conflicto) => conflicto.doNothing())
    .execute();
}
