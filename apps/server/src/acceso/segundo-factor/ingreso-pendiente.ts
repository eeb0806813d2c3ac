// A sign-in whose password was right and that waits for the second factor. What the browser holds of it serves for a few
// minutes and one session; it opens nothing by itself.
import { sql } from 'kysely';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { alAzar, huellaDe } from './cifrado.ts';

const VIGENCIA: Temporal.DurationLike = { minutes: 5 };
const LIMPIEZA_MAX = 100;

export interface IngresoPendiente {
  readonly huella: string;
  readonly usuario: string;
  readonly nombre: string;
  readonly correo: string;
}

/** What the browser holds of it. */
export async function abrirIngresoPendiente(
  db: Database,
  { ahora }: Contexto,
  usuario: string,
): Promise<string> {
  const intento = alAzar();
  await db
    .insertInto('ingresoPendiente')
    .values({
      huella: huellaDe(intento),
      usuario,
      creadoEn: ahora.toString(),
      venceEn: ahora.add(VIGENCIA).toString(),
    })
    .execute();
  await sql`delete from ingreso_pendiente where huella in (
    select huella from ingreso_pendiente where vence_en < ${ahora.toString()}
    limit ${LIMPIEZA_MAX} for update skip locked)`.execute(db);
  return intento;
}

/** INGRESO_VENCIDO when there is none, or no longer. */
export async function leerIngresoPendiente(
  db: Database,
  intento: string,
  ahora: Temporal.Instant,
): Promise<IngresoPendiente> {
  const pendiente = await db
    .selectFrom('ingresoPendiente as pendiente')
    .innerJoin('usuario', 'usuario.id', 'pendiente.usuario')
    .select(['pendiente.huella', 'usuario.id as usuario', 'usuario.nombre', 'usuario.correo'])
    .where('pendiente.huella', '=', huellaDe(intento))
    .where('pendiente.venceEn', '>', ahora.toString())
    .where('usuario.activo', '=', true)
    .executeTakeFirst();
  if (pendiente === undefined) throw new ProblemaError('INGRESO_VENCIDO');
  return pendiente;
}

/** Once: of two that come at the same time, the second is refused. */
export async function gastarIngresoPendiente(tx: Tx, huella: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('ingresoPendiente')
    .where('huella', '=', huella)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new ProblemaError('INGRESO_VENCIDO');
}
