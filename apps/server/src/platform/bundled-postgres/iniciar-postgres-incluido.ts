// A real PostgreSQL inside the data folder: created on the first start, supervised while Cuadra runs, and taken
// over without help after either of them was killed.
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { transcurridoMs } from '../reloj.ts';
import {
  cerrarPuertas,
  claveDelCluster,
  crearCarpetaDeSocket,
  direccionDe,
  PUERTO_DEL_SOCKET,
} from './cerraduras.ts';
import { detenerHuerfano } from './detener-huerfano.ts';
import { lanzarProceso, PostgresError, type Proceso } from './lanzar-proceso.ts';
import { carpetaDelCluster, crearCarpetaPara, identidadPara, programas } from './programas.ts';

export interface PostgresIncluido {
  /** As the owner of the cluster, to the given database. */
  url(database: string): string;
  /** The owner's; what only the data folder's owner can read. */
  readonly clave: string;
  readonly pid: () => number | undefined;
  /** In order; what does not end in that while is cut, and recovers at the next start. */
  detener(esperaMs?: number): Promise<void>;
}

export interface OpcionesDePostgres {
  readonly carpetaDatos: string;
  /** Only for throw-away clusters of the tests: trades safety for speed. */
  readonly desechable?: boolean;
  readonly alReiniciar?: (motivo: string) => void;
  /** Called when PostgreSQL keeps dying and cannot be kept up. */
  readonly alRendirse?: (motivo: string) => void;
  /** Called when it did not end in order. */
  readonly alCortar?: () => void;
  /** For this start alone (name=value): how what was restored is brought to its end. */
  readonly ajustes?: readonly string[];
  /** How long it may take until it answers; a restoration goes through all its WAL before. */
  readonly esperaListoMs?: number;
}

const ESPERA_LISTO_MS = 60_000;
const ESPERA_DETENER_MS = 20_000;
const INTENTOS_DE_INICIO = 10;
const CLAVE_RECHAZADA = '28P01';
const ESTABLE_MS = 5_000;
const CAIDAS_SEGUIDAS_MAX = 40;
const ESPERA_REINICIO_MS = 200;
const ESPERA_REINICIO_MAX_MS = 2_000;

export async function iniciarPostgresIncluido(opciones: OpcionesDePostgres): Promise<PostgresIncluido> {
  const { initdb, postgres } = await programas();
  const cluster = await carpetaDelCluster(opciones.carpetaDatos);
  const identidad = await identidadPara(cluster);
  await crearCarpetaPara(cluster, identidad);
  await detenerHuerfano(cluster);
  const socket = await crearCarpetaDeSocket(cluster, identidad);
  const esNuevo = !(await existe(join(cluster, 'PG_VERSION')));
  const clave = await claveDelCluster({ cluster, identidad, programa: esNuevo ? initdb : postgres, esNuevo });
  await cerrarPuertas(cluster, identidad);

  const url = (database: string) => direccionDe({ socket, puerto: PUERTO_DEL_SOCKET, clave, database });
  const lanzar = () => lanzarProceso(postgres, argumentos(cluster, socket, opciones), identidad);

  let proceso = await lanzarHastaListo(lanzar, url('postgres'), opciones.esperaListoMs);
  let deteniendo = false;

  /** Starts it again whenever it ends by itself; gives up when it has not stayed up for a while. */
  const vigilar = async () => {
    let caidas = 0;
    while (!deteniendo) {
      const desde = transcurridoMs();
      const motivo = await proceso.salida;
      if (deteniendo) return;
      caidas = transcurridoMs() - desde > ESTABLE_MS ? 1 : caidas + 1;
      if (caidas > CAIDAS_SEGUIDAS_MAX) return opciones.alRendirse?.(motivo);
      opciones.alReiniciar?.(motivo);
      // The killed one's children let go of the shared memory a moment later; PostgreSQL refuses until then.
      await esperar(Math.min(ESPERA_REINICIO_MS * caidas, ESPERA_REINICIO_MAX_MS));
      if (!deteniendo) proceso = lanzar();
    }
  };

  void vigilar();
  return {
    url,
    clave,
    pid: () => proceso.child.pid,
    async detener(esperaMs = ESPERA_DETENER_MS) {
      deteniendo = true;
      const { child, salida } = proceso;
      child.kill('SIGINT');
      const limite = setTimeout(() => {
        opciones.alCortar?.();
        child.kill('SIGQUIT');
      }, esperaMs);
      await salida;
      clearTimeout(limite);
      await rm(socket, { recursive: true, force: true });
    },
  };
}

/** After a kill -9 of the one before, its children may hold on for a moment: what they hold is waited for. */
async function lanzarHastaListo(
  lanzar: () => Proceso,
  url: string,
  esperaMs = ESPERA_LISTO_MS,
): Promise<Proceso> {
  for (let intento = 1; ; intento++) {
    const proceso = lanzar();
    try {
      await esperarListo(url, proceso, esperaMs);
      return proceso;
    } catch (error) {
      const ocupado = error instanceof PostgresError && /shared memory|lock file/.test(error.message);
      if (!ocupado || intento === INTENTOS_DE_INICIO) throw error;
      await esperar(ESPERA_REINICIO_MS * intento);
    }
  }
}

function argumentos(
  cluster: string,
  socket: string,
  { desechable = false, ajustes: propios = [] }: OpcionesDePostgres,
): string[] {
  const ajustes = [
    // Only through the socket, whose folder only its owner can enter: no port is taken.
    'listen_addresses=',
    `unix_socket_directories=${socket}`,
    'unix_socket_permissions=0700',
    `port=${PUERTO_DEL_SOCKET}`,
    'timezone=UTC',
    'max_connections=100',
    'shared_buffers=256MB',
    'log_lock_waits=on',
    // Until it looks at what was just loaded in one go, PostgreSQL guesses, and a wrong guess takes seconds.
    'autovacuum_naptime=10s',
  ];
  if (desechable) ajustes.push(...DESECHABLE);
  ajustes.push(...propios);
  return ['-D', cluster, ...ajustes.flatMap((ajuste) => ['-c', ajuste])];
}

/** What only serves to survive a fall, or the years, and what would begin by itself in the middle of a test. */
const DESECHABLE = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'autovacuum=off',
  // A pool of connections for each test that runs at the same time, on a machine of many cores.
  'max_connections=500',
];

async function esperarListo(url: string, { child, salida }: Proceso, esperaMs: number): Promise<void> {
  const limite = transcurridoMs() + esperaMs;
  while (transcurridoMs() < limite) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      // It is up and does not know us: waiting would not change that.
      if (error instanceof pg.DatabaseError && error.code === CLAVE_RECHAZADA) break;
      await esperar(25);
    }
  }
  child.kill('SIGQUIT');
  throw new PostgresError(`PostgreSQL no inició:\n${await salida}`);
}

async function existe(ruta: string): Promise<boolean> {
  return stat(ruta).then(
    () => true,
    () => false,
  );
}
