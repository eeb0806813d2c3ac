// What waits for this person.
import type { Pendiente } from '@cuadra/contract/escritorio/pendientes';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import type { ClaseDePendiente } from './clase-de-pendiente.ts';

export async function listarPendientes(
  db: Database,
  contexto: ContextoConActor,
  clases: readonly ClaseDePendiente[],
): Promise<Pendiente[]> {
  const permitidas = clases.filter(({ permiso }) => contexto.actor.permisos.has(permiso));
  const contadas = await Promise.all(
    permitidas.map(async (clase) => ({ clase, cuenta: await clase.contar(db, contexto) })),
  );
  return Promise.all(
    contadas
      .filter(({ cuenta }) => cuenta > 0)
      .map(
        async ({
          clase: {
            id,
            titulo: [uno, varios],
            link,
          },
          cuenta,
        }) => ({
          id,
          titulo: cuenta === 1 ? uno : varios,
          cuenta,
          link: await link(contexto, db),
        }),
      ),
  );
}
