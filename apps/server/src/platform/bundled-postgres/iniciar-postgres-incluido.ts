// A real PostgreSQL inside the data folder: created on the first start, supervised while Cuadra runs, and taken
// over without help after either of them was killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { transcurridoMs } from '../reloj.ts';
import { detenerHuerfano } from './detener-huerfano.ts';
import {
  carpetaDelCluster,
  crearCarpetaPara,
  type Identidad,
  identidadPara,
  programas,
} from './programas.ts';

export interface PostgresIncluido {
  /** As the owner of the cluster, to the given database. */
  url(database: string): string;
  readonly pid: () => number | undefined;
  detener(): Promise<void>;
}

export interface OpcionesDePostgres {
  readonly carpetaDatos: string;
  /** Only for throw-away clusters of the tests: trades safety for speed. */
  readonly desechable?: boolean;
  readonly alReiniciar?: (motivo: string) => void;
  /** Called when PostgreSQL keeps dying and cannot be kept up. */
  readonly alRendirse?: (motivo: string) => void;
}

export const DUENO = 'cuadra';
const PUERTO_DEL_SOCKET = 5432;
const ESPERA_LISTO_MS = 60_000;
const ESPERA_DETENER_MS = 20_000;
const INTENTOS_DE_INICIO = 10;
const ESTABLE_MS = 5_000;
const CAIDAS_SEGUIDAS_MAX = 40;
const ESPERA_REINICIO_MS = 200;
const ESPERA_REINICIO_MAX_MS = 2_000;
const SALIDA_MAX = 4_000;

/** PostgreSQL did not start; the message carries what it said. */
export class PostgresError extends Error {}

export async function iniciarPostgresIncluido(opciones: OpcionesDePostgres): Promise<PostgresIncluido> {
  const { initdb, postgres } = await programas();
  const cluster = await carpetaDelCluster(opciones.carpetaDatos);
  const identidad = await identidadPara(cluster);
  await crearCarpetaPara(cluster, identidad);
  await detenerHuerfano(cluster);
  const socket = await crearCarpetaDeSocket(cluster, identidad);
  if (!(await existe(join(cluster, 'PG_VERSION')))) await crearCluster(initdb, cluster, identidad);

  const url = (database: string) =>
    `postgres://${DUENO}@localhost:${PUERTO_DEL_SOCKET}/${database}?host=${encodeURIComponent(socket)}`;
  const lanzar = () =>
    lanzarProceso(postgres, argumentos(cluster, socket, opciones.desechable ?? false), identidad);

  let proceso = await lanzarHastaListo(lanzar, url('postgres'));
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
    pid: () => proceso.child.pid,
    async detener() {
      deteniendo = true;
      proceso.child.kill('SIGINT');
      const limite = setTimeout(() => proceso.child.kill('SIGQUIT'), ESPERA_DETENER_MS);
      await proceso.salida;
      clearTimeout(limite);
      await rm(socket, { recursive: true, force: true });
    },
  };
}

/** After a kill -9 of the one before, its children may hold on for a moment: what they hold is waited for. */
async function lanzarHastaListo(lanzar: () => Proceso, url: string): Promise<Proceso> {
  for (let intento = 1; ; intento++) {
    const proceso = lanzar();
    try {
      await esperarListo(url, proceso);
      return proceso;
    } catch (error) {
      const ocupado = error instanceof PostgresError && /shared memory|lock file/.test(error.message);
      if (!ocupado || intento === INTENTOS_DE_INICIO) throw error;
      await esperar(ESPERA_REINICIO_MS * intento);
    }
  }
}

interface Proceso {
  readonly child: ChildProcess;
  /** Resolves with what it last said, when it ends. */
  readonly salida: Promise<string>;
}

function lanzarProceso(programa: string, args: readonly string[], identidad: Identidad | undefined): Proceso {
  // Its own process group: Ctrl-C in the terminal must reach Cuadra first, which then stops PostgreSQL in order.
  const child = spawn(programa, args, { ...identidad, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let dicho = '';
  const escuchar = (trozo: Buffer) => {
    dicho = (dicho + trozo.toString('utf8')).slice(-SALIDA_MAX);
  };
  child.stdout?.on('data', escuchar);
  child.stderr?.on('data', escuchar);
  const salida = new Promise<string>((listo) => {
    child.once('error', (error) => listo(error.message));
    child.once('exit', () => listo(dicho.trim()));
  });
  return { child, salida };
}

async function crearCluster(
  initdb: string,
  cluster: string,
  identidad: Identidad | undefined,
): Promise<void> {
  const args = ['-D', cluster, '-U', DUENO, '--auth=trust', '--encoding=UTF8'];
  const { child, salida } = lanzarProceso(
    initdb,
    [...args, '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    identidad,
  );
  const dicho = await salida;
  if (child.exitCode === 0) return;
  await rm(cluster, { recursive: true, force: true });
  throw new PostgresError(`No se pudo crear la base de datos en ${cluster}:\n${dicho}`);
}

function argumentos(cluster: string, socket: string, desechable: boolean): string[] {
  const ajustes = [
    // Only through the socket, whose folder only its owner can enter: no port is taken, no password is needed.
    'listen_addresses=',
    `unix_socket_directories=${socket}`,
    'unix_socket_permissions=0700',
    `port=${PUERTO_DEL_SOCKET}`,
    'timezone=UTC',
    'max_connections=100',
    'shared_buffers=256MB',
    'log_lock_waits=on',
  ];
  if (desechable) ajustes.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  return ['-D', cluster, ...ajustes.flatMap((ajuste) => ['-c', ajuste])];
}

/** Sockets have short names, data folders may not: the socket lives in a private folder of the system's own. */
async function crearCarpetaDeSocket(cluster: string, identidad: Identidad | undefined): Promise<string> {
  const huella = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  const socket = join(tmpdir(), `cuadra-pg-${huella}`);
  await rm(socket, { recursive: true, force: true });
  await mkdir(socket, { mode: 0o700 });
  await crearCarpetaPara(socket, identidad);
  return socket;
}

async function esperarListo(url: string, { child, salida }: Proceso): Promise<void> {
  const limite = transcurridoMs() + ESPERA_LISTO_MS;
  while (transcurridoMs() < limite) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
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
