// The work of the runs, done by whichever process is free. A job only says which run: what is to be done is in the tables.
import { contextoDeTrabajo } from '#acceso/sesiones/contexto-de-trabajo.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Reintentos, Trabajos } from '#platform/jobs/trabajos.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { avanzarCorrida } from './avanzar-corrida.ts';

export const COLA_DE_CORRIDAS = 'corridas';

/** How many tandas one process does at once: the rest of it is for whoever asks it something. */
const A_LA_VEZ = 2;

/**
 * How many jobs a run gets: as many hands as may share it, whichever processes they are of. Always more than one process takes, so that
 * when it dies there is another hand already at work or in the queue, and nobody waits until its jobs are given up for lost.
 */
const MANOS = { min: A_LA_VEZ + 1, max: 6 } as const;

const REINTENTOS: Reintentos = {
  reintentosMax: 20,
  esperaSegundos: 2,
  esperaMaxSegundos: 30,
  duracionMaxSegundos: 14_400,
  guardarSegundos: 86_400,
  aLaVez: A_LA_VEZ,
};

interface TrabajoDeCorrida {
  readonly corrida: number;
  readonly usuario: string | null;
  readonly sesion: string;
}

export async function encolarCorrida(
  tx: Tx,
  trabajos: Pick<Trabajos, 'encolar'>,
  corrida: number,
  quien: Pick<ContextoConActor['actor'], 'id' | 'sesion'> | undefined,
): Promise<void> {
  const datos: TrabajoDeCorrida = { corrida, usuario: quien?.id ?? null, sesion: quien?.sesion ?? '' };
  const { tandas } = await tx
    .selectFrom('corridaTanda')
    .select(({ fn }) => fn.countAll<number>().as('tandas'))
    .where('corrida', '=', corrida)
    .executeTakeFirstOrThrow();
  const manos = Math.min(Math.max(tandas, MANOS.min), MANOS.max);
  for (let i = 0; i < manos; i++) await trabajos.encolar(tx, COLA_DE_CORRIDAS, datos);
}

export function atenderCorridas(plataforma: Plataforma): Promise<void> {
  return plataforma.trabajos.atender<TrabajoDeCorrida>(
    COLA_DE_CORRIDAS,
    async ({ id: peticion, datos: { corrida, usuario, sesion }, esUltimoIntento }) => {
      const suyo =
        usuario === null ? undefined : await contextoDeTrabajo(plataforma, peticion, { usuario, sesion });
      const contexto = suyo ?? contextoDelSistema(plataforma.reloj.ahora(), peticion);
      await avanzarCorrida(plataforma, corrida, { contexto, esUltimoIntento });
    },
    REINTENTOS,
  );
}
