// 200 institutions on one process: what it holds in memory and in connections while they sleep, and posting in one of them against
// the same books served by a process of their own. In turns, so that whatever else the machine does falls on both.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { escribirSecreto } from '../apps/server/src/federacion/directorio/archivo-secreto.ts';
import type { Institucion } from '../apps/server/src/federacion/directorio/directorio.ts';
import {
  iniciarPostgresIncluido,
  type PostgresIncluido,
} from '../apps/server/src/platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { prepararBase } from '../apps/server/src/platform/database/preparar-base.ts';
import { iniciarCuadra, type ProcesoDeCuadra } from '../apps/server/src/testing/process.ts';
import { crearCarpetaTemporal } from '../apps/server/src/testing/temp-folder.ts';
import { entrarEn } from './banco.ts';
import { cargar, type Medida } from './carga.ts';
import { detallar, informar, porSegundo } from './informe.ts';
import { cuentasManuales, hoyEnGuatemala } from './partidas-de-prueba.ts';

/** `npm run bench -- federacion 50` for fewer. */
const CUANTAS = Number(process.argv[2] ?? 200);
/** What the bundled PostgreSQL has connections for. */
const ABIERTAS_MAX = 10;
/** Longer than a turn of the other, which would find it closed. */
const OCIOSAS_SEGUNDOS = 20;
const MEMORIA_MAX_MB = 1_024;
const CONEXIONES_MAX = 20;
const CLIENTES = 32;
const VUELTAS = 3;
const VUELTA_MS = 4_000;
const CALENTAMIENTO_MS = 4_000;
const PLANTILLA = 'plantilla';
const MEDIDA = 'c000';
const CONEXIONES_DE_CADA_UNA = 10;

const carpeta = await crearCarpetaTemporal('federacion');
const carpetas = [carpeta];
const postgres = await iniciarPostgresIncluido({ carpetaDatos: carpeta.ruta });
try {
  const instituciones = await crearInstituciones(postgres, CUANTAS);
  const directorio = join(carpeta.ruta, 'instituciones.json');
  await escribirSecreto(directorio, { instituciones });
  const federada = await iniciarCuadra({
    INSTITUCIONES: directorio,
    INSTITUCIONES_ABIERTAS: String(ABIERTAS_MAX),
    INSTITUCIONES_OCIOSAS_SEGUNDOS: String(OCIOSAS_SEGUNDOS),
    DATA_DIR: await nuevaCarpeta('federada'),
  });
  try {
    await medirReposo(federada, instituciones);
    await medirContabilizar(federada, instituciones);
  } finally {
    await federada.terminar('SIGTERM');
  }
} finally {
  await postgres.detener();
  for (const una of carpetas) await una.borrar();
}

async function nuevaCarpeta(nombre: string): Promise<string> {
  const nueva = await crearCarpetaTemporal(nombre);
  carpetas.push(nueva);
  return nueva.ruta;
}

/** One made with the demo, and the rest copied; each with its own role, as the program demands. */
async function crearInstituciones(cluster: PostgresIncluido, cuantas: number): Promise<Institucion[]> {
  await comoDueno('postgres', `create database ${PLANTILLA}`);
  const demo = await iniciarCuadra({
    DATABASE_OWNER_URL: cluster.url(PLANTILLA),
    DATA_DIR: await nuevaCarpeta('demo'),
    SESSION_SECRET: secretoDe(PLANTILLA),
    CUADRA_DEMO: 'true',
  });
  await demo.terminar('SIGTERM');
  // Whoever posts here shows no second factor, and nobody has anything pending from before.
  await comoDueno(
    PLANTILLA,
    `select set_config('cuadra.accion', 'medir', false);
     delete from rol_con_segundo_factor;
     delete from pgboss.job; update pgboss.version set cron_on = now()`,
  );
  const instituciones: Institucion[] = [];
  for (let n = 0; n < cuantas; n++) {
    const nombre = `c${String(n).padStart(3, '0')}`;
    await comoDueno('postgres', `create database ${nombre} template ${PLANTILLA}`);
    const { direccion } = await prepararBase(cluster.url(nombre), { secreto: secretoDe(nombre) });
    instituciones.push({
      nombre,
      anfitriones: [anfitrionDe(nombre)],
      estado: 'activa',
      databaseUrl: direccion,
      databaseDirectUrl: undefined,
      databaseReplicaUrl: undefined,
      secreto: secretoDe(nombre),
      direccionPublica: undefined,
      limites: { conexiones: CONEXIONES_DE_CADA_UNA, peticionesALaVez: 64 },
    });
  }
  return instituciones;
}

