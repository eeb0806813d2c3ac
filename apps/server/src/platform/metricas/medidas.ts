// What is measured, in the words of Prometheus. Requests are counted as they are answered; everything else is asked when
// somebody reads the measures, and what cannot be asked then is left out instead of being made up.

import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { EstadoDeReplica } from '../database/replica/lector-de-reportes.ts';
import type { Plataforma } from '../plataforma.ts';
import { leerColas } from '../salud/cola-de-trabajos.ts';
import type { Cumplimiento, Periodico } from '../salud/periodico.ts';

export interface Medidas {
  readonly tipo: string;
  /** The text that Prometheus reads. */
  leer(): Promise<string>;
  contarPeticion(peticion: PeticionAtendida): void;
}

export interface PeticionAtendida {
  readonly metodo: string;
  /** The route as it was mounted, never the address that came: there are only so many. */
  readonly ruta: string;
  readonly status: number;
  readonly segundos: number;
}

const CUBETAS_SEGUNDOS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function crearMedidas(plataforma: Plataforma, periodicos: readonly Periodico[]): Medidas {
  const registro = new Registry();
  // The process is of all the institutions that it serves: what one of them reads says nothing of the others.
  if (plataforma.config.alojada === undefined) collectDefaultMetrics({ register: registro });
  const contarPeticion = medirPeticiones(registro);
  medirConexiones(registro, plataforma);
  const deLaBase = medirLaBase(registro, plataforma);
  const periodicas = medirPeriodicos(registro, plataforma, periodicos);
  let enCurso: Promise<string> | undefined;
  const leer = async () => {
    await Promise.all([deLaBase(), periodicas()]);
    return registro.metrics();
  };
  return {
    tipo: registro.contentType,
    contarPeticion,
    leer() {
      enCurso ??= leer().finally(() => {
        enCurso = undefined;
      });
      return enCurso;
    },
  };
}

function medirPeticiones(registro: Registry): Medidas['contarPeticion'] {
  const cuantas = new Counter({
    name: 'cuadra_http_requests_total',
    help: 'Requests answered, by route as it was mounted and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registro],
  });
  const duracion = new Histogram({
    name: 'cuadra_http_request_duration_seconds',
    help: 'How long requests took to be answered, by route.',
    labelNames: ['method', 'route'],
    buckets: CUBETAS_SEGUNDOS,
    registers: [registro],
  });
  return ({ metodo: method, ruta: route, status, segundos }) => {
    cuantas.inc({ method, route, status });
    duracion.observe({ method, route }, segundos);
  };
}

function medirConexiones(registro: Registry, { conexiones, reportes }: Plataforma): void {
  new Gauge({
    name: 'cuadra_db_connections',
    help: 'Connections with the primary: open, idle, and people waiting for one.',
    labelNames: ['state'],
    registers: [registro],
    collect() {
      const { abiertas, ociosas, esperando } = conexiones();
      this.set({ state: 'used' }, abiertas - ociosas);
      this.set({ state: 'idle' }, ociosas);
      this.set({ state: 'waiting' }, esperando);
    },
  });
  new Gauge({
    name: 'cuadra_replica_up',
    help: 'Whether reports are being read from the replica. Absent: there is none.',
    registers: [registro],
    collect() {
      const { tipo } = reportes.estado();
      if (tipo === 'sin-replica') this.remove();
      else this.set(tipo === 'al-dia' || tipo === 'atrasada' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'cuadra_replica_lag_seconds',
    help: 'How far behind the replica is. Absent: there is none, or nobody knows.',
    registers: [registro],
    collect() {
      const segundos = atrasoDe(reportes.estado());
      if (segundos === undefined) this.remove();
      else this.set(segundos);
    },
  });
}

function atrasoDe(estado: EstadoDeReplica): number | undefined {
  if (estado.tipo === 'al-dia') return 0;
  return 'atrasoSegundos' in estado ? estado.atrasoSegundos : undefined;
}

/** Everything that takes a question to PostgreSQL, asked once for each reading. */
function medirLaBase(registro: Registry, { db, log }: Plataforma): () => Promise<void> {
  const registers = [registro];
  const disponible = new Gauge({ name: 'cuadra_db_up', help: 'Whether the database answers.', registers });
  const partidas = new Counter({
    name: 'cuadra_partidas_total',
    help: 'Partidas of the books, of all years; the same whichever process is asked.',
    registers,
  });
  const trabajos = new Gauge({
    name: 'cuadra_jobs',
    help: 'Jobs of each queue: waiting for a process, being done, failed and to be tried again.',
    labelNames: ['queue', 'state'],
    registers,
  });
  return async () => {
    partidas.reset();
    trabajos.reset();
    try {
      const { rows } = await sql<{ n: number }>`
        select coalesce(sum(ultimo_numero), 0)::bigint as n from ejercicio`.execute(db);
      partidas.inc(rows[0]?.n ?? 0);
      for (const { cola: queue, esperan, enCurso, porReintentar } of await leerColas(db)) {
        trabajos.set({ queue, state: 'waiting' }, esperan);
        trabajos.set({ queue, state: 'active' }, enCurso);
        trabajos.set({ queue, state: 'retry' }, porReintentar);
      }
      disponible.set(1);
    } catch (error) {
      log.warn({ err: error }, 'La base de datos no respondió a las métricas');
      partidas.remove();
      disponible.set(0);
    }
  };
}

function medirPeriodicos(
  registro: Registry,
  plataforma: Plataforma,
  periodicos: readonly Periodico[],
): () => Promise<void> {
  const edad = new Gauge({
    name: 'cuadra_last_success_age_seconds',
    help: 'How long ago the last backup and the last signed head were made. Absent: never, or not configured.',
    labelNames: ['what'],
    registers: [registro],
  });
  const segundosDesde = ({ ultimoEn }: Cumplimiento): number | undefined =>
    ultimoEn === null
      ? undefined
      : plataforma.reloj.ahora().since(Temporal.Instant.from(ultimoEn)).total('seconds');
  return async () => {
    edad.reset();
    for (const { parte, mirar } of periodicos) {
      const visto = await mirar(plataforma).catch(() => undefined);
      const segundos = visto === undefined ? undefined : segundosDesde(visto);
      if (segundos !== undefined) edad.set({ what: NOMBRES[parte] }, segundos);
    }
  };
}

const NOMBRES: Readonly<Record<Periodico['parte'], string>> = { respaldo: 'backup', sellos: 'signed-head' };
