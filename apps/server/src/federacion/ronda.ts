// The work that goes by the clock, for those that sleep. Whoever wakes puts up to date what was missed (abrir-casa.ts), and every such
// work knows by itself what is due; so it is enough that each one wakes when something waits for it. That is asked every so
// often with one question by a short connection, a few institutions at a time: jobs whose time has come, runs of interest that
// are due, or a whole night of which it knows nothing yet. Several processes may go round: the second finds it awake or done.
import { setTimeout as esperar } from 'node:timers/promises';
import type { Logger } from 'pino';
import { conCliente } from '#platform/database/con-cliente.ts';
import { separarOpciones } from '#platform/database/direccion.ts';
import type { Reloj } from '#platform/reloj.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import type { Casas } from './casas.ts';
import type { Directorio, Institucion } from './directorio/directorio.ts';

export interface Ronda {
  /** Once around, whoever is due. */
  dar(): Promise<void>;
  cerrar(): Promise<void>;
}

export interface OpcionesDeRonda {
  readonly directorio: Pick<Directorio, 'listar'>;
  readonly casas: Pick<Casas, 'entrar' | 'estaAbierta' | 'cerrarSiOciosa'>;
  readonly reloj: Pick<Reloj, 'ahora'>;
  readonly log: Logger;
  readonly cadaMs?: number;
  /** How often one that was woken is looked at. */
  readonly miradaMs?: number;
}

const CADA_MS = 600_000;
const MIRADA_MS = 1_000;
/** For one institution in a round; what is left goes on while it is open, or with the next one. */
const VISITA_MAX_MIRADAS = 900;
const A_LA_VEZ = 2;
const PREGUNTA_MAX_MS = 5_000;
/** After what goes by the clock at night (00:10 and 00:20). */
const HORA_DE_LA_NOCHE = { hour: 0, minute: 25 };

export function abrirRonda(opciones: OpcionesDeRonda): Ronda {
  const { log, cadaMs = CADA_MS } = opciones;
  const control = new AbortController();
  let enCurso = Promise.resolve();
  const dar = () => {
    enCurso = enCurso
      .then(() => darLaVuelta(opciones, control.signal))
      .catch((error: unknown) => log.error({ err: error }, 'No se completó la ronda'));
    return enCurso;
  };
  const cada = setInterval(() => void dar(), cadaMs).unref();
  return {
    dar,
    async cerrar() {
      clearInterval(cada);
      control.abort();
      await enCurso;
    },
  };
}

/** Never all at once: each of the few who walk takes the next one when done with the last. */
async function darLaVuelta(opciones: OpcionesDeRonda, senal: AbortSignal): Promise<void> {
  const todas = await opciones.directorio.listar();
  const porVer = todas.filter(({ estado }) => estado === 'activa').values();
  const caminar = async () => {
    for (const institucion of porVer) {
      if (senal.aborted) return;
      if (opciones.casas.estaAbierta(institucion.nombre)) continue;
      await verUna(opciones, institucion, senal).catch((error: unknown) =>
        opciones.log.warn(
          { err: error, institucion: institucion.nombre },
          'No se pudo visitar la institución',
        ),
      );
    }
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, caminar));
}

async function verUna(
  opciones: OpcionesDeRonda,
  institucion: Institucion,
  senal: AbortSignal,
): Promise<void> {
  const { casas, reloj, miradaMs = MIRADA_MS } = opciones;
  if (!(await algoLaEspera(institucion, reloj.ahora()))) return;
  const estancia = await casas.entrar(institucion, 'flujo');
  try {
    for (let mirada = 0; mirada < VISITA_MAX_MIRADAS && !senal.aborted; mirada++) {
      await esperar(miradaMs);
      if (await estancia.casa.quieta()) break;
    }
  } finally {
    estancia.soltar();
  }
  await casas.cerrarSiOciosa(institucion.nombre);
}

/** `cron_on`: when any process last looked at the clock for it, which is as long as it is open. */
const PREGUNTA = `select
  exists (select from pgboss.job where state < 'active' and start_after <= $1)
  or exists (select from programacion_de_intereses p
       where not p.pausada and (p.proximo_fin + p.dias_despues + p.hora) at time zone '${ZONA_HORARIA}' <= $1)
  or coalesce((select cron_on < $2 from pgboss.version), true) as espera`;

async function algoLaEspera(institucion: Institucion, ahora: Temporal.Instant): Promise<boolean> {
  const { direccion } = separarOpciones(institucion.databaseDirectUrl ?? institucion.databaseUrl);
  const conexion = {
    connectionString: direccion,
    application_name: 'cuadra ronda',
    connectionTimeoutMillis: PREGUNTA_MAX_MS,
    query_timeout: PREGUNTA_MAX_MS,
  };
  return conCliente(conexion, async (client) => {
    const instantes = [ahora.toString(), ultimaNoche(ahora).toString()];
    const { rows } = await client.query<{ espera: boolean }>(PREGUNTA, instantes);
    return rows[0]?.espera === true;
  });
}

function ultimaNoche(ahora: Temporal.Instant): Temporal.Instant {
  const local = ahora.toZonedDateTimeISO(ZONA_HORARIA);
  const deHoy = local.startOfDay().with(HORA_DE_LA_NOCHE);
  return (
    Temporal.ZonedDateTime.compare(deHoy, local) <= 0 ? deHoy : deHoy.subtract({ days: 1 })
  ).toInstant();
}
