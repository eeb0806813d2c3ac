// The variables of the environment that Cuadra knows, and what each may say. What they ask of each other is in
// exigir-combinacion.ts; what the program gets of them, in config.ts.
import { isIP } from 'node:net';
import { CONTRASENA_MAX, CONTRASENA_MIN } from '@cuadra/contract/acceso/sesion';
import { z } from 'zod';

const oculto = z.stringbool({ error: 'espera «true» o «false»' });

const entero = (minimo: number, maximo: number, que = 'un número entero') => {
  const error = `espera ${que} entre ${minimo} y ${maximo}`;
  return z.coerce.number({ error }).int(error).min(minimo, error).max(maximo, error);
};

const ruta = z.string().min(1).max(4096);
/** A line for the shell: it may bring arguments of its own. */
const orden = z.string().min(1).max(4096);

const direccionPostgres = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, 'espera una dirección como postgres://usuario:clave@servidor:5432/base');

export const entorno = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: entero(1, 65_535, 'un puerto').optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  RETIRO_SEGUNDOS: entero(0, 300, 'los segundos').default(0),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: direccionPostgres.optional(),
  DATABASE_OWNER_URL: direccionPostgres.optional(),
  DATABASE_REPLICA_URL: direccionPostgres.optional(),
  REPLICA_SINCRONA: oculto.default(false),
  CONEXIONES_MAX: entero(2, 500).default(20),
  REPLICA_ATRASO_MAX: entero(0, 86_400, 'los segundos').default(30),
  SESSION_SECRET: z.string().min(32, 'espera al menos 32 caracteres').optional(),
  SESSION_IDLE_SECONDS: entero(1, 86_400).default(600),
  SESSION_WARNING_SECONDS: entero(1, 600).default(30),
  SESSION_MAX_HOURS: entero(1, 168).default(12),
  CUADRA_DEMO: oculto.optional(),
  CUADRA_DEMO_HISTORIA: oculto.default(true),
  CUADRA_DEMO_APPS: oculto.optional(),
  CUADRA_PRACTICA: oculto.default(false),
  CUADRA_PRACTICA_PUERTO: entero(1, 65_535, 'un puerto').optional(),
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
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'espera una dirección como smtp://usuario:clave@servidor:587')
    .optional(),
  TLS_CERT: ruta.optional(),
  TLS_KEY: ruta.optional(),
  DATABASE_DIRECT_URL: direccionPostgres.optional(),
  SESSION_SECRET_ANTERIOR: z.string().min(32, 'espera al menos 32 caracteres').optional(),
  INSTITUCIONES: z.string().min(1).max(4096).optional(),
  INSTITUCIONES_CLAVE: z.string().min(32, 'espera al menos 32 caracteres').optional(),
  INSTITUCIONES_ABIERTAS: entero(1, 1_000, 'cuántas instituciones').default(40),
  INSTITUCIONES_OCIOSAS_SEGUNDOS: entero(1, 86_400, 'los segundos').default(300),
  ESCANER: orden.optional(),
  METRICS_PORT: entero(1, 65_535, 'un puerto').optional(),
  METRICS_TOKEN: z.string().min(16, 'espera al menos 16 caracteres').optional(),
  SELLOS_LLAVE: ruta.optional(),
  SELLOS_FIRMA_COMANDO: orden.optional(),
  SELLOS_CARPETA: ruta.optional(),
  SELLOS_COMANDO: orden.optional(),
  BITACORA_REENVIO: z
    .string()
    .regex(
      /^(archivo:.+|syslog(\+tcp)?:\/\/[^\s/:]+(:\d{1,5})?)$/,
      'espera archivo:/ruta, syslog://servidor:514 o syslog+tcp://servidor:514',
    )
    .optional(),
  RESPALDO_CARPETA: ruta.optional(),
  RESPALDO_COMANDO: orden.optional(),
  RESPALDO_CLAVE: z.string().min(12, 'espera al menos 12 caracteres').optional(),
  RESPALDO_LLAVE: z
    .string()
    .regex(/^age1[0-9a-z]+$/, 'espera una llave pública de age (age1…)')
    .optional(),
  RESPALDO_HORA: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'espera una hora como 01:00')
    .default('01:00'),
  RESPALDO_GUARDAR: z
    .string()
    .regex(/^\d{1,3},\d{1,3},\d{1,3}$/, 'espera cuántos diarios, semanales y mensuales: 7,5,12')
    .default('7,5,12'),
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

export type Entorno = z.infer<typeof entorno>;
