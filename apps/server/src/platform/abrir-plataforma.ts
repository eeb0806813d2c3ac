// Opens what the application stands on: the data folder, PostgreSQL (bundled or given), its schema, the channels.
// Each thing opened is closed in reverse order, also when a later one fails.
import type pg from 'pg';
import type { Logger } from 'pino';
import {
  iniciarPostgresIncluido,
  type PostgresIncluido,
} from './bundled-postgres/iniciar-postgres-incluido.ts';
import { carpetaDelCluster } from './bundled-postgres/programas.ts';
import { type CarpetaDeDatos, tomarCarpeta } from './carpeta-de-datos.ts';
import { type Config, ConfigError } from './config.ts';
import { exigirAgrupador } from './database/ajustes-del-papel.ts';
import { type Conexiones, conectar, conectarReplica, type PorDondeLeer } from './database/conectar.ts';
import { conCredenciales, credencialesDe } from './database/direccion.ts';
import { type Entrada, entrarEnLaDada } from './database/entrar.ts';
import { exigirDurabilidad } from './database/exigir-durabilidad.ts';
import { abrirReserva, type Reserva } from './database/leer-sin-principal.ts';
import { exigirMigraciones } from './database/migrar.ts';
import { prepararBase } from './database/preparar-base.ts';
import {
  type EstadoDeReplica,
  type LectorDeReportes,
  lectorSinReplica,
} from './database/replica/lector-de-reportes.ts';
import { abrirCanalDeEventos } from './events/canal-de-eventos.ts';
import { abrirTrabajos } from './jobs/trabajos.ts';
import { trabajosEnReposo } from './jobs/trabajos-en-reposo.ts';
import { abrirCartero, type CartaDetenida } from './mail/abrir-cartero.ts';
import { abrirTallerDePdf } from './pdf/taller-de-pdf.ts';
import type { Plataforma } from './plataforma.ts';
import { relojDelSistema } from './reloj.ts';
import { recordarSecreto } from './secreto-anterior.ts';
import { abrirTallerDeHojas } from './sheets/taller-de-hojas.ts';
import { abrirTrabajosPesados } from './trabajos-pesados/trabajos-pesados.ts';

export interface PlataformaAbierta extends Plataforma {
  cerrar(): Promise<void>;
  /** Ends the PostgreSQL that came along, whatever else is still open. */
  soltar(): Promise<void>;
}

/** What is left of the limit of whoever stops when nothing else ended. */
const ESPERA_AL_SOLTAR_MS = 2_500;

export const BASE_INCLUIDA = 'postgres';

export interface AvisosDePlataforma {
  /** A letter did not leave: whoever can act on it should know. */
  alDetenerseCarta(base: Pick<Plataforma, 'db' | 'reloj'>, carta: CartaDetenida): Promise<void>;
}

export interface OpcionesDePlataforma {
  /** Nothing is done of its own accord: neither jobs nor the clock. */
  readonly soloLectura?: boolean;
}

export async function abrirPlataforma(
  config: Config,
  log: Logger,
  avisos: AvisosDePlataforma,
  { soloLectura = false }: OpcionesDePlataforma = {},
): Promise<PlataformaAbierta> {
  const porCerrar: (() => Promise<unknown>)[] = [];
  const cerrar = async () => {
    for (const cierre of porCerrar.splice(0).reverse()) await cierre();
  };
  let soltar = async () => {};
  try {
    const carpeta = await tomarCarpeta(config.carpetaDatos, { exclusiva: config.conBaseIncluida });
    porCerrar.push(() => carpeta.liberar());
    const incluida = config.conBaseIncluida ? await abrirIncluida(carpeta, log, porCerrar) : undefined;
    if (incluida !== undefined) soltar = () => incluida.postgres.detener(ESPERA_AL_SOLTAR_MS);
    const entrada =
      incluida === undefined
        ? await entrarEnLaDada(config, () => secretoDe(config, carpeta))
        : deUnaSola(incluida.direccion);
    const { directa } = entrada;
    if (config.enProduccion) await exigirDurabilidad(directa);

    const reloj = relojDelSistema;
    const { db, ...conexiones } = await abrirConexiones(config, entrada, { reloj, log }, porCerrar);
    const eventos = await abrirCanalDeEventos(directa, log);
    porCerrar.push(() => eventos.cerrar());
    const trabajos = soloLectura ? trabajosEnReposo : await abrirTrabajos(directa, log, repartoDe(config));
    porCerrar.push(() => trabajos.cerrar());
    const pdf = abrirTallerDePdf(descansoDe(config));
    porCerrar.push(() => pdf.cerrar());
    const hojas = abrirTallerDeHojas(descansoDe(config));
    porCerrar.push(() => hojas.cerrar());
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
    const abierta = { config, db, ...conexiones, reloj, log, ...secretos, ...servicios };
    return { ...abierta, cerrar, soltar: () => soltar() };
  } catch (error) {
    await cerrar();
    throw error;
  }
}

