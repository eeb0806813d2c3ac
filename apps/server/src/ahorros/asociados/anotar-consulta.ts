// Who looked at whom, once for each person, member and day. It is noted before the answer goes out; when nothing can be written
// (only a copy of the database is left), what can be read is still read, and the log keeps it.
import type { ContextoConActor } from '#platform/contexto.ts';
import { anotar, escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { hoyEn } from '#platform/reloj.ts';

interface Mirado {
  readonly id: string;
  readonly numero: number;
  readonly agencia: string;
}

const ACCIONES = {
  ficha: 'ahorros:ver-asociado',
  'de-otra-agencia': 'ahorros:ver-de-otra-agencia',
} as const;

export async function anotarConsulta(
  { db, log }: Pick<Plataforma, 'db' | 'log'>,
  contexto: ContextoConActor,
  clase: keyof typeof ACCIONES,
  { id: asociado, numero, agencia }: Mirado,
): Promise<void> {
  const usuario = contexto.actor.id;
  const accion = ACCIONES[clase];
  const dia = hoyEn({ ahora: () => contexto.ahora }).toString();
  const yaHoy = await db
    .selectFrom('consultaDeAsociado')
    .select('dia')
    .where('usuario', '=', usuario)
    .where('asociado', '=', asociado)
    .where('clase', '=', clase)
    .where('dia', '>=', dia)
    .executeTakeFirst();
  if (yaHoy !== undefined) return;
  await escribir(db, contexto, accion, async (tx) => {
    // Again, by who wins: two screens that open at once are one look.
    const anotada = await tx
      .insertInto('consultaDeAsociado')
      .values({ usuario, asociado, clase, dia })
      .onConflict((choque) =>
        choque
          .columns(['usuario', 'asociado', 'clase'])
          .doUpdateSet({ dia })
          .where('consultaDeAsociado.dia', '<', dia),
      )
      .returning('dia')
      .executeTakeFirst();
    if (anotada === undefined) return;
    await anotar(tx, contexto, {
      ...{ accion, entidad: 'asociado', idEntidad: asociado, agencia, detalle: { numero } },
    });
  }).catch((error: unknown) =>
    log.error(
      { err: error, usuario: contexto.actor.correo, accion, numero },
      'No se pudo anotar una consulta',
    ),
  );
}
