// Two real PostgreSQL that can follow each other, a directory in a file, and the owners' addresses: what the commands of a
// federation work on.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { cargarInstitucionDemo } from '#demo-institucion/cargar.ts';
import {
  iniciarPostgresIncluido,
  type PostgresIncluido,
} from '#platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { abrirDatabase, abrirPool } from '#platform/database/pool.ts';
import { relojDelSistema as reloj } from '#platform/reloj.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { abrirDirectorio, type Institucion } from '../directorio/directorio.ts';
import { cumuloDe } from '../directorio/validar.ts';
import { crear, type Entorno } from '../ordenes/crear.ts';
import { leerDuenos } from '../ordenes/duenos.ts';

export interface ParDeCumulos extends Entorno {
  /** server:port of each. */
  readonly a: string;
  readonly b: string;
  /** The variables with which the program finds all of it. */
  readonly variables: Readonly<Record<string, string>>;
  cerrar(): Promise<void>;
}

/** Those that copy are few by default, and each table takes one a moment. */
const AJUSTES = [
  'wal_level=logical',
  'max_wal_senders=20',
  'max_replication_slots=20',
  'max_sync_workers_per_subscription=6',
  'max_logical_replication_workers=12',
  'max_worker_processes=20',
];

export async function crearParDeCumulos(): Promise<ParDeCumulos> {
  const carpetas: CarpetaTemporal[] = [];
  const cumulos: PostgresIncluido[] = [];
  for (const nombre of ['cumulo a', 'cumulo b']) {
    const carpeta = await crearCarpetaTemporal(nombre);
    carpetas.push(carpeta);
    cumulos.push(
      await iniciarPostgresIncluido({ carpetaDatos: carpeta.ruta, desechable: true, ajustes: AJUSTES }),
    );
  }
  const [deA = '', deB = ''] = cumulos.map((cumulo) => cumulo.url('postgres'));
  const [a, b] = [cumuloDe(deA), cumuloDe(deB)];
  const carpeta = carpetas[0]?.ruta ?? '';
  const variables = {
    INSTITUCIONES: join(carpeta, 'instituciones.json'),
    INSTITUCIONES_DUENOS: join(carpeta, 'duenos.json'),
  };
  await writeFile(variables.INSTITUCIONES_DUENOS, JSON.stringify({ [a]: deA, [b]: deB }), { mode: 0o600 });
  const log = pino({ level: 'silent' });
  const directorio = await abrirDirectorio(variables.INSTITUCIONES, { clave: undefined, log, crear: true });
  return {
    a,
    b,
    variables,
    reloj,
    directorio,
    duenos: await leerDuenos(variables.INSTITUCIONES_DUENOS),
    async cerrar() {
      await directorio.cerrar();
      for (const cumulo of cumulos) await cumulo.detener();
      for (const una of carpetas) await una.borrar();
    },
  };
}

/** On the first of them, with the demo's catalogue and people, so that there is something to post on. */
export async function crearConDemo(par: ParDeCumulos, nombre: string): Promise<Institucion> {
  const pedida = { nombre, anfitriones: [`${nombre}.ejemplo.gt`], cumulo: par.a };
  const { institucion } = await crear(par, {
    ...pedida,
    administrador: undefined,
    direccionPublica: undefined,
  });
  const db = abrirDatabase(abrirPool(institucion.databaseUrl));
  try {
    await cargarInstitucionDemo({ db, reloj }, { historia: false });
  } finally {
    await db.destroy();
  }
  return institucion;
}
