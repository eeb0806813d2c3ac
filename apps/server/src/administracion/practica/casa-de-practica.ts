// Where the copy lives, beside the real one: a folder of its own in the data folder, a PostgreSQL of its own in it, and a process that this
// one starts and stops. It is given nothing that leads outside: neither mail, nor backups, nor seals, nor the secrets of the real one.
// What is done to it is done one thing after another: nobody starts it, reads it or takes it away while it is being filled.
import { rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { tomarCarpeta } from '#platform/carpeta-de-datos.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { abrirServidor, correr, lanzar } from './procesos-de-practica.ts';

/** The files that are run in processes of their own, and how the books of a data folder are opened. */
export interface ProgramasDePractica {
  /** Serves the institution; undefined where nothing is started, as in tests. */
  readonly servir: string | undefined;
  /** Fills the copy. */
  readonly llenar: string;
  readonly abrirLibros: (config: Config) => Promise<{ readonly db: Database; cerrar(): Promise<void> }>;
}

export interface CasaDePractica {
  /** When the copy was made; undefined: there is none. */
  hechaEn(): Promise<string | undefined>;
  /** Where it is opened, while it runs. */
  direccion(): string | undefined;
  /** From an export, in the place of whatever was there. */
  llenar(zip: string, contrasena: string, senal: AbortSignal): Promise<void>;
  /** Where it is opened; of two at once, both are told the same. */
  iniciar(): Promise<string>;
  /** Whether there was one. */
  quitar(): Promise<boolean>;
  /** For whoever reads its books, running or stopped. */
  conLibros<T>(trabajo: (db: Database) => Promise<T>): Promise<T>;
  /** With the program: what runs is stopped, and nothing is started any more. */
  cerrar(): Promise<void>;
}

export function abrirCasaDePractica(config: Config, programas: ProgramasDePractica): CasaDePractica {
  const carpeta = join(resolve(config.carpetaDatos), 'practica');
  const env = entornoDe(config, carpeta);
  const servidor = abrirServidor(programas.servir, env);
  const enOrden = unaTrasOtra();
  const hechaEn = () =>
    stat(join(carpeta, HECHA)).then(
      ({ mtime }) => mtime.toISOString(),
      () => undefined,
    );
  const vaciar = async () => {
    await servidor.detener();
    await vaciarCarpeta(carpeta);
  };
  const llenar = async (zip: string, contrasena: string, senal: AbortSignal) => {
    await vaciar();
    try {
      await correr(lanzar(programas.llenar, env, zip), contrasena, senal);
      await writeFile(join(carpeta, HECHA), '');
    } catch (error) {
      // Half a copy is none.
      await vaciar();
      throw error;
    }
  };
  return {
    hechaEn,
    direccion: servidor.direccion,
    llenar: (zip, contrasena, senal) => enOrden(() => llenar(zip, contrasena, senal)),
    iniciar: () =>
      enOrden(async () => {
        if ((await hechaEn()) === undefined) throw new ProblemaError('PRACTICA_NO_EXISTE');
        return servidor.iniciar();
      }),
    quitar: () =>
      enOrden(async () => {
        const habia = (await hechaEn()) !== undefined;
        await vaciar();
        return habia;
      }),
    conLibros: (trabajo) =>
      enOrden(async () => {
        if ((await hechaEn()) === undefined) throw new ProblemaError('PRACTICA_NO_EXISTE');
        const datos = { ...config, carpetaDatos: carpeta, conBaseIncluida: true };
        const libros = await programas.abrirLibros(datos);
        return trabajo(libros.db).finally(() => libros.cerrar());
      }),
    cerrar: servidor.cerrar,
  };
}

/** Made when the copy is whole: one that was left half way, however that came, has none. */
const HECHA = 'hecha';

async function vaciarCarpeta(carpeta: string): Promise<void> {
  await rm(join(carpeta, HECHA), { force: true });
  // Not under the feet of one that another Cuadra, killed a moment ago, had started: it is still stopping.
  const tomada = await tomarCarpeta(carpeta, { exclusiva: true });
  await rm(carpeta, { recursive: true, force: true });
  await tomada.liberar();
}

function unaTrasOtra() {
  let ultima: Promise<unknown> = Promise.resolve();
  return <T>(trabajo: () => Promise<T>): Promise<T> => {
    const esta = ultima.then(trabajo);
    ultima = esta.catch(() => undefined);
    return esta;
  };
}

/** Nothing of the real one's settings but how people reach it. */
function entornoDe(config: Config, carpeta: string): Record<string, string> {
  const { tls, proxiesDeConfianza, puertoDePractica, enProduccion } = config;
  return {
    NODE_ENV: enProduccion ? 'production' : 'development',
    DATA_DIR: carpeta,
    HOST: config.host,
    CUADRA_DEMO: 'false',
    CUADRA_PRACTICA: 'true',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: proxiesDeConfianza.length === 0 ? 'false' : proxiesDeConfianza.join(','),
    ...(config.direccionPublica === undefined
      ? {}
      : { PUBLIC_URL: conPuerto(config.direccionPublica, puertoDePractica) }),
    ...(puertoDePractica === undefined ? {} : { PORT: String(puertoDePractica) }),
    ...(tls === undefined ? {} : { TLS_CERT: tls.certificado, TLS_KEY: tls.llave }),
  };
}

function conPuerto(direccion: string, puerto: number | undefined): string {
  if (puerto === undefined) return direccion;
  const url = new URL(direccion);
  url.port = String(puerto);
  return url.origin;
}