/** The primary, where reports read, and who is read while the primary is gone. */
async function abrirConexiones(
  config: Config,
  entrada: Entrada,
  { reloj, log }: Pick<Plataforma, 'reloj' | 'log'>,
  porCerrar: (() => Promise<unknown>)[],
): Promise<Pick<Plataforma, 'db' | 'reportes' | 'reserva' | 'conexiones'>> {
  const { url, porAgrupador } = entrada;
  let lector: LectorDeReportes | undefined;
  const deLaReserva = { url, porAgrupador, log, estado: () => lector?.estado() };
  const reserva = abrirLaReserva(config, deLaReserva, porCerrar);
  const { db, pool } = await abrirPrincipal(config, entrada, { reserva, log }, porCerrar);
  const sinPrincipal = () => reserva?.seLeeAqui() ?? false;
  const donde = { principal: db, url, porAgrupador, sinPrincipal, reloj, log };
  const reportes = await abrirReportes(config, donde, porCerrar);
  lector = reportes;
  return { db, reportes, reserva, conexiones: () => contarConexiones(pool) };
}

async function abrirPrincipal(
  { conexionesMax }: Config,
  { url, directa, porAgrupador }: Entrada,
  { reserva, log }: Pick<Plataforma, 'reserva' | 'log'>,
  porCerrar: (() => Promise<unknown>)[],
): Promise<Conexiones> {
  const conexiones = await conectar(url, log, { porAgrupador, conexionesMax, reserva });
  porCerrar.push(() => conexiones.cerrar());
  if (porAgrupador) await exigirAgrupador(conexiones.pool, directa);
  await exigirMigraciones(conexiones.pool);
  return conexiones;
}

/** What one has open while nobody uses it is multiplied by how many there are. */
const CONEXIONES_DE_TRABAJOS = 2;
const repartoDe = ({ alojada }: Config) =>
  alojada === undefined ? {} : { conexionesMax: CONEXIONES_DE_TRABAJOS };

const HILO_OCIOSO_MS = 60_000;

/** Among many institutions a thread that nobody uses is memory taken from the others. */
const descansoDe = ({ alojada }: Config) => (alojada === undefined ? {} : { ociosoMs: HILO_OCIOSO_MS });

const deUnaSola = (url: string): Entrada => ({ url, directa: url, porAgrupador: false });

const contarConexiones = ({ totalCount, idleCount, waitingCount }: pg.Pool) => ({
  abiertas: totalCount,
  ociosas: idleCount,
  esperando: waitingCount,
});

/** Only of a replica that is said to be synchronous: another may lack what was acknowledged a moment before. */
function abrirLaReserva(
  { databaseReplicaUrl: replica, replicaSincrona, conexionesMax }: Config,
  donde: {
    readonly url: string;
    readonly porAgrupador: boolean;
    readonly estado: () => EstadoDeReplica | undefined;
    readonly log: Logger;
  },
  porCerrar: (() => Promise<unknown>)[],
): Reserva | undefined {
  if (replica === undefined || !replicaSincrona) return undefined;
  const { url, porAgrupador, log } = donde;
  const reserva = abrirReserva({
    ...{ principal: url, sincrona: conCredenciales(replica, credencialesDe(url)) },
    ...{ porAgrupador, conexionesMax, log },
    estado: () => donde.estado() ?? { tipo: 'ausente' },
  });
  porCerrar.push(() => reserva.cerrar());
  return reserva;
}

/** A replica has the same roles: whoever enters there is the application, whatever its address says. */
async function abrirReportes(
  { databaseReplicaUrl: replica, atrasoMaxSegundos, conexionesMax }: Config,
  {
    url,
    ...donde
  }: Omit<PorDondeLeer, 'direccion' | 'atrasoMaxSegundos' | 'conexionesMax'> & { readonly url: string },
  porCerrar: (() => Promise<unknown>)[],
): Promise<LectorDeReportes> {
  if (replica === undefined) return lectorSinReplica(donde.principal);
  const direccion = conCredenciales(replica, credencialesDe(url));
  const lector = await conectarReplica({ ...donde, direccion, atrasoMaxSegundos, conexionesMax });
  porCerrar.push(() => lector.cerrar());
  return lector;
}

/** Starts the PostgreSQL that comes along, prepares it as its owner, and answers how the application enters. */
async function abrirIncluida(
  carpeta: CarpetaDeDatos,
  log: Logger,
  porCerrar: (() => Promise<unknown>)[],
): Promise<{ readonly direccion: string; readonly postgres: PostgresIncluido }> {
  const postgres = await iniciarPostgresIncluido({
    carpetaDatos: carpeta.ruta,
    alCortar: () => log.fatal('PostgreSQL no terminó a tiempo: se corta, y se recupera al iniciar de nuevo'),
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
  return { direccion, postgres };
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
