// Costly work beside the answers to people, one at a time for each of them. What goes over the whole book begins with a
// request and goes on by itself: whoever asked may leave, every open browser is told of each step, and what came of it
// stays. What somebody waits for only takes their turn while it lasts.
import type { Evento } from '@cuadra/contract/eventos';
import { type Contexto, type ContextoConActor, contextoDelSistema } from '../contexto.ts';
import { avisar, escribir, type Tx } from '../database/escribir.ts';
import type { Destino } from '../events/canal-de-eventos.ts';
import type { Plataforma } from '../plataforma.ts';
import { type TurnoPedido, tomarTurno } from './turno-de-la-persona.ts';

export interface TrabajosPesados {
  /** Its id, once it began. */
  empezar<R extends object>(contexto: ContextoConActor, trabajo: TrabajoPorHacer<R>): Promise<string>;
  /** Somebody waits for it. */
  esperar<T>(contexto: ContextoConActor, turno: TurnoPedido, hacer: () => Promise<T>): Promise<T>;
  /** Whether any is under way in this process. */
  enCurso(): boolean;
  /** Gives up what is under way, and leaves it said. */
  cerrar(): Promise<void>;
}

export interface TrabajoPorHacer<R extends object> extends TurnoPedido {
  /** Who is told of each step. */
  readonly aviso: { readonly para: Destino; readonly evento: Evento };
  /** In the transaction that takes the turn. */
  alEmpezar?(tx: Tx): Promise<void>;
  hacer(marcha: Marcha): Promise<R>;
  /** In the transaction that keeps the result. */
  alTerminar(tx: Tx, contexto: Contexto, resultado: R): Promise<void>;
}

export interface Marcha {
  readonly alAvanzar: (hechas: number, total: number) => void;
  readonly senal: AbortSignal;
}

const AVANCE_MS = 1_000;
const LATIDO_MS = 10_000;

type Base = Pick<Plataforma, 'db' | 'reloj' | 'log'>;

export function abrirTrabajosPesados(base: Base): TrabajosPesados {
  const control = new AbortController();
  const enCurso = new Set<Promise<void>>();
  return {
    async empezar(contexto, trabajo) {
      const id = await tomarTurno(base.db, contexto, trabajo, async (tx) => {
        await trabajo.alEmpezar?.(tx);
        await avisarAvance(tx, trabajo);
      });
      const marcha = correr(base, id, trabajo, control.signal).catch((error: unknown) =>
        base.log.error({ err: error, trabajo: trabajo.clase }, 'No se anotó el fin de un trabajo'),
      );
      enCurso.add(marcha);
      void marcha.then(() => enCurso.delete(marcha));
      return id;
    },
    esperar: (contexto, turno, hacer) => hacerEnTurno(base, contexto, turno, hacer),
    enCurso: () => enCurso.size > 0,
    async cerrar() {
      control.abort();
      await Promise.all(enCurso);
    },
  };
}

async function hacerEnTurno<T>(
  { db, reloj, log }: Base,
  contexto: ContextoConActor,
  turno: TurnoPedido,
  hacer: () => Promise<T>,
): Promise<T> {
  const id = await tomarTurno(db, contexto, turno);
  /** That it could not be noted does not spoil the work: in the end, silence gives the turn back. */
  const anotar = async (que: (tx: Tx, ahora: Temporal.Instant) => Promise<unknown>) => {
    const sistema = contextoDelSistema(reloj.ahora(), turno.clase);
    await escribir(db, sistema, `${turno.clase}:avanzar`, (tx) => que(tx, sistema.ahora)).catch(
      (error: unknown) => log.warn({ err: error, trabajo: turno.clase }, 'No se anotó un turno'),
    );
  };
  const latir = () => anotar((tx, ahora) => deEste(tx, id).set({ latido: ahora.toString() }).execute());
  const latido = setInterval(() => void latir(), LATIDO_MS);
  try {
    return await hacer();
  } finally {
    clearInterval(latido);
    await anotar((tx) => tx.deleteFrom('trabajoPesado').where('id', '=', id).execute());
  }
}

async function correr<R extends object>(
  { db, reloj, log }: Base,
  id: string,
  trabajo: TrabajoPorHacer<R>,
  senal: AbortSignal,
): Promise<void> {
  let avance = { hechas: 0, total: 0 };
  let anotado: Promise<unknown> = Promise.resolve();
  const anotar = (que: (tx: Tx, contexto: Contexto) => Promise<unknown>) => {
    const contexto = contextoDelSistema(reloj.ahora(), trabajo.clase);
    return escribir(db, contexto, `${trabajo.clase}:avanzar`, async (tx) => {
      await que(tx, contexto);
      await avisarAvance(tx, trabajo);
    });
  };
  const latir = () => {
    anotado = anotar((tx, { ahora }) =>
      deEste(tx, id)
        .set({ ...avance, latido: ahora.toString() })
        .execute(),
    ).catch((error: unknown) => log.warn({ err: error }, 'No se anotó el avance de un trabajo'));
  };
  const latido = setInterval(latir, AVANCE_MS);
  const terminar = (
    tx: Tx,
    { ahora }: Contexto,
    fin: { estado: 'listo' | 'fallido' | 'interrumpido'; resultado: string | null },
  ) =>
    deEste(tx, id)
      .set({ ...avance, ...fin, terminadoEn: ahora.toString() })
      .execute();
  try {
    const alAvanzar = (hechas: number, total: number) => {
      avance = { hechas, total };
    };
    const resultado = await trabajo.hacer({ alAvanzar, senal });
    clearInterval(latido);
    await anotado;
    await anotar(async (tx, contexto) => {
      await terminar(tx, contexto, { estado: 'listo', resultado: JSON.stringify(resultado) });
      await trabajo.alTerminar(tx, contexto, resultado);
    });
  } catch (error) {
    clearInterval(latido);
    const estado = senal.aborted ? 'interrumpido' : 'fallido';
    if (estado === 'fallido') log.error({ err: error, trabajo: trabajo.clase }, 'Un trabajo falló');
    await anotado;
    await anotar((tx, contexto) => terminar(tx, contexto, { estado, resultado: null }));
  }
}

function deEste(tx: Tx, id: string) {
  return tx.updateTable('trabajoPesado').where('id', '=', id).where('estado', '=', 'haciendo');
}

function avisarAvance(tx: Tx, { aviso }: Pick<TrabajoPorHacer<object>, 'aviso'>): Promise<void> {
  return avisar(tx, aviso.para, aviso.evento);
}
