// Every setting Cuadra takes from the environment, typed and validated in one place. main.ts reads the
// environment once, through this; nothing else does.
import { ConfigError } from './config-error.ts';
import { type Entorno, entorno } from './entorno.ts';
import { exigirCombinacion } from './exigir-combinacion.ts';

export { ConfigError };

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
  /** How long, once asked to stop, it is not ready for the balancer and still serves everybody. */
  readonly retiroSegundos: number;
  readonly carpetaDatos: string;
  /** Whether the database is the PostgreSQL inside the data folder, which comes along. */
  readonly conBaseIncluida: boolean;
  /** How the application enters a given PostgreSQL; absent: as the role that the owner makes for it. */
  readonly databaseUrl: string | undefined;
  /** How the owner of the schema enters, before the application does; absent: the schema is already up to date. */
  readonly databaseOwnerUrl: string | undefined;
  readonly databaseReplicaUrl: string | undefined;
  /** A replica farther behind than this is not read: reports come from the primary. */
  readonly atrasoMaxSegundos: number;
  /** Whether the replica is synchronous: then it is read while the primary is gone. */
  readonly replicaSincrona: boolean;
  /** How many connections with the database this process may hold. */
  readonly conexionesMax: number;
  /** Absent: made once and kept in the data folder. */
  readonly secretoSesion: string | undefined;
  readonly sesion: LimitesDeSesiones;
  readonly esDemo: boolean;
  /** Whether the demo begins with years of books, or with empty ones. */
  readonly demoConHistoria: boolean;
  /** Whether the sample applications are offered. */
  readonly conAppsDeMuestra: boolean;
  /** Whether these books are a copy to rehearse on: marked everywhere, and nothing leaves it. */
  readonly esPractica: boolean;
  /** Where the copy to rehearse on listens; absent: the next free port. */
  readonly puertoDePractica: number | undefined;
  readonly administrador: { readonly correo: string; readonly contrasena: string } | undefined;
  /** Whose word is taken for where somebody calls from (X-Forwarded-For): the proxies in front, by address or network. */
  readonly proxiesDeConfianza: readonly string[];
  /** Where people open Cuadra. Absent: where it listens. Links in mails lead here and nowhere else. */
  readonly direccionPublica: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly ocultarContabilidad: boolean;
  readonly ocultarAhorros: boolean;
  readonly nivelDeLog: string;
  /** The server's own certificate, as files that may be renewed while it runs. */
  readonly tls: { readonly certificado: string; readonly llave: string } | undefined;
  /** Past any pooler: for migrations, LISTEN and jobs. Absent: as everything else. */
  readonly databaseDirectUrl: string | undefined;
  /** What signed the tokens before the secret was changed: they still serve until they end. */
  readonly secretoAnterior: string | undefined;
  /** The command that looks at each uploaded file; an exit code other than 0 refuses it. */
  readonly escaner: string | undefined;
  readonly metricas: { readonly puerto: number | undefined; readonly clave: string | undefined };
  readonly sellos: AjustesDeSellos;
  /** Where the bitácora is sent on as lines of JSON. */
  readonly reenvioDeBitacora: string | undefined;
  readonly respaldo: AjustesDeRespaldo;
  /** Where the institutions that this process serves are listed; absent: it serves one, its own. */
  readonly instituciones: AjustesDeInstituciones | undefined;
  /** Which of them these settings belong to. */
  readonly alojada: string | undefined;
}

export interface AjustesDeInstituciones {
  /** A file, or the address of the directory's own database. */
  readonly directorio: string;
  /** What the directory's own database is encrypted with. */
  readonly clave: string | undefined;
  readonly abiertasMax: number;
  /** One that nobody uses for this long is closed. */
  readonly ociosasSegundos: number;
}

export interface AjustesDeSellos {
  /** The file of the private key; absent: made once and kept in the data folder. */
  readonly llave: string | undefined;
  /** The command that signs what it reads, instead of a key in a file. */
  readonly comandoDeFirma: string | undefined;
  /** Where the signed heads are left, out of the hands of the database's owner. */
  readonly carpeta: string | undefined;
  readonly comando: string | undefined;
}

export interface AjustesDeRespaldo {
  readonly carpeta: string | undefined;
  /** The command that takes each backup from its standard input. */
  readonly comando: string | undefined;
  readonly clave: string | undefined;
  readonly llave: string | undefined;
  /** HH:MM of the institution's clock. */
  readonly hora: string;
  readonly guardar: { readonly diarios: number; readonly semanales: number; readonly mensuales: number };
}

