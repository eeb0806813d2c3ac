// Opens what the application stands on: the data folder, PostgreSQL (bundled or given), its schema, the channels.
// Each thing opened is closed in reverse order, also when a later one fails.
import type { Logger } from 'pino';
import { iniciarPostgresIncluido } from './bundled-postgres/iniciar-postgres-incluido.ts';
import { carpetaDelCluster } from './bundled-postgres/programas.ts';
import { type CarpetaDeDatos, tomarCarpeta } from './carpeta-de-datos.ts';
import { type Config, ConfigError } from './config.ts';
import { exigirDurabilidad } from './database/exigir-durabilidad.ts';
import { migrar } from './database/migrar.ts';
import { abrirDatabase, abrirPool, type Database, ROL_DE_LA_APLICACION } from './database/pool.ts';
import { abrirCanalDeEventos } from './events/canal-de-eventos.ts';
import { abrirTrabajos } from './jobs/trabajos.ts';
import { abrirCartero, type CartaGuardada } from './mail/abrir-cartero.ts';
import { abrirTallerDePdf } from './pdf/taller-de-pdf.ts';
import type { Plataforma } from './plataforma.ts';
import { relojDelSistema } from './reloj.ts';
import { abrirTallerDeHojas } from './sheets/taller-de-hojas.ts';
import { abrirTrabajosPesados } from './trabajos-pesados/trabajos-pesados.ts';

export interface PlataformaAbierta extends Plataforma {
  cerrar(): Promise<void>;
}

export const BASE_INCLUIDA = 'postgres';

export interface AvisosDePlataforma {
  /** A letter stayed in the data folder: whoever can act on it should know. */
  alGuardarCarta(base: Pick<Plataforma, 'db' | 'reloj'>, carta: CartaGuardada): Promise<void>;
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
    const carpeta = await tomarCarpeta(config.carpetaDatos, { exclusiva: config.databaseUrl === undefined });
    porCerrar.push(() => carpeta.liberar());
    const url = config.databaseUrl ?? (await iniciarIncluido(carpeta, log, porCerrar));
    await migrar(
      url,
      config.databaseUrl === undefined ? { carpetaIncluida: await carpetaDelCluster(carpeta.ruta) } : {},
    );
    if (config.enProduccion) await exigirDurabilidad(url);

    const db = conectar(url, log, porCerrar);
    const { databaseReplicaUrl: replica } = config;
    const dbDeReportes = replica === undefined ? db : conectar(replica, log, porCerrar);
    const eventos = await abrirCanalDeEventos(url, log);
    porCerrar.push(() => eventos.cerrar());
    const trabajos = await abrirTrabajos(url, log);
    porCerrar.push(() => trabajos.cerrar());
    const pdf = abrirTallerDePdf();
    porCerrar.push(() => pdf.cerrar());
    const hojas = abrirTallerDeHojas();
    porCerrar.push(() => hojas.cerrar());
    const reloj = relojDelSistema;
    const pesados = abrirTrabajosPesados({ db, reloj, log });
    porCerrar.push(() => pesados.cerrar());
    const cartero = await abrirCartero({
      trabajos,
      config,
      carpetaDatos: carpeta.ruta,
      reloj,
      log,
      alGuardar: (carta) => avisos.alGuardarCarta({ db, reloj }, carta),
    });
    const secreto = await secretoDe(config, carpeta);
    const servicios = { eventos, cartero, pdf, hojas, trabajos, pesados };
    return { config, db, dbDeReportes, reloj, log, secreto, ...servicios, cerrar };
  } catch (error) {
    await cerrar();
    throw error;
  }
}

/** As the application's role, which is all it may do. */
function conectar(url: string, log: Logger, porCerrar: (() => Promise<unknown>)[]): Database {
  const pool = abrirPool(url, { rol: ROL_DE_LA_APLICACION });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'Se perdió una conexión con la base de datos'));
  const db = abrirDatabase(pool);
  porCerrar.push(() => db.destroy());
  return db;
}

async function iniciarIncluido(
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
  return postgres.url(BASE_INCLUIDA);
}

function secretoDe(config: Config, carpeta: CarpetaDeDatos): Promise<string> {
  if (config.secretoSesion !== undefined) return Promise.resolve(config.secretoSesion);
  if (config.databaseUrl !== undefined && config.enProduccion)
    throw new ConfigError('SESSION_SECRET: es obligatorio');
  return carpeta.secreto();
}