async function comoDueno(base: string, texto: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres.url(base), application_name: 'medición' });
  await client.connect();
  try {
    return [await client.query(texto)].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

function secretoDe(nombre: string): string {
  return `solo para medir, en una base que se borra al terminar: ${nombre}`;
}

function anfitrionDe(nombre: string): string {
  return `${nombre}.coop.test`;
}

/** All of them opened once, a few at a time, and then left alone. */
async function medirReposo(federada: ProcesoDeCuadra, instituciones: readonly Institucion[]): Promise<void> {
  detallar(`recién iniciado, ninguna abierta: ${memoriaDe(federada)} MB, ${await conexiones()} conexiones`);
  const porAbrir = instituciones.values();
  let maximaMb = 0;
  let conexionesMax = 0;
  const abrir = async () => {
    for (const { nombre } of porAbrir) {
      const { status } = await pedir(federada.url, nombre, '/api/auth/options');
      if (status !== 200) throw new Error(`${nombre} contestó ${status}`);
      maximaMb = Math.max(maximaMb, memoriaDe(federada));
      conexionesMax = Math.max(conexionesMax, await conexiones());
    }
  };
  const inicio = performance.now();
  await Promise.all([abrir(), abrir()]);
  const ms = (performance.now() - inicio) / instituciones.length;
  detallar(
    `al abrirlas todas, hasta ${ABIERTAS_MAX} a la vez: ${maximaMb} MB y ${conexionesMax} conexiones como máximo; ${ms.toFixed(0)} ms cada una`,
  );
  while ((await conexiones()) > 0) await esperar(1_000);
  await esperar(OCIOSAS_SEGUNDOS * 1_000);
  const [mb, cuantas] = [memoriaDe(federada), await conexiones()];
  informar({
    nombre: `${instituciones.length} dormidas, memoria`,
    propio: `${mb} MB`,
    referencia: `hasta ${MEMORIA_MAX_MB} MB`,
    razon: mb / MEMORIA_MAX_MB,
    meta: { max: 1 },
  });
  informar({
    nombre: `${instituciones.length} dormidas, conexiones`,
    propio: `${cuantas}`,
    referencia: `hasta ${CONEXIONES_MAX}`,
    razon: cuantas / CONEXIONES_MAX,
    meta: { max: 1 },
  });
}

async function conexiones(): Promise<number> {
  const [fila] = await comoDueno(
    'postgres',
    `select count(*)::int as n from pg_stat_activity where application_name like 'cuadra%'`,
  );
  return Number(fila?.n);
}

function memoriaDe({ child }: ProcesoDeCuadra): number {
  return Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1_024,
  );
}

function pedir(url: string, nombre: string, ruta: string): Promise<{ readonly status: number }> {
  return entrarPor(url, anfitrionDe(nombre), ruta);
}

/** `fetch` does not let anybody say another Host. */
async function entrarPor(url: string, host: string, path: string): Promise<{ readonly status: number }> {
  const { get } = await import('node:http');
  return new Promise((resolver, rechazar) => {
    get(url + path, { headers: { host }, agent: false }, (respuesta) => {
      respuesta.resume().once('end', () => resolver({ status: respuesta.statusCode ?? 0 }));
    }).once('error', rechazar);
  });
}

/** The same books and the same secret: a token of one process serves in the other. */
async function medirContabilizar(
  federada: ProcesoDeCuadra,
  instituciones: readonly Institucion[],
): Promise<void> {
  const una = instituciones.find(({ nombre }) => nombre === MEDIDA);
  if (una === undefined) throw new Error(`No hay ${MEDIDA}`);
  const sola = await iniciarCuadra({
    DATABASE_URL: una.databaseUrl,
    SESSION_SECRET: una.secreto,
    DATA_DIR: await nuevaCarpeta('sola'),
    CUADRA_DEMO: 'true',
    CONEXIONES_MAX: String(CONEXIONES_DE_CADA_UNA),
  });
  try {
    const token = await entrarEn(sola.url, 'contador@cuadra.demo');
    const dueno = new pg.Client({ connectionString: postgres.url(MEDIDA) });
    await dueno.connect();
    const encargo = {
      token,
      cuentas: await cuentasManuales(dueno),
      fecha: hoyEnGuatemala(),
      clientes: CLIENTES,
    };
    await dueno.end();
    const porUna = (ms: number) => cargar('./carga-http.ts', { ...encargo, url: sola.url, ms });
    const porVarias = (ms: number) =>
      cargar('./carga-http.ts', { ...encargo, url: federada.url, anfitrion: anfitrionDe(MEDIDA), ms });
    await porUna(CALENTAMIENTO_MS);
    await porVarias(CALENTAMIENTO_MS);
    const vueltas: { una: Medida; varias: Medida }[] = [];
    for (let vuelta = 0; vuelta < VUELTAS; vuelta++)
      vueltas.push({ varias: await porVarias(VUELTA_MS), una: await porUna(VUELTA_MS) });
    contar(vueltas);
  } finally {
    await sola.terminar('SIGTERM');
  }
}

function contar(vueltas: readonly { readonly una: Medida; readonly varias: Medida }[]): void {
  const ritmo = (medidas: readonly Medida[]) =>
    medidas.reduce((suma, { hechas }) => suma + hechas, 0) / medidas.reduce((suma, { ms }) => suma + ms, 0);
  const varias = ritmo(vueltas.map((vuelta) => vuelta.varias));
  const una = ritmo(vueltas.map((vuelta) => vuelta.una));
  informar({
    nombre: `contabilizar entre ${CUANTAS}`,
    propio: `una de ${CUANTAS} ${porSegundo(varias, 1)}`,
    referencia: `sola ${porSegundo(una, 1)}`,
    razon: varias / una,
    meta: { min: 0.95 },
  });
  for (const vuelta of vueltas)
    detallar(
      `vuelta: entre ${CUANTAS} ${porSegundo(vuelta.varias.hechas, vuelta.varias.ms)}, sola ${porSegundo(vuelta.una.hechas, vuelta.una.ms)}`,
    );
}
