// Opens what the application stands on: the data folder, PostgreSQL (bundled or given), its schema, the channels.
// Each thing opened is closed in reverse order, also when a later one fails.
import type { Logger } from 'pino';
import { iniciarPostgresIncluido } from './bundled-postgres/iniciar-postgres-incluido.ts';
import { carpetaDelCluster } from './bundled-postgres/programas.ts';
import { type CarpetaDeDatos, tomarCarpeta } from './carpeta-de-datos.ts';
import { type Config, ConfigError } from './config.ts';
import { conCredenciales, credencialesDe } from './database/direccion.ts';
import { exigirDurabilidad } from './database/exigir-durabilidad.ts';
import { exigirPapelSinPoder } from './database/exigir-papel-sin-poder.ts';
import { exigirMigraciones } from './database/migrar.ts';
import { abrirDatabase, abrirPool, type Database } from './database/pool.ts';
import { prepararBase } from './database/preparar-base.ts';
import { abrirCanalDeEventos } from './events/canal-de-eventos.ts';
import { abrirTrabajos } from './jobs/trabajos.ts';
import { abrirCartero, type CartaDetenida } from './mail/abrir-cartero.ts';
import { abrirTallerDePdf } from './pdf/taller-de-pdf.ts';
import type { Plataforma } from './plataforma.ts';
import { relojDelSistema } from './reloj.ts';
import { recordarSecreto } from './secreto-anterior.ts';
import { abrirTallerDeHojas } from './sheets/taller-de-hojas.ts';
import { abrirTrabajosPesados } from './trabajos-pesados/trabajos-pesados.ts';

export interface PlataformaAbierta extends Plataforma {
  cerrar(): Promise<void>;
}

export const BASE_INCLUIDA = 'postgres';

export interface AvisosDePlataforma {
  /** A letter did not leave: whoever can act on it should know. */
  alDetenerseCarta(base: Pick<Plataforma, 'db' | 'reloj'>, carta: CartaDetenida): Promise<void>;
}

export async function abrirPlataforma(
  config: Config,
  log: Logger,
  avisos: AvisosDePlataforma,
): Promise<PlataformaAbierta> {
  const porCerrar: (() => Promise<unknown>)[] = [];
  const cerrar = async () => {
    for (const cierre of porCerrar.splice(0).reverse()) await cierre();
  };
  try {
    const carpeta = await tomarCarpeta(config.carpetaDatos, { exclusiva: config.conBaseIncluida });
    porCerrar.push(() => carpeta.liberar());
    const url = config.conBaseIncluida
      ? await abrirIncluida(carpeta, log, porCerrar)
      : await entrarEnLaDada(config, carpeta);
    if (config.enProduccion) await exigirDurabilidad(url);

    const db = await conectar(url, log, porCerrar);
    const dbDeReportes = (await conectarReplica(config, url, log, porCerrar)) ?? db;
    const eventos = await abrirCanalDeEventos(url, log);
    porCerrar.push(() => eventos.cerrar());
    const trabajos = await abrirTrabajos(url, log);
    porCerrar.push(() => trabajos.cerrar());
    const pdf = abrirTallerDePdf();
    porCerrar.push(() => pdf.cerrar());
    const hojas = abrirTallerDeHojas();
    porCerrar.push(() => hojas.cerrar());
    const reloj = relojDelSistema;
    const secretos = await abrirSecretos(config, carpeta, { db, reloj });
    const pesados = abrirTrabajosPesados({ db, reloj, log });
    porCerrar.push(() => pesados.cerrar());
    const cartero = await abrirCartero({
      trabajos,
      config,
      carpetaDatos: carpeta.ruta,
      ...secretos,
      reloj,
      log,
      alDetenerse: (carta) => avisos.alDetenerseCarta({ db, reloj }, carta),
    });
    const servicios = { eventos, cartero, pdf, hojas, trabajos, pesados };
    return { config, db, dbDeReportes, reloj, log, ...secretos, ...servicios, cerrar };
  } catch (error) {
    await cerrar();
    throw error;
  }
}

/** A replica has the same roles: whoever enters there is the application, whatever its address says. */
async function conectarReplica(
  { databaseReplicaUrl: replica }: Config,
  url: string,
  log: Logger,
  porCerrar: (() => Promise<unknown>)[],
): Promise<Database | undefined> {
  if (replica === undefined) return undefined;
  return conectar(conCredenciales(replica, credencialesDe(url)), log, porCerrar, true);
}

/** As the application's role, which is all it may be: a session that could become another serves nobody. */
async function conectar(
  url: string,
  log: Logger,
  porCerrar: (() => Promise<unknown>)[],
  esReplica = false,
): Promise<Database> {
  const pool = abrirPool(url);
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'Se perdió una conexión con la base de datos'));
  const db = abrirDatabase(pool);
  porCerrar.push(async () => {
    await db.destroy();
    // Who asked nothing through it leaves the pool open, and with it the process, until its connections grow old.
    if (!pool.ended) await pool.end();
  });
  await exigirPapelSinPoder(pool);
  // A replica may be a moment behind.
  if (!esReplica) await exigirMigraciones(pool);
  return db;
}

/** Starts the PostgreSQL that comes along, prepares it as its owner, and answers how the application enters. */
async function abrirIncluida(
  carpeta: CarpetaDeDatos,
  log: Logger,
  porCerrar: (() => Promise<unknown>)[],
): Promise<string> {
  const postgres = await iniciarPostgresIncluido({
    carpetaDatos: carpeta.ruta,
    alReiniciar: (motivo) => log.error({ motivo }, 'PostgreSQL terminó solo; se inicia de nuevo'),
    alRendirse: (motivo) => {
      log.fatal({ motivo }, 'PostgreSQL no se sostiene; Cuadra se detiene');
      process.kill(process.pid, 'SIGTERM');
    },
  });
  porCerrar.push(() => postgres.detener());
  const { direccion } = await prepararBase(postgres.url(BASE_INCLUIDA), {
    secreto: postgres.clave,
    carpetaIncluida: await carpetaDelCluster(carpeta.ruta),
  });
  return direccion;
}

/** Without the owner's address nothing is prepared: the schema must be there, and is looked at once inside. */
async function entrarEnLaDada(config: Config, carpeta: CarpetaDeDatos): Promise<string> {
  const { databaseOwnerUrl: dueno, databaseUrl: dada } = config;
  if (dueno === undefined) return dada ?? '';
  const secreto = await secretoDe(config, carpeta);
  return (await prepararBase(dueno, { direccionDeLaAplicacion: dada, secreto })).direccion;
}

/** The one that signs, and the one before while it is kept. */
async function abrirSecretos(
  config: Config,
  carpeta: CarpetaDeDatos,
  { db, reloj }: Pick<Plataforma, 'db' | 'reloj'>,
): Promise<Pick<Plataforma, 'secreto' | 'secretoAnterior'>> {
  const secreto = await secretoDe(config, carpeta);
  const esDado = config.secretoSesion !== undefined;
  const anterior = esDado ? config.secretoAnterior : await carpeta.secretoAnterior();
  const secretos = { secreto, anterior, limites: config.sesion };
  return { secreto, secretoAnterior: await recordarSecreto(db, secretos, reloj.ahora()) };
}

function secretoDe(config: Config, carpeta: CarpetaDeDatos): Promise<string> {
  if (config.secretoSesion !== undefined) return Promise.resolve(config.secretoSesion);
  if (!config.conBaseIncluida && config.enProduccion) throw new ConfigError('SESSION_SECRET: es obligatorio');
  return carpeta.secreto();
}
