// What the runs stand on: a PostgreSQL of their own with its default durability, and Cuadra as a process on it.
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { iniciarPostgresIncluido } from '../apps/server/src/platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { elegirPapel } from '../apps/server/src/platform/database/papel-de-la-aplicacion.ts';
import { iniciarCuadra, type ProcesoDeCuadra } from '../apps/server/src/testing/process.ts';
import { crearCarpetaTemporal } from '../apps/server/src/testing/temp-folder.ts';

export interface Banco {
  /** As the owner of the schema. */
  readonly url: string;
  readonly dueno: pg.Client;
  /** As the application. */
  readonly urlDeLaAplicacion: string;
  readonly cuadra: ProcesoDeCuadra;
  readonly token: string;
  /** Where PostgreSQL and the runs may both read and write. */
  readonly intercambio: string;
  /** The data folder of `cuadra`. */
  readonly carpetaDeCuadra: string;
  pedir(ruta: string, opciones?: RequestInit): Promise<Response>;
  /** Another process on the same database. Whoever asks for it ends it. */
  iniciarOtro(nombre: string): Promise<ProcesoDeCuadra>;
}

const SECRETO = 'solo para medir, en una base que se borra al terminar';

/** Opens everything, hands it over, and leaves nothing behind. The books begin empty unless the settings say otherwise. */
export async function enUnBanco(
  trabajo: (banco: Banco) => Promise<void>,
  ajustes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const carpeta = await crearCarpetaTemporal('mediciones');
  const postgres = await iniciarPostgresIncluido({ carpetaDatos: carpeta.ruta });
  const url = postgres.url('postgres');
  try {
    const iniciar = (nombre: string) =>
      iniciarCuadra({
        DATABASE_OWNER_URL: url,
        DATA_DIR: join(carpeta.ruta, nombre),
        SESSION_SECRET: SECRETO,
        CUADRA_DEMO: 'true',
        ...ajustes,
      });
    const cuadra = await iniciar('cuadra');
    try {
      await enMarcha({ url, cuadra, carpeta: carpeta.ruta, iniciar }, trabajo);
    } finally {
      await cuadra.terminar('SIGTERM');
    }
  } finally {
    await postgres.detener();
    await carpeta.borrar();
  }
}

async function enMarcha(
  {
    url,
    cuadra,
    carpeta,
    iniciar,
  }: {
    url: string;
    cuadra: ProcesoDeCuadra;
    carpeta: string;
    iniciar: Banco['iniciarOtro'];
  },
  trabajo: (banco: Banco) => Promise<void>,
): Promise<void> {
  const intercambio = join(carpeta, 'intercambio');
  await mkdir(intercambio);
  await chmod(intercambio, 0o777);
  const dueno = new pg.Client({ connectionString: url });
  await dueno.connect();
  const token = await entrarEn(cuadra.url, 'contador@cuadra.demo');
  const { direccion } = await elegirPapel(dueno, url, { dada: undefined, secreto: SECRETO });
  try {
    await trabajo({
      url,
      urlDeLaAplicacion: direccion,
      dueno,
      cuadra,
      token,
      intercambio,
      carpetaDeCuadra: join(carpeta, 'cuadra'),
      iniciarOtro: iniciar,
      pedir: (ruta, opciones = {}) =>
        fetch(`${cuadra.url}${ruta}`, {
          ...opciones,
          headers: { authorization: `Bearer ${token}`, ...opciones.headers },
        }),
    });
  } finally {
    await dueno.end();
  }
}

export async function entrarEn(
  url: string,
  email: string,
  encabezados: Readonly<Record<string, string>> = {},
): Promise<string> {
  const respuesta = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...encabezados },
    body: JSON.stringify({ email, password: 'Cuadra-2026' }),
  });
  const { accessToken } = (await respuesta.json()) as { accessToken?: string };
  if (accessToken === undefined) throw new Error(`No se pudo entrar: ${respuesta.status}`);
  return accessToken;
}
