// What leaves no row of its own and must be told all the same: that somebody was refused, and that somebody took a file away. It is
// noted beside the answer, which does not wait for it: a queue in memory, written at once and in order, all that waits in one
// transaction. What is lost is what a process that is killed had not written yet, some milliseconds of it.
//
// Bounded, whoever insists: of each person the first refusals of a minute are noted one by one, the rest are counted and told in
// one row when the minute is over; and what waits is never more than a fixed number. Of whoever did not enter nothing is noted
// here: failed sign-ins and lock-outs are noted, and limited, where they are judged.
import type { Codigo } from '@cuadra/contract/problema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ContextoConActor, contextoDelSistema } from '../contexto.ts';
import { anotar, escribir } from '../database/escribir.ts';
import type { Plataforma } from '../plataforma.ts';
import type { ProblemaError } from '../problema.ts';

declare module 'fastify' {
  interface FastifyInstance {
    anotador: Anotador;
  }
}

export interface ArchivoAnotable {
  readonly nombre: string;
  readonly agencia?: string | undefined;
  readonly partida?: string | undefined;
}

export interface Anotador {
  rechazo(request: FastifyRequest, problema: ProblemaError): void;
  descarga(request: FastifyRequest, archivo: ArchivoAnotable): void;
  /** Everything that waits is written; also what was counted. */
  vaciar(): Promise<void>;
}

/** Refused for who asks, and not for how it was asked: 403, and what a limit or oneself in both roles refuses. */
const TAMBIEN: ReadonlySet<Codigo> = new Set<Codigo>([
  'REQUIERE_APROBACION',
  'AUTORIZACION_REQUERIDA',
  'DIFERENCIA_DE_DOS',
  'NO_A_SI_MISMO',
]);
/** A step on the way in, which the screen takes by itself. */
const DE_PASO: ReadonlySet<Codigo> = new Set<Codigo>(['SEGUNDO_FACTOR_PENDIENTE']);

const DE_UNA_EN_UNA = 60;
const EN_ESPERA_MAX = 2_000;
const JUNTAS_MAX = 200;
const CADA_MS = 60_000;
const RUTA_MAX = 300;

interface Nota {
  readonly contexto: ContextoConActor;
  readonly accion: string;
  readonly entidad: string;
  readonly idEntidad: string;
  readonly detalle: object;
  readonly agencia?: string | null;
}

type Servicios = Pick<Plataforma, 'db' | 'log' | 'reloj'>;

export function abrirAnotador(app: FastifyInstance, servicios: Servicios): void {
  const cola = abrirColaDeNotas(servicios);
  const minuto = new Map<string, { cuantos: number; deMas: number; contexto: ContextoConActor }>();
  const decirLosDeMas = () => {
    for (const { deMas, contexto } of minuto.values())
      if (deMas > 0)
        cola.poner({
          ...{ contexto, accion: 'acceso:negar-varios', entidad: 'usuario', idEntidad: contexto.actor.id },
          detalle: { veces: deMas },
        });
    minuto.clear();
  };
  app.decorate('anotador', {
    rechazo(request, problema) {
      const contexto = quienPide(request);
      if (contexto === undefined || !seAnota(problema)) return;
      const suyos = minuto.get(contexto.actor.id) ?? { cuantos: 0, deMas: 0, contexto };
      minuto.set(contexto.actor.id, suyos);
      suyos.cuantos += 1;
      if (suyos.cuantos > DE_UNA_EN_UNA || !cola.poner(deRechazo(request, contexto, problema)))
        suyos.deMas += 1;
    },
    descarga(request, archivo) {
      const contexto = quienPide(request);
      if (contexto !== undefined) cola.poner(deDescarga(request, contexto, archivo));
    },
    async vaciar() {
      decirLosDeMas();
      await cola.vaciar();
    },
  });
  const cada = setInterval(decirLosDeMas, CADA_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(cada);
    await app.anotador.vaciar();
  });
}

const seAnota = ({ codigo, status }: ProblemaError): boolean =>
  TAMBIEN.has(codigo) || (status === 403 && !DE_PASO.has(codigo));

/** Absent before it is known who calls. */
function quienPide({
  contexto,
}: {
  readonly contexto?: FastifyRequest['contexto'];
}): ContextoConActor | undefined {
  const actor = contexto?.actor;
  return contexto === undefined || actor === undefined ? undefined : { ...contexto, actor };
}

const rutaDe = ({ url }: FastifyRequest): string => (url.split('?')[0] ?? '').slice(0, RUTA_MAX);

const plantillaDe = (request: FastifyRequest): string => request.routeOptions.url ?? rutaDe(request);

/** Where the address says which. */
function agenciaDe({ params }: FastifyRequest): string | null {
  const { agencia } = (params ?? {}) as { readonly agencia?: unknown };
  return typeof agencia === 'string' && /^\d{2}$/.test(agencia) ? agencia : null;
}

const deRechazo = (
  request: FastifyRequest,
  contexto: ContextoConActor,
  { codigo, status }: ProblemaError,
): Nota => ({
  ...{ contexto, accion: 'acceso:negar', entidad: 'ruta', agencia: agenciaDe(request) },
  idEntidad: `${request.method} ${plantillaDe(request)}`,
  detalle: { codigo, estado: status, ruta: rutaDe(request) },
});

const deDescarga = (
  request: FastifyRequest,
  contexto: ContextoConActor,
  { nombre, agencia, partida }: ArchivoAnotable,
): Nota => ({
  ...{ contexto, accion: 'archivos:bajar', entidad: 'archivo_bajado', idEntidad: rutaDe(request) },
  detalle: { nombre, ruta: plantillaDe(request), ...(partida === undefined ? {} : { partida }) },
  agencia: agencia ?? agenciaDe(request),
});

function abrirColaDeNotas({ db, log, reloj }: Servicios) {
  let esperan: Nota[] = [];
  let escribiendo = Promise.resolve();
  const escribirJuntas = async () => {
    while (esperan.length > 0) {
      const notas = esperan.slice(0, JUNTAS_MAX);
      esperan = esperan.slice(JUNTAS_MAX);
      const sistema = contextoDelSistema(reloj.ahora(), 'anotador');
      await escribir(db, sistema, 'acceso:negar', async (tx) => {
        for (const { contexto, ...nota } of notas) await anotar(tx, contexto, nota);
      }).catch((error: unknown) => {
        // The log has them, if the database does not.
        const perdidas = notas.map(({ contexto, accion, idEntidad }) => [
          contexto.actor.correo,
          accion,
          idEntidad,
        ]);
        log.error({ err: error, perdidas }, 'No se pudo anotar en la bitácora');
      });
    }
  };
  return {
    /** False: too many wait already. */
    poner(nota: Nota): boolean {
      if (esperan.length >= EN_ESPERA_MAX) return false;
      esperan.push(nota);
      if (esperan.length === 1) escribiendo = escribiendo.then(escribirJuntas);
      return true;
    },
    async vaciar(): Promise<void> {
      await escribiendo;
    },
  };
}
