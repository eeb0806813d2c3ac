// Browsers where a person asked not to be asked again for a while. What the browser keeps is at random and tells nothing;
// here there is only its digest, and whose it is.
import { DIAS_RECORDADO } from '@cuadra/contract/acceso/segundo-factor';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { alAzar, huellaDe } from './cifrado.ts';

const POR_PERSONA_MAX = 20;

/** What the browser keeps. The ones used longest ago make room. */
export async function recordarDispositivo(
  tx: Tx,
  { ahora, navegador, direccion }: Contexto,
  usuario: string,
): Promise<string> {
  const dispositivo = alAzar();
  await tx
    .insertInto('dispositivoRecordado')
    .values({
      usuario,
      huella: huellaDe(dispositivo),
      navegador,
      direccion,
      creadoEn: ahora.toString(),
      ultimoUso: ahora.toString(),
      venceEn: ahora.add({ hours: DIAS_RECORDADO * 24 }).toString(),
    })
    .execute();
  await tx
    .deleteFrom('dispositivoRecordado')
    .where('usuario', '=', usuario)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('venceEn', '<=', ahora.toString()),
        eb(
          'id',
          'in',
          selectFrom('dispositivoRecordado')
            .select('id')
            .where('usuario', '=', usuario)
            .orderBy('ultimoUso', 'desc')
            .orderBy('creadoEn', 'desc')
            .offset(POR_PERSONA_MAX),
        ),
      ]),
    )
    .execute();
  return dispositivo;
}

/** Whether this person asked to be remembered there. */
export async function reconocerDispositivo(
  db: Database,
  ahora: Temporal.Instant,
  usuario: string,
  dispositivo: string,
): Promise<boolean> {
  const conocido = await db
    .updateTable('dispositivoRecordado')
    .set({ ultimoUso: ahora.toString() })
    .where('huella', '=', huellaDe(dispositivo))
    .where('usuario', '=', usuario)
    .where('venceEn', '>', ahora.toString())
    .returning('id')
    .executeTakeFirst();
  return conocido !== undefined;
}

/** How many there were. */
export async function olvidarDispositivos(tx: Tx, usuario: string, id?: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('dispositivoRecordado')
    .where('usuario', '=', usuario)
    .$if(id !== undefined, (consulta) => consulta.where('id', '=', id ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