export function leerConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const dadas = Object.fromEntries(Object.entries(variables).filter(([, valor]) => valor !== ''));
  const leido = entorno.safeParse(dadas);
  if (!leido.success) {
    throw new ConfigError(
      leido.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const e = leido.data.CUADRA_PRACTICA ? sinSalidas(leido.data) : leido.data;
  const enProduccion = e.NODE_ENV === 'production';
  const sirveVarias = e.INSTITUCIONES !== undefined;
  const conBaseIncluida = !sirveVarias && e.DATABASE_URL === undefined && e.DATABASE_OWNER_URL === undefined;
  const esDemo = e.CUADRA_DEMO ?? conBaseIncluida;
  exigirCombinacion(e, { enProduccion, conBaseIncluida, esDemo });
  return {
    enProduccion,
    puerto: e.PORT,
    host: e.HOST,
    retiroSegundos: e.RETIRO_SEGUNDOS,
    carpetaDatos: e.DATA_DIR,
    conBaseIncluida,
    ...ajustesDeBase(e),
    secretoSesion: e.SESSION_SECRET,
    sesion: {
      inactividadSegundos: e.SESSION_IDLE_SECONDS,
      avisoSegundos: e.SESSION_WARNING_SECONDS,
      vidaHoras: e.SESSION_MAX_HOURS,
    },
    esDemo,
    demoConHistoria: e.CUADRA_DEMO_HISTORIA,
    conAppsDeMuestra: e.CUADRA_DEMO_APPS ?? esDemo,
    esPractica: e.CUADRA_PRACTICA,
    puertoDePractica: e.CUADRA_PRACTICA_PUERTO,
    administrador:
      e.CUADRA_ADMIN_EMAIL !== undefined && e.CUADRA_ADMIN_PASSWORD !== undefined
        ? { correo: e.CUADRA_ADMIN_EMAIL, contrasena: e.CUADRA_ADMIN_PASSWORD }
        : undefined,
    proxiesDeConfianza: e.TRUST_PROXY ?? ['loopback'],
    direccionPublica: e.PUBLIC_URL,
    smtpUrl: e.SMTP_URL,
    ocultarContabilidad: e.OCULTAR_CONTABILIDAD,
    ocultarAhorros: e.OCULTAR_AHORROS,
    nivelDeLog: e.LOG_LEVEL,
    ...ajustesDeInstituciones(e),
    ...ajustesDeResguardo(e),
  };
}

/** Whatever its environment says: neither letters, nor backups, nor seals, nor the bitácora leave a copy to rehearse on. */
function sinSalidas(e: Entorno): Entorno {
  return {
    ...e,
    SMTP_URL: undefined,
    SELLOS_CARPETA: undefined,
    SELLOS_COMANDO: undefined,
    SELLOS_FIRMA_COMANDO: undefined,
    SELLOS_LLAVE: undefined,
    BITACORA_REENVIO: undefined,
    RESPALDO_CARPETA: undefined,
    RESPALDO_COMANDO: undefined,
  };
}

/** Which one is told by whoever opens it. */
function ajustesDeInstituciones(e: Entorno): Pick<Config, 'instituciones' | 'alojada'> {
  const ninguna = { instituciones: undefined, alojada: undefined };
  if (e.INSTITUCIONES === undefined) return ninguna;
  const instituciones = {
    directorio: e.INSTITUCIONES,
    clave: e.INSTITUCIONES_CLAVE,
    abiertasMax: e.INSTITUCIONES_ABIERTAS,
    ociosasSegundos: e.INSTITUCIONES_OCIOSAS_SEGUNDOS,
  };
  return { ...ninguna, instituciones };
}

function ajustesDeBase(e: Entorno) {
  return {
    databaseUrl: e.DATABASE_URL,
    databaseOwnerUrl: e.DATABASE_OWNER_URL,
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    databaseReplicaUrl: e.DATABASE_REPLICA_URL,
    atrasoMaxSegundos: e.REPLICA_ATRASO_MAX,
    replicaSincrona: e.REPLICA_SINCRONA,
    conexionesMax: e.CONEXIONES_MAX,
  };
}

/** What keeps the doors and the memory of the institution. */
function ajustesDeResguardo(e: Entorno) {
  const [diarios = 0, semanales = 0, mensuales = 0] = e.RESPALDO_GUARDAR.split(',').map(Number);
  return {
    tls:
      e.TLS_CERT !== undefined && e.TLS_KEY !== undefined
        ? { certificado: e.TLS_CERT, llave: e.TLS_KEY }
        : undefined,
    secretoAnterior: e.SESSION_SECRET_ANTERIOR,
    escaner: e.ESCANER,
    metricas: { puerto: e.METRICS_PORT, clave: e.METRICS_TOKEN },
    sellos: {
      llave: e.SELLOS_LLAVE,
      comandoDeFirma: e.SELLOS_FIRMA_COMANDO,
      carpeta: e.SELLOS_CARPETA,
      comando: e.SELLOS_COMANDO,
    },
    reenvioDeBitacora: e.BITACORA_REENVIO,
    respaldo: {
      carpeta: e.RESPALDO_CARPETA,
      comando: e.RESPALDO_COMANDO,
      clave: e.RESPALDO_CLAVE,
      llave: e.RESPALDO_LLAVE,
      hora: e.RESPALDO_HORA,
      guardar: { diarios, semanales, mensuales },
    },
  };
}
