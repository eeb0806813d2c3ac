// Reports are read from the replica only as long as it tells the truth. Before each one the primary says where its log
// ends: a replica that has got there is up to date; one that is a little behind is read and says so; one that is far
// behind, gone, or no replica of these books is not read at all.
import type { Logger } from 'pino';
import { ProblemaError } from '#platform/problema.ts';
import type { Reloj } from '#platform/reloj.ts';
import { esDeLaBase, sePerdio } from '../falla-de-la-base.ts';
import { PapelError } from '../papel-de-la-aplicacion.ts';
import type { Database } from '../pool.ts';
import { crearHistoria, type HistoriaDelPrincipal } from './historia-del-principal.ts';
import type { EstadoDeReplica, LectorDeReportes, Lectura, TrabajoDeLectura } from './lector-de-reportes.ts';
import {
  type Principal,
  porQueNoEsSuya,
  preguntarALaReplica,
  preguntarAlPrincipal,
  type Replica,
} from './preguntar.ts';

export interface ConexionDeReplica {
  readonly db: Database;
  /** Whether all its connections are taken: then waiting for one in vain says nothing of the replica. */
  readonly llena: () => boolean;
  cerrar(): Promise<void>;
}

export interface OpcionesDeLector {
  readonly principal: Database;
  /** Anew each time: connections of a replica that went away are not used again. */
  readonly conectar: () => Promise<ConexionDeReplica>;
  /** Farther behind than this it is not read. */
  readonly atrasoMaxSegundos: number;
  /** Whether whoever asks is being read without the primary, by a standby that has all: then there is nobody else to ask. */
  readonly sinPrincipal?: () => boolean;
  readonly reloj: Pick<Reloj, 'esperar'>;
  readonly log: Logger;
}

export interface LectorConReplica extends LectorDeReportes {
  cerrar(): Promise<void>;
}

/** A replica in good health is some milliseconds behind: they are waited for, so that nothing has to be said. */
const ESPERAS_MAX = 10;
const ESPERA_MS = 30;

interface Visto {
  readonly estado: EstadoDeReplica;
  readonly datosAl?: string;
}

interface Vigilada extends OpcionesDeLector {
  readonly historia: HistoriaDelPrincipal;
  conexion: ConexionDeReplica | undefined;
  estado: EstadoDeReplica;
}

export function abrirLector(opciones: OpcionesDeLector): LectorConReplica {
  const replica: Vigilada = {
    ...opciones,
    historia: crearHistoria(),
    conexion: undefined,
    estado: { tipo: 'ausente' },
  };
  let revision: Promise<EstadoDeReplica> | undefined;
  const leer = async <T>(trabajo: TrabajoDeLectura<T>, admiteAtraso: boolean): Promise<Lectura<T>> => {
    const leido = opciones.sinPrincipal?.() ? undefined : await enLaReplica(replica, trabajo, admiteAtraso);
    return leido ?? { valor: await trabajo(opciones.principal, undefined) };
  };
  return {
    leer: (trabajo) => leer(trabajo, true),
    leerExacto: async (trabajo) => (await leer(trabajo, false)).valor,
    estado: () => replica.estado,
    revisar() {
      revision ??= mirar(replica).finally(() => {
        revision = undefined;
      });
      return revision;
    },
    cerrar: async () => replica.conexion?.cerrar(),
  };
}

/** Undefined: it has to be the primary. */
async function enLaReplica<T>(
  replica: Vigilada,
  trabajo: TrabajoDeLectura<T>,
  admiteAtraso: boolean,
): Promise<Lectura<T> | undefined> {
  const { conexion } = replica;
  if (conexion === undefined) return undefined;
  const seDejo = () => conexion !== replica.conexion;
  const meta = await preguntarAlPrincipal(replica.principal);
  let datosAl: string | undefined;
  try {
    return await conexion.db.connection().execute(async (db) => {
      const visto = await alcanzar(replica, db, meta);
      decir(replica, visto.estado);
      const { tipo } = visto.estado;
      if (tipo !== 'al-dia' && !(tipo === 'atrasada' && admiteAtraso)) return undefined;
      datosAl = visto.datosAl;
      const valor = await trabajo(db, datosAl);
      return datosAl === undefined ? { valor } : { valor, datosAl };
    });
  } catch (error) {
    // What was not there may be there by now; what the replica could not answer, or was let go of meanwhile, the primary can.
    const seRepite = error instanceof ProblemaError ? datosAl !== undefined : esDeLaBase(error) || seDejo();
    if (!seRepite) throw error;
    replica.log.warn({ err: error }, 'La réplica no respondió; se lee del principal');
    if (sePerdio(error) && !seDejo() && !conexion.llena()) descartar(replica, { tipo: 'ausente' });
    return undefined;
  }
}

async function mirar(replica: Vigilada): Promise<EstadoDeReplica> {
  const meta = await preguntarAlPrincipal(replica.principal);
  try {
    replica.conexion ??= await replica.conectar();
    const { estado } = await replica.conexion.db.connection().execute((db) => alcanzar(replica, db, meta));
    return estado.tipo === 'ajena' ? descartar(replica, estado) : decir(replica, estado);
  } catch (error) {
    if (replica.conexion?.llena()) return replica.estado;
    return descartar(
      replica,
      error instanceof PapelError ? { tipo: 'ajena', motivo: error.message } : { tipo: 'ausente' },
    );
  }
}

/** On the connection that will be read: behind one address there may be several replicas. */
async function alcanzar(replica: Vigilada, db: Database, meta: Principal): Promise<Visto> {
  for (let espera = 0; ; espera++) {
    const visto = juzgar(replica, meta, await preguntarALaReplica(db));
    const suelePoder = replica.estado.tipo === 'al-dia' && visto.estado.tipo !== 'ajena';
    if (visto.estado.tipo === 'al-dia' || !suelePoder || espera === ESPERAS_MAX) return visto;
    await replica.reloj.esperar(ESPERA_MS);
  }
}

function juzgar({ historia, atrasoMaxSegundos }: Vigilada, meta: Principal, replica: Replica): Visto {
  const motivo = porQueNoEsSuya(meta, replica);
  if (motivo !== undefined) return { estado: { tipo: 'ajena', motivo } };
  // Another server took over and this one may still repeat the old one: where each log ends says nothing then.
  if (replica.linea !== meta.linea) return { estado: { tipo: 'muy-atrasada', atrasoSegundos: undefined } };
  const { alDia, hastaMs, segundos } = historia.medir(meta, replica);
  if (alDia) return { estado: { tipo: 'al-dia' } };
  if (hastaMs === undefined || segundos === undefined || segundos > atrasoMaxSegundos)
    return { estado: { tipo: 'muy-atrasada', atrasoSegundos: segundos } };
  return {
    estado: { tipo: 'atrasada', atrasoSegundos: segundos },
    datosAl: Temporal.Instant.fromEpochMilliseconds(Math.floor(hastaMs)).toString(),
  };
}

function descartar(replica: Vigilada, nuevo: EstadoDeReplica): EstadoDeReplica {
  const { conexion } = replica;
  replica.conexion = undefined;
  // One that hung may never say goodbye: nobody waits for it.
  conexion?.cerrar().catch(() => undefined);
  return decir(replica, nuevo);
}

function decir(replica: Vigilada, nuevo: EstadoDeReplica): EstadoDeReplica {
  const nivel = nuevo.tipo === 'al-dia' ? 'info' : 'warn';
  if (nuevo.tipo !== replica.estado.tipo)
    replica.log[nivel]({ replica: nuevo }, 'Cambió el estado de la réplica');
  replica.estado = nuevo;
  return nuevo;
}
