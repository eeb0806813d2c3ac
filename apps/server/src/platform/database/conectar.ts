// The application's connections: as its own papel, which is all it may be. A session that could become another serves nobody.
import type pg from 'pg';
import type { Logger } from 'pino';
import { ConfigError } from '../config-error.ts';
import type { Reloj } from '../reloj.ts';
import { exigirPapelSinPoder } from './exigir-papel-sin-poder.ts';
import { abrirDatabase, abrirPool, type Database, type OpcionesDePool } from './pool.ts';
import { abrirLector } from './replica/abrir-lector.ts';
import type { LectorDeReportes } from './replica/lector-de-reportes.ts';

export interface Conexiones {
  readonly db: Database;
  readonly pool: pg.Pool;
  cerrar(): Promise<void>;
}

export async function conectar(url: string, log: Logger, opciones: OpcionesDePool = {}): Promise<Conexiones> {
  const pool = abrirPool(url, opciones);
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'Se perdió una conexión con la base de datos'));
  const db = abrirDatabase(pool);
  const cerrar = async () => {
    await db.destroy();
    // Who asked nothing through it leaves the pool open, and with it the process, until its connections grow old.
    if (!pool.ended) await pool.end();
  };
  try {
    await exigirPapelSinPoder(pool);
  } catch (error) {
    await cerrar();
    throw error;
  }
  return { db, pool, cerrar };
}

export interface PorDondeLeer {
  readonly principal: Database;
  /** The replica, entered as the application. */
  readonly direccion: string;
  readonly porAgrupador: boolean;
  readonly atrasoMaxSegundos: number;
  readonly conexionesMax?: number | undefined;
  readonly reloj: Reloj;
  readonly log: Logger;
}

export interface LectorVigilado extends LectorDeReportes {
  cerrar(): Promise<void>;
}

/** How often one that nobody asks is looked at: to know that it is back, and how far behind it is. */
const ENTRE_REVISIONES_MS = 5_000;

/** One that does not answer now may do so later, and meanwhile there is the primary; one of other books never will. */
export async function conectarReplica(donde: PorDondeLeer): Promise<LectorVigilado> {
  const { log, direccion, porAgrupador, conexionesMax } = donde;
  const lector = abrirLector({
    ...donde,
    async conectar() {
      const { db, pool, cerrar } = await conectar(direccion, log, {
        porAgrupador,
        esReplica: true,
        conexionesMax,
      });
      return { db, cerrar, llena: () => pool.totalCount >= pool.options.max && pool.idleCount === 0 };
    },
  });
  const estado = await lector.revisar();
  if (estado.tipo === 'ajena') throw new ConfigError(`DATABASE_REPLICA_URL: ${estado.motivo}`);
  const vigilancia = setInterval(() => void lector.revisar().catch(() => undefined), ENTRE_REVISIONES_MS);
  vigilancia.unref();
  return {
    ...lector,
    cerrar() {
      clearInterval(vigilancia);
      return lector.cerrar();
    },
  };
}
