// Whether the process lives, and whether it can serve. The database is asked each time; how the parts are is remembered for
// a moment, so that whoever asks a thousand times costs little.
import { listo, type ParteDeSalud, vivo } from '@cuadra/contract/salud';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Contexto } from '../contexto.ts';
import type { Database } from '../database/pool.ts';
import type { Plataforma } from '../plataforma.ts';
import { ProblemaError } from '../problema.ts';
import { transcurridoMs } from '../reloj.ts';
import { mirarPartes } from '../salud/partes.ts';
import type { Periodico } from '../salud/periodico.ts';
import { mount } from './mount.ts';
import type { Retiro } from './retiro.ts';

const MEMORIA_MS = 3_000;

export function rutasDeSalud(
  app: FastifyInstance,
  plataforma: Plataforma,
  periodicos: readonly Periodico[],
  retiro: Retiro,
): void {
  const partes = recordar(MEMORIA_MS, () => mirarPartes(plataforma, periodicos));
  mount(app, vivo, async () => ({ estado: 'vivo' as const }));
  mount(app, listo, async ({ contexto }) => {
    if (retiro.enCurso()) throw new ProblemaError('PROCESO_QUE_SE_RETIRA', { esperaSegundos: 2 });
    try {
      await exigirBase(plataforma.db);
      const vistas = await partes();
      const hayDegradadas = vistas.some(({ estado }) => estado === 'degradada');
      return {
        estado: hayDegradadas ? ('degradado' as const) : ('listo' as const),
        partes: vistas.map((vista) => (puedeSaber(contexto) ? vista : sinDetalle(vista))),
      };
    } catch (cause) {
      app.log.warn({ err: cause }, 'La base de datos no responde');
      throw new ProblemaError('BASE_NO_DISPONIBLE', { esperaSegundos: 2 });
    }
  });
}

/** One that only repeats another takes nobody's work. */
async function exigirBase(db: Database): Promise<void> {
  const { rows } = await sql<{ repite: boolean }>`select pg_is_in_recovery() as repite`.execute(db);
  if (rows[0]?.repite !== false) throw new Error('La base de datos es una réplica: no se deja escribir.');
}

const DE_ESTA_MAQUINA: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const puedeSaber = ({ actor, direccion }: Contexto): boolean =>
  actor !== undefined || DE_ESTA_MAQUINA.has(direccion);

const sinDetalle = ({ parte, estado }: ParteDeSalud): ParteDeSalud => ({ parte, estado });

/** What was answered lately, or is being asked, answers whoever asks meanwhile. A failure is not remembered. */
function recordar<T>(memoriaMs: number, preguntar: () => Promise<T>): () => Promise<T> {
  let ultima: { readonly respuesta: Promise<T>; readonly desdeMs: number } | undefined;
  return () => {
    const ahoraMs = transcurridoMs();
    if (ultima === undefined || ahoraMs - ultima.desdeMs > memoriaMs) {
      const respuesta = preguntar();
      const esta = { respuesta, desdeMs: ahoraMs };
      ultima = esta;
      respuesta.catch(() => {
        if (ultima === esta) ultima = undefined;
      });
    }
    return ultima.respuesta;
  };
}
