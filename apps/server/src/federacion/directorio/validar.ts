// What a directory may say. Two institutions that shared a host name, a database or a secret would read each other's books,
// so a directory that says so is refused whole.
import { z } from 'zod';
import { esDeEstaMaquina } from '#platform/es-de-esta-maquina.ts';
import { InstitucionError } from '#platform/institucion-error.ts';
import type { Institucion } from './directorio.ts';

export const LIMITES = { conexiones: 10, peticionesALaVez: 64 } as const;
const INSTITUCIONES_MAX = 2_000;
const ANFITRIONES_MAX = 20;

const nombreDeInstitucion = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'espera de 1 a 40 letras minúsculas, números o guiones');

const ETIQUETA = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const nombreDeAnfitrion = z
  .string()
  .max(253)
  .regex(
    new RegExp(`^${ETIQUETA}(?:\\.${ETIQUETA})*$`),
    'espera un nombre como banco.ejemplo.gt, en minúsculas y sin puerto',
  );

const direccion = z
  .string()
  .max(4096)
  .refine(
    (texto) => /^postgres(ql)?:\/\/\S+$/.test(texto) && URL.canParse(texto),
    'espera una dirección como postgres://papel:clave@servidor:5432/base',
  );

const institucion = z.strictObject({
  nombre: nombreDeInstitucion,
  anfitriones: z.array(nombreDeAnfitrion).min(1).max(ANFITRIONES_MAX),
  estado: z.enum(['activa', 'suspendida', 'mudanza']),
  databaseUrl: direccion,
  databaseDirectUrl: direccion.optional(),
  databaseReplicaUrl: direccion.optional(),
  secreto: z.string().min(32, 'espera al menos 32 caracteres').max(256),
  direccionPublica: z
    .url({ protocol: /^https?$/, error: 'espera una dirección como https://banco.ejemplo.gt' })
    .optional(),
  limites: z
    .strictObject({
      conexiones: z.int().min(1).max(200).default(LIMITES.conexiones),
      peticionesALaVez: z.int().min(1).max(10_000).default(LIMITES.peticionesALaVez),
    })
    .default(LIMITES),
});

const instituciones = z.array(institucion).max(INSTITUCIONES_MAX);

/** `donde` names the directory in the message; secrets are never repeated in it. */
export function leerInstituciones(donde: string, contenido: unknown): Institucion[] {
  const leido = instituciones.safeParse(contenido);
  if (!leido.success) {
    const faltas = leido.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new InstitucionError(`${donde}: ${faltas.join('; ')}.`);
  }
  const completas = leido.data.map(completar);
  exigirDistintas(donde, completas);
  return completas;
}

export function leerInstitucion(donde: string, contenido: unknown): Institucion {
  const [una] = leerInstituciones(donde, [contenido]);
  if (una === undefined) throw new Error('Una institución leída es una institución.');
  return una;
}

function completar(leida: z.infer<typeof institucion>): Institucion {
  const { databaseDirectUrl, databaseReplicaUrl, direccionPublica, ...resto } = leida;
  return { ...resto, databaseDirectUrl, databaseReplicaUrl, direccionPublica };
}

export function exigirDistintas(donde: string, lista: readonly Institucion[]): void {
  exigirSinRepetir(donde, lista, 'el nombre', ({ nombre }) => [nombre]);
  exigirSinRepetir(donde, lista, 'el anfitrión', ({ anfitriones }) => anfitriones);
  exigirSinRepetir(donde, lista, 'la base', basesDe);
  const secretos = new Map<string, string>();
  for (const { nombre, secreto } of lista) {
    const otra = secretos.get(secreto);
    if (otra !== undefined)
      throw new InstitucionError(
        `${donde}: ${otra} y ${nombre} tienen el mismo secreto; ponga uno distinto en cada una.`,
      );
    secretos.set(secreto, nombre);
  }
}

function exigirSinRepetir(
  donde: string,
  lista: readonly Institucion[],
  que: string,
  valores: (una: Institucion) => readonly string[],
): void {
  const de = new Map<string, string>();
  for (const una of lista) {
    for (const valor of valores(una)) {
      const otra = de.get(valor);
      if (otra !== undefined)
        throw new InstitucionError(
          otra === una.nombre
            ? `${donde}: ${otra} repite ${que} ${valor}.`
            : `${donde}: ${otra} y ${una.nombre} no pueden compartir ${que} ${valor}.`,
        );
      de.set(valor, una.nombre);
    }
  }
}

/** Every database that it enters, written the one same way: nobody else may enter any of them. */
export function basesDe({
  databaseUrl,
  databaseDirectUrl,
  databaseReplicaUrl,
}: Pick<Institucion, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReplicaUrl'>): string[] {
  const dadas = [databaseUrl, databaseDirectUrl, databaseReplicaUrl].filter((url) => url !== undefined);
  return [...new Set(dadas.map(baseDe))];
}

const PUERTO = '5432';

/** server:port/database, as `pg` would read the address. */
function baseDe(direccionDada: string): string {
  const url = new URL(direccionDada);
  return `${cumuloDe(direccionDada)}/${decodeURIComponent(url.pathname.slice(1))}`;
}

/** server:port: two names of this same machine are one. */
export function cumuloDe(direccionDada: string): string {
  const url = new URL(direccionDada);
  // A path of a socket is told apart by its capitals; a name of a machine is not.
  const escrito = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  const dado = escrito.startsWith('/') ? escrito : escrito.toLowerCase();
  const puerto = url.searchParams.get('port') ?? (url.port === '' ? PUERTO : url.port);
  return `${esDeEstaMaquina(dado) ? '127.0.0.1' : dado}:${puerto}`;
}
