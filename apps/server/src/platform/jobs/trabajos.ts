// Work that happens after the answer: queued in the caller's own transaction (nothing is done for a change that was
// rolled back), shared by every process through PostgreSQL, and tried again by itself. The engine is pg-boss.
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '../database/escribir.ts';
import { MigracionError } from '../database/migrar.ts';
import { ZONA_HORARIA } from '../reloj.ts';
import { ESQUEMA } from './preparar-trabajos.ts';

export interface Trabajos {
  /** Queued with the transaction. The queue must be attended by this version of the program. */
  encolar(tx: Tx, cola: string, datos: object): Promise<void>;
  atender<T extends object>(
    cola: string,
    hacer: (trabajo: Trabajo<T>) => Promise<void>,
    opciones: Reintentos,
  ): Promise<void>;
  /** Attended too, and queued by the clock of the institution: one for all processes, once however many were missed. */
  atenderPorReloj(
    cola: string,
    cron: string,
    hacer: (trabajo: Trabajo<object>) => Promise<void>,
    opciones: Reintentos,
  ): Promise<void>;
  /** Whether this process is doing any. */
  enCurso(): boolean;
  /** What goes by the clock is queued once, now: for one that was closed when its hour came. */
  ponerAlDia(): Promise<void>;
  /** Lets what is being done end; what takes too long is handed back at once, for another process. */
  cerrar(): Promise<void>;
}

export interface Trabajo<T extends object> {
  readonly id: string;
  readonly datos: T;
  /** If this one fails there is no other. */
  readonly esUltimoIntento: boolean;
}

export interface Reintentos {
  readonly reintentosMax: number;
  /** Before the first retry; each next one waits the double, up to esperaMaxSegundos. */
  readonly esperaSegundos: number;
  readonly esperaMaxSegundos: number;
  /** How long one attempt may take before it is given to another. */
  readonly duracionMaxSegundos: number;
  /** How long what was queued is kept once done or given up. */
  readonly guardarSegundos: number;
  /** What was queued goes away as soon as it is done: it says what nobody should read later. */
  readonly seOlvidan?: true;
  /** How many this process does at once; one, unless said. */
  readonly aLaVez?: number;
}

const CONEXIONES_MAX = 3;
const CIERRE_MAX_MS = 10_000;
const SIN_PREPARAR = /pg-boss (is not installed|database requires migrations)/;
/** Whoever does a job and has not been heard for this long is gone: the job is for another. */
const LATIDO_SEGUNDOS = 30;

export interface OpcionesDeTrabajos {
  readonly sondeoSegundos?: number;
  readonly vigilanciaSegundos?: number;
  readonly cierreMaxMs?: number;
  readonly conexionesMax?: number;
}

export async function abrirTrabajos(
  connectionString: string,
  log: Logger,
  {
    sondeoSegundos = 2,
    vigilanciaSegundos = 15,
    cierreMaxMs = CIERRE_MAX_MS,
    conexionesMax = CONEXIONES_MAX,
  }: OpcionesDeTrabajos = {},
): Promise<Trabajos> {
  const boss = await encenderMotor(connectionString, log, { vigilanciaSegundos, conexionesMax });
  const porReloj: string[] = [];
  const cuenta = contarEnCurso();

  const atender = quienAtiende(boss, { log, sondeoSegundos, mientras: cuenta.mientras });

  return {
    async encolar(tx, cola, datos) {
      const id = await boss.send(cola, datos, { db: fromKysely(tx) });
      if (id === null) throw new Error(`No se pudo encolar en ${cola}`);
    },

    atender,

    async atenderPorReloj(cola, cron, hacer, opciones) {
      await atender(cola, hacer, opciones);
      await boss.schedule(cola, cron, {}, { tz: ZONA_HORARIA });
      porReloj.push(cola);
    },

    enCurso: cuenta.hayAlguno,
    ponerAlDia: () => encolarTodas(boss, porReloj),

    cerrar: () => boss.stop({ graceful: true, timeout: cierreMaxMs }),
  };
}

interface ComoAtiende {
  readonly log: Logger;
  readonly sondeoSegundos: number;
  readonly mientras: (trabajo: () => Promise<void>) => Promise<void>;
}

function quienAtiende(boss: PgBoss, { log, sondeoSegundos, mientras }: ComoAtiende): Trabajos['atender'] {
  return async (cola, hacer, opciones) => {
    await prepararCola(boss, cola, opciones);
    const sondeo = {
      pollingIntervalSeconds: sondeoSegundos,
      includeMetadata: true,
      localConcurrency: opciones.aLaVez ?? 1,
    } as const;
    const hacerUno = async ({ id, data, retryCount, retryLimit }: JobWithMetadata<Datos<typeof hacer>>) => {
      await hacer({ id, datos: data, esUltimoIntento: retryCount >= retryLimit }).catch((error: unknown) => {
        log.warn({ err: error, cola, trabajo: id, intento: retryCount + 1 }, 'Trabajo fallido');
        throw error;
      });
      if (opciones.seOlvidan) await boss.deleteJob(cola, id);
    };
    await boss.work<Datos<typeof hacer>, void, typeof sondeo>(cola, sondeo, async (lote) => {
      for (const uno of lote) await mientras(() => hacerUno(uno));
    });
  };
}

type Datos<H extends (trabajo: Trabajo<never>) => unknown> = Parameters<H>[0]['datos'];

function contarEnCurso() {
  let enCurso = 0;
  return {
    hayAlguno: () => enCurso > 0,
    async mientras(trabajo: () => Promise<void>): Promise<void> {
      enCurso += 1;
      await trabajo().finally(() => {
        enCurso -= 1;
      });
    },
  };
}

async function encolarTodas(boss: PgBoss, colas: readonly string[]): Promise<void> {
  for (const cola of colas) await boss.send(cola, {});
}

async function encenderMotor(
  connectionString: string,
  log: Logger,
  { vigilanciaSegundos, conexionesMax }: { vigilanciaSegundos: number; conexionesMax: number },
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    schema: ESQUEMA,
    application_name: 'cuadra trabajos',
    max: conexionesMax,
    // The owner made the tables (preparar-trabajos.ts): here they are only used.
    migrate: false,
    // How often those that are gone are looked for.
    superviseIntervalSeconds: vigilanciaSegundos,
    monitorIntervalSeconds: vigilanciaSegundos,
    schedule: true,
    // Index upkeep is for queues of millions.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'Falla en los trabajos'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  await boss.start().catch(async (error: unknown) => {
    await boss.stop({ graceful: false });
    if (!(error instanceof Error) || !SIN_PREPARAR.test(error.message)) throw error;
    throw new MigracionError(
      'La cola de trabajos de la base de datos no está al día. Inicie Cuadra una vez con DATABASE_OWNER_URL, la dirección del dueño de la base.',
      { cause: error },
    );
  });
  return boss;
}

async function prepararCola(boss: PgBoss, cola: string, opciones: Reintentos): Promise<void> {
  const reglas = {
    retryLimit: opciones.reintentosMax,
    retryDelay: opciones.esperaSegundos,
    retryBackoff: true,
    retryDelayMax: opciones.esperaMaxSegundos,
    expireInSeconds: opciones.duracionMaxSegundos,
    heartbeatSeconds: LATIDO_SEGUNDOS,
    deleteAfterSeconds: opciones.guardarSegundos,
  };
  await boss.createQueue(cola, reglas);
  await boss.updateQueue(cola, reglas);
  // Also what a process that died in between, or a version that kept them, left behind.
  if (opciones.seOlvidan) await boss.deleteStoredJobs(cola);
}
