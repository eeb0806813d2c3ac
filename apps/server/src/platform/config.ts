// Every setting Cuadra takes from the environment, typed and validated in one place. main.ts reads the
// environment once, through this; nothing else does.
import { isIP } from 'node:net';
import { CONTRASENA_MAX, CONTRASENA_MIN } from '@cuadra/contract/acceso/sesion';
import { z } from 'zod';

const oculto = z.stringbool({ error: 'espera «true» o «false»' });

const entero = (minimo: number, maximo: number, que = 'un número entero') => {
  const error = `espera ${que} entre ${minimo} y ${maximo}`;
  return z.coerce.number({ error }).int(error).min(minimo, error).max(maximo, error);
};

const direccionPostgres = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, 'espera una dirección como postgres://usuario:clave@servidor:5432/base');

const entorno = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: entero(1, 65_535, 'un puerto').optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: direccionPostgres.optional(),
  DATABASE_OWNER_URL: direccionPostgres.optional(),
  DATABASE_REPLICA_URL: direccionPostgres.optional(),
  SESSION_SECRET: z.string().min(32, 'espera al menos 32 caracteres').optional(),
  SESSION_IDLE_SECONDS: entero(1, 86_400).default(600),
  SESSION_WARNING_SECONDS: entero(1, 600).default(30),
  SESSION_MAX_HOURS: entero(1, 168).default(12),
  CUADRA_DEMO: oculto.optional(),
  CUADRA_DEMO_HISTORIA: oculto.default(true),
  CUADRA_DEMO_APPS: oculto.optional(),
  CUADRA_ADMIN_EMAIL: z.email('espera un correo').optional(),
  CUADRA_ADMIN_PASSWORD: z
    .string()
    .min(CONTRASENA_MIN, `espera al menos ${CONTRASENA_MIN} caracteres, difíciles de adivinar`)
    .max(CONTRASENA_MAX, `espera hasta ${CONTRASENA_MAX} caracteres`)
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'espera una dirección como https://cuadra.ejemplo.com' })
    .transform((direccion) => direccion.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform((lista) => (lista === 'false' ? [] : lista.split(',').map((uno) => uno.trim())))
    .refine(
      (lista) => lista.every(esRed),
      'espera direcciones o redes separadas por comas (10.0.0.5, 10.0.0.0/8, loopback), o «false»',
    )
    .default(['loopback']),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'espera una dirección como smtp://usuario:clave@servidor:587')
    .optional(),
  OCULTAR_CONTABILIDAD: oculto.default(false),
  OCULTAR_AHORROS: oculto.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const REDES_CON_NOMBRE: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

