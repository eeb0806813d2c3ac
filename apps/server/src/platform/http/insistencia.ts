// Who asked while the database was being replaced only waits. What can be asked twice without doing anything twice is asked again
// here, within the patience: what only reads, and what brings a key, which finds by it what became of the first time. The rest fails
// with a code that says whether something may have been done.
import type { FastifyInstance } from 'fastify';
import { confirmarLoAnterior } from '../database/confirmar-lo-anterior.ts';
import {
  ConfirmacionIncierta,
  noPasoNada,
  SinPrincipal,
  sePerdio,
  soloSeLee,
} from '../database/falla-de-la-base.ts';
import type { Reserva } from '../database/leer-sin-principal.ts';
import { conPaciencia } from '../database/paciencia.ts';
import type { Database } from '../database/pool.ts';

declare module 'fastify' {
  interface FastifyInstance {
    insistencia: Insistencia;
  }
}

/** `lee`: it changes nothing; `con-llave`: twice is once; `una-vez`: nobody knows what twice would be. */
export type Repeticion = 'lee' | 'con-llave' | 'una-vez';

export interface Insistencia {
  atender<T>(repeticion: Repeticion, trabajo: () => Promise<T>): Promise<T>;
}

export interface OpcionesDeInsistencia {
  readonly db: Database;
  /** Who is read while the primary is gone. */
  readonly reserva: Reserva | undefined;
  /** Another than the usual only in tests. */
  readonly pacienciaMs?: number;
}

export function abrirInsistencia(
  app: FastifyInstance,
  { db, reserva }: Pick<OpcionesDeInsistencia, 'db' | 'reserva'>,
): void {
  app.decorate('insistencia', crearInsistencia({ db, reserva }));
}

export function crearInsistencia({ db, reserva, ...paciencia }: OpcionesDeInsistencia): Insistencia {
  const leer = reserva === undefined ? undefined : crearLectura(reserva, paciencia);
  return {
    atender(repeticion, trabajo) {
      if (repeticion === 'una-vez') return trabajo();
      if (repeticion === 'lee' && leer !== undefined) return leer(trabajo);
      return hastaSaber(db, trabajo, paciencia);
    },
  };
}

type Espera = Pick<OpcionesDeInsistencia, 'pacienciaMs'>;

const seRepite = (error: unknown): boolean => noPasoNada(error) || error instanceof ConfirmacionIncierta;

async function hastaSaber<T>(db: Database, trabajo: () => Promise<T>, espera: Espera): Promise<T> {
  let incierta: ConfirmacionIncierta | undefined;
  const intentar = async () => {
    try {
      const respuesta = await trabajo();
      // What was found by its key may be there since the time that was lost: it must outlive this primary before it is told.
      if (incierta !== undefined) await confirmarLoAnterior(db);
      return respuesta;
    } catch (error) {
      if (error instanceof ConfirmacionIncierta) incierta = error;
      throw error;
    }
  };
  try {
    return await conPaciencia(intentar, { ...espera, seRepite });
  } catch (error) {
    // Once it was uncertain, a database that is still gone does not make it undone.
    throw incierta !== undefined && noPasoNada(error) ? incierta : error;
  }
}

/** What the standby answers when it is asked for something that only a primary does. */
const SOLO_DEL_PRINCIPAL = '55000';
/** It stood in the way of what the standby had to repeat. */
const ESTORBABA = '40001';

function crearLectura(reserva: Reserva, espera: Espera): <T>(trabajo: () => Promise<T>) => Promise<T> {
  return <T>(trabajo: () => Promise<T>) => {
    let pideAlPrincipal = false;
    const intentar = async () => {
      if (!reserva.faltaPrincipal() || pideAlPrincipal) return reserva.mientrasHayPrincipal(trabajo);
      try {
        return await reserva.leer(trabajo);
      } catch (error) {
        pideAlPrincipal = soloSeLee(error) || tieneCodigo(error, SOLO_DEL_PRINCIPAL);
        throw pideAlPrincipal || tieneCodigo(error, ESTORBABA) ? new SinPrincipal(error) : error;
      }
    };
    return conPaciencia(intentar, {
      ...espera,
      seRepite(error) {
        if (sePerdio(error)) reserva.sospechar();
        return seRepite(error);
      },
    });
  };
}

const tieneCodigo = (error: unknown, codigo: string): boolean =>
  error instanceof Error && 'code' in error && error.code === codigo;
