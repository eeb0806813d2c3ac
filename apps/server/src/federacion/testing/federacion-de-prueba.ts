// A portal that listens on this machine, over real institutions of the tests' PostgreSQL, each with a database of its own.
import { once } from 'node:events';
import { request as pedirA } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { type Config, leerConfig } from '#platform/config.ts';
import { crearLogger } from '#platform/crear-logger.ts';
import { prepararBase } from '#platform/database/preparar-base.ts';
import { crearRetiro } from '#platform/http/retiro.ts';
import { transcurridoMs } from '#platform/reloj.ts';
import { relojDePrueba } from '#testing/application.ts';
import { type BaseVacia, crearBaseVacia } from '#testing/databases.ts';
import { crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { plantillaConDemo } from '#testing/templates.ts';
import { abrirCasa } from '../abrir-casa.ts';
import { abrirCasas, type Casas, type LimitesDeCasas } from '../casas.ts';
import type { Directorio, Institucion } from '../directorio/directorio.ts';
import { abrirPortal, type Portal } from '../portal.ts';
import { directorioEnMemoria, institucionDePrueba } from './directorio-en-memoria.ts';

export const LIMITES_DE_PRUEBA: LimitesDeCasas = {
  abiertasMax: 10,
  ociosasMs: 300_000,
  esperaMs: 30_000,
  aperturaMaxMs: 60_000,
  salidaMaxMs: 30_000,
};

export interface Respuesta {
  readonly status: number;
  readonly encabezados: Readonly<Record<string, string | string[] | undefined>>;
  readonly texto: string;
  /** The code of the problem, if it is one. */
  readonly codigo: string | undefined;
}

export interface Peticion {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly cuerpo?: string | Buffer;
}

export interface BaseAlojada extends BaseVacia {
  readonly urlDeLaAplicacion: string;
}

export interface FederacionDePrueba {
  readonly puerto: number;
  readonly portal: Portal;
  readonly casas: Casas;
  readonly directorio: Directorio;
  readonly bases: ReadonlyMap<string, BaseAlojada>;
  readonly carpetaDatos: string;
  pedir(nombre: string, peticion: Peticion): Promise<Respuesta>;
  entrar(nombre: string, correo: string): Promise<string>;
  cerrar(): Promise<void>;
}

export async function federacionDePrueba(
  nombres: readonly string[],
  {
    otras = [],
    config = {},
  }: { readonly otras?: readonly Institucion[]; readonly config?: Partial<Config> } = {},
): Promise<FederacionDePrueba> {
  const carpeta = await crearCarpetaTemporal('federacion');
  const log = crearLogger('silent');
  const bases = await crearBases(nombres);
  const alojadas = [...bases].map(([nombre, { urlDeLaAplicacion: databaseUrl }]) =>
    institucionDePrueba(nombre, { databaseUrl }),
  );
  const directorio = directorioEnMemoria([...alojadas, ...otras]);
  const comun = {
    config: {
      ...leerConfig({ NODE_ENV: 'test', DATA_DIR: carpeta.ruta, INSTITUCIONES: 'en-memoria.json' }),
      ...config,
    },
    log,
    retiro: crearRetiro(),
    carpetaWeb: undefined,
  };
  const casas = abrirCasas({
    abrir: (institucion) => abrirCasa(comun, institucion),
    limites: LIMITES_DE_PRUEBA,
    ahoraMs: transcurridoMs,
    devolverMemoria: () => undefined,
    log,
  });
  const dejarDeOir = directorio.alCambiar((nombre) => void casas.renovar(nombre));
  const portal = abrirPortal({ ...comun, directorio, casas });
  await portal.listen({ port: 0, host: '127.0.0.1' });
  const puerto = (portal.server.address() as AddressInfo).port;
  const pedir = (nombre: string, peticion: Peticion) => pedirEn(puerto, `${nombre}.coop.test`, peticion);
  return {
    puerto,
    portal,
    casas,
    directorio,
    bases,
    carpetaDatos: carpeta.ruta,
    pedir,
    entrar: (nombre, correo) => entrarComo((peticion) => pedir(nombre, peticion), correo),
    async cerrar() {
      dejarDeOir();
      await portal.cerrar();
      for (const base of bases.values()) await base.borrar();
      await carpeta.borrar();
    },
  };
}

async function crearBases(nombres: readonly string[]): Promise<Map<string, BaseAlojada>> {
  const administracion = inject('urlDeAdministracion');
  const reloj = relojDePrueba('2026-11-16T15:00:00Z');
  const plantilla = await plantillaConDemo(administracion, reloj, { historia: false, firmada: true });
  const bases = new Map<string, BaseAlojada>();
  for (const nombre of nombres) {
    const base = await crearBaseVacia(administracion, plantilla);
    // The program refuses a role that also enters another's database: here each one has its own, as in production.
    const { direccion } = await prepararBase(base.url, { secreto: `el de la base de ${nombre}` });
    bases.set(nombre, { ...base, urlDeLaAplicacion: direccion });
  }
  return bases;
}

/** By a connection of its own, with the Host that is said. */
export async function pedirEn(
  puerto: number,
  host: string,
  { method = 'GET', path, headers = {}, cuerpo }: Peticion,
): Promise<Respuesta> {
  const opciones = { host: '127.0.0.1', port: puerto, method, path, agent: false };
  const peticion = pedirA({ ...opciones, headers: { host, ...(headers as Record<string, string>) } });
  peticion.end(cuerpo);
  const [respuesta] = (await once(peticion, 'response')) as [import('node:http').IncomingMessage];
  const tipo = respuesta.headers['content-type'] ?? '';
  // A stream that opened does not end by itself: that it did is the answer.
  if (tipo.startsWith('text/event-stream')) peticion.destroy();
  const texto = tipo.startsWith('text/event-stream') ? '' : await text(respuesta);
  const codigo = tipo.includes('problem+json') ? (JSON.parse(texto) as { codigo: string }).codigo : undefined;
  return { status: respuesta.statusCode ?? 0, encabezados: respuesta.headers, texto, codigo };
}

async function entrarComo(
  pedir: (peticion: Peticion) => Promise<Respuesta>,
  correo: string,
): Promise<string> {
  const { status, texto } = await pedir({
    method: 'POST',
    path: '/api/auth/sign-in',
    headers: { 'content-type': 'application/json' },
    cuerpo: JSON.stringify({ email: correo, password: CONTRASENA_DEMO }),
  });
  if (status !== 200) throw new Error(`No entró ${correo}: ${texto}`);
  return (JSON.parse(texto) as { accessToken: string }).accessToken;
}
