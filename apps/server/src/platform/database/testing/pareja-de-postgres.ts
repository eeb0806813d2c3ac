// Two real PostgreSQL, one repeating the other: for trying what a replica that is behind, gone or somebody else's does to
// reports. The copy is made between pg_backup_start and pg_backup_stop, as the bundled programs allow.
import { chown, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import {
  crearCarpetaDeSocket,
  direccionDe,
  PUERTO_DEL_SOCKET,
} from '#platform/bundled-postgres/cerraduras.ts';
import {
  iniciarPostgresIncluido,
  type PostgresIncluido,
} from '#platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { lanzarProceso, type Proceso } from '#platform/bundled-postgres/lanzar-proceso.ts';
import {
  carpetaDelCluster,
  type Identidad,
  identidadPara,
  programas,
} from '#platform/bundled-postgres/programas.ts';
import { consultar } from '#testing/databases.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { credencialesDe } from '../direccion.ts';

export interface ParejaDePostgres {
  readonly principal: PostgresIncluido;
  readonly replica: ReplicaDePrueba;
  cerrar(): Promise<void>;
}

export interface ReplicaDePrueba {
  /** As the owner. */
  url(database: string): string;
  iniciar(): Promise<void>;
  /** kill -9, and wait until it is gone. */
  matar(): Promise<void>;
}

const INTENTOS_MAX = 400;

/** `preparar` runs on the primary before it is copied. */
export async function crearPareja(
  preparar: (principal: PostgresIncluido) => Promise<void>,
): Promise<ParejaDePostgres> {
  const [unaCarpeta, otraCarpeta] = [
    await crearCarpetaTemporal('principal'),
    await crearCarpetaTemporal('replica'),
  ];
  const principal = await iniciarPostgresIncluido({ carpetaDatos: unaCarpeta.ruta });
  let replica: ReplicaDePrueba | undefined;
  const cerrar = async () => {
    await replica?.matar();
    await principal.detener();
    await unaCarpeta.borrar();
    await otraCarpeta.borrar();
  };
  try {
    const cluster = await carpetaDelCluster(unaCarpeta.ruta);
    await dejarRepetir(cluster, principal);
    await preparar(principal);
    replica = await copiar(cluster, principal, otraCarpeta, await identidadPara(cluster));
    await replica.iniciar();
    return { principal, replica, cerrar };
  } catch (error) {
    await cerrar();
    throw error;
  }
}

async function dejarRepetir(cluster: string, principal: PostgresIncluido): Promise<void> {
  await writeFile(
    join(cluster, 'pg_hba.conf'),
    'local all all scram-sha-256\nlocal replication all scram-sha-256\n',
  );
  await consultar(principal.url('postgres'), 'select pg_reload_conf()');
}

async function copiar(
  cluster: string,
  principal: PostgresIncluido,
  carpeta: CarpetaTemporal,
  identidad: Identidad | undefined,
): Promise<ReplicaDePrueba> {
  const copia = await carpetaDelCluster(carpeta.ruta);
  await mkdir(dirname(copia), { recursive: true });
  const client = new pg.Client({ connectionString: principal.url('postgres') });
  await client.connect();
  await client.query(`select pg_backup_start('pareja', fast => true)`);
  await cp(cluster, copia, { recursive: true, filter: (ruta) => !/postmaster\.(pid|opts)$/.test(ruta) });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  await writeFile(join(copia, 'backup_label'), rows[0]?.labelfile ?? '');
  await writeFile(join(copia, 'standby.signal'), '');
  if (identidad !== undefined) await darTodo(copia, identidad);
  const socket = await crearCarpetaDeSocket(copia, identidad);
  const { usuario, clave } = credencialesDe(principal.url('postgres'));
  const origen = new URL(principal.url('postgres')).searchParams.get('host') ?? '';
  const conninfo = `host='${origen}' port=${PUERTO_DEL_SOCKET} user=${usuario} password=${clave}`;
  return enMarcha({ copia, socket, clave, conninfo, identidad });
}

interface PorIniciar {
  readonly copia: string;
  readonly socket: string;
  readonly clave: string;
  readonly conninfo: string;
  readonly identidad: Identidad | undefined;
}

function enMarcha({ copia, socket, clave, conninfo, identidad }: PorIniciar): ReplicaDePrueba {
  let proceso: Proceso | undefined;
  const url = (database: string) => direccionDe({ socket, puerto: PUERTO_DEL_SOCKET, clave, database });
  return {
    url,
    async iniciar() {
      const { postgres } = await programas();
      await rm(join(copia, 'postmaster.pid'), { force: true });
      const ajustes = [
        'listen_addresses=',
        `unix_socket_directories=${socket}`,
        `port=${PUERTO_DEL_SOCKET}`,
        `primary_conninfo=${conninfo}`,
        'wal_retrieve_retry_interval=200ms',
      ];
      proceso = lanzarProceso(
        postgres,
        ['-D', copia, ...ajustes.flatMap((ajuste) => ['-c', ajuste])],
        identidad,
      );
      await hastaQueResponda(url('postgres'), proceso);
    },
    async matar() {
      proceso?.child.kill('SIGKILL');
      await proceso?.salida;
      proceso = undefined;
    },
  };
}

async function hastaQueResponda(direccion: string, { child, salida }: Proceso): Promise<void> {
  for (let intento = 0; intento < INTENTOS_MAX && child.exitCode === null; intento++) {
    const responde = await consultar(direccion, 'select 1').then(Boolean, () => false);
    if (responde) return;
    await esperar(50);
  }
  child.kill('SIGKILL');
  throw new Error(`La réplica no inició: ${await salida}`);
}

async function darTodo(carpeta: string, { uid, gid }: Identidad): Promise<void> {
  await chown(carpeta, uid, gid);
  for (const { name, parentPath } of await readdir(carpeta, { recursive: true, withFileTypes: true }))
    await chown(join(parentPath, name), uid, gid);
}
