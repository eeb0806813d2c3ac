// A stranger may make Cuadra write to someone (a reset link, "you already have an account"). A few times: a mailbox
// cannot be flooded from the sign-in page.
import { sql } from 'kysely';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';

const CARTAS_MAX = 3;
const VENTANA: Temporal.DurationLike = { minutes: 30 };

/** Counts the letter and says whether it may go. */
export async function permitirCarta(tx: Tx, { ahora }: Contexto, correo: string): Promise<boolean> {
  const instante = ahora.toString();
  const ventana = ahora.subtract(VENTANA).toString();
  const contada = await tx
    .insertInto('intentoAcceso')
    .values({ clave: `correo:${correo}`, fallos: 1, ultimoFallo: instante, bloqueadoHasta: null })
    .onConflict((conflicto) =>
      conflicto
        .column('clave')
        .doUpdateSet({
          fallos: sql<number>`case when intento_acceso.ultimo_fallo < ${ventana} then 1 else intento_acceso.fallos + 1 end`,
          ultimoFallo: instante,
        })
        .where(({ or, eb }) =>
          or([eb('intentoAcceso.ultimoFallo', '<', ventana), eb('intentoAcceso.fallos', '<', CARTAS_MAX)]),
        ),
    )
    .returning('clave')
    .executeTakeFirst();
  return contada !== undefined;
}