function esRed(texto: string): boolean {
  if (REDES_CON_NOMBRE.has(texto)) return true;
  const [direccion = '', bits, ...sobra] = texto.split('/');
  const version = isIP(direccion);
  if (version === 0 || sobra.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

export const PUERTO_PREFERIDO = 3000;

export interface LimitesDeSesiones {
  /** Without activity for this long the person is warned… */
  readonly inactividadSegundos: number;
  /** …and this much later the session ends. */
  readonly avisoSegundos: number;
  /** How long a session lives, whatever the person does. */
  readonly vidaHoras: number;
}

export interface Config {
  readonly enProduccion: boolean;
  /** Absent: the preferred port, or the next free one. */
  readonly puerto: number | undefined;
  readonly host: string;
  readonly carpetaDatos: string;
  /** Whether the database is the PostgreSQL inside the data folder, which comes along. */
  readonly conBaseIncluida: boolean;
  /** How the application enters a given PostgreSQL; absent: as the role that the owner makes for it. */
  readonly databaseUrl: string | undefined;
  /** How the owner of the schema enters, before the application does; absent: the schema is already up to date. */
  readonly databaseOwnerUrl: string | undefined;
  readonly databaseReplicaUrl: string | undefined;
  /** Absent: made once and kept in the data folder. */
  readonly secretoSesion: string | undefined;
  readonly sesion: LimitesDeSesiones;
  readonly esDemo: boolean;
  /** Whether the demo begins with years of books, or with empty ones. */
  readonly demoConHistoria: boolean;
  /** Whether the sample applications are offered. */
  readonly conAppsDeMuestra: boolean;
  readonly administrador: { readonly correo: string; readonly contrasena: string } | undefined;
  /** Whose word is taken for where somebody calls from (X-Forwarded-For): the proxies in front, by address or network. */
  readonly proxiesDeConfianza: readonly string[];
  /** Where people open Cuadra. Absent: where it listens. Links in mails lead here and nowhere else. */
  readonly direccionPublica: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly ocultarContabilidad: boolean;
  readonly ocultarAhorros: boolean;
  readonly nivelDeLog: string;
}

/** A setting that cannot be used; its message names the variable and says what is expected. */
export class ConfigError extends Error {}

export function leerConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const dadas = Object.fromEntries(Object.entries(variables).filter(([, valor]) => valor !== ''));
  const leido = entorno.safeParse(dadas);
  if (!leido.success) {
    throw new ConfigError(
      leido.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const e = leido.data;
  const enProduccion = e.NODE_ENV === 'production';
  const conBaseIncluida = e.DATABASE_URL === undefined && e.DATABASE_OWNER_URL === undefined;
  const esDemo = e.CUADRA_DEMO ?? conBaseIncluida;
  exigirCombinacion(e, { enProduccion, conBaseIncluida });
  return {
    enProduccion,
    puerto: e.PORT,
    host: e.HOST,
    carpetaDatos: e.DATA_DIR,
    conBaseIncluida,
    databaseUrl: e.DATABASE_URL,
    databaseOwnerUrl: e.DATABASE_OWNER_URL,
    databaseReplicaUrl: e.DATABASE_REPLICA_URL,
    secretoSesion: e.SESSION_SECRET,
    sesion: {
      inactividadSegundos: e.SESSION_IDLE_SECONDS,
      avisoSegundos: e.SESSION_WARNING_SECONDS,
      vidaHoras: e.SESSION_MAX_HOURS,
    },
    esDemo,
    demoConHistoria: e.CUADRA_DEMO_HISTORIA,
    conAppsDeMuestra: e.CUADRA_DEMO_APPS ?? esDemo,
    administrador:
      e.CUADRA_ADMIN_EMAIL !== undefined && e.CUADRA_ADMIN_PASSWORD !== undefined
        ? { correo: e.CUADRA_ADMIN_EMAIL, contrasena: e.CUADRA_ADMIN_PASSWORD }
        : undefined,
    proxiesDeConfianza: e.TRUST_PROXY,
    direccionPublica: e.PUBLIC_URL,
    smtpUrl: e.SMTP_URL,
    ocultarContabilidad: e.OCULTAR_CONTABILIDAD,
    ocultarAhorros: e.OCULTAR_AHORROS,
    nivelDeLog: e.LOG_LEVEL,
  };
}

/** What one setting asks of another. */
function exigirCombinacion(
  e: z.infer<typeof entorno>,
  { enProduccion, conBaseIncluida }: Pick<Config, 'enProduccion' | 'conBaseIncluida'>,
): void {
  if (!conBaseIncluida && e.SESSION_SECRET === undefined && enProduccion) {
    const dada = e.DATABASE_URL === undefined ? 'DATABASE_OWNER_URL' : 'DATABASE_URL';
    throw new ConfigError(
      `SESSION_SECRET: es obligatorio con ${dada}; espera al menos 32 caracteres al azar`,
    );
  }
  if ((e.CUADRA_ADMIN_EMAIL === undefined) !== (e.CUADRA_ADMIN_PASSWORD === undefined)) {
    const falta = e.CUADRA_ADMIN_EMAIL === undefined ? 'CUADRA_ADMIN_EMAIL' : 'CUADRA_ADMIN_PASSWORD';
    throw new ConfigError(`${falta}: CUADRA_ADMIN_EMAIL y CUADRA_ADMIN_PASSWORD van juntas`);
  }
  if (e.SMTP_URL !== undefined && e.PUBLIC_URL === undefined) {
    throw new ConfigError(
      'PUBLIC_URL: es obligatoria con SMTP_URL; es la dirección a la que llevan los correos',
    );
  }
  if (e.DATABASE_REPLICA_URL !== undefined && conBaseIncluida) {
    throw new ConfigError('DATABASE_REPLICA_URL: solo se usa junto con DATABASE_URL o DATABASE_OWNER_URL');
  }
}
