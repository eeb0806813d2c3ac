// Postings that arrive together are committed together: while one transaction is being made durable the next ones
// gather, and one fsync serves them all. Each caller gets its own answer; a bad partida never spoils its neighbours.
// The order between processes is held by the ejercicio's row, so any number of them may have a queue like this.
import pg from 'pg';
import { contextoDelSistema } from '../../platform/contexto.ts';
import { type ContextosPorEntidad, escribir, restriccionRota } from '../../platform/database/write.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { contabilizarSolicitudes, type Solicitud, type Veredicto } from './contabilizar-solicitudes.ts';
import { comoRechazoDelLibro } from './rechazo.ts';

type Admitida = Exclude<Veredicto, { problema: unknown }>;

export interface Cola {
  /** Rejects with a ProblemaError when this partida is refused. */
  contabilizar(solicitud: Solicitud): Promise<Admitida>;
}

interface EnEspera {
  readonly solicitud: Solicitud;
  readonly resolver: (admitida: Admitida) => void;
  readonly rechazar: (error: unknown) => void;
}

/**
 * While one transaction holds the order of the books, the next one is already judging its partidas; each takes its part
 * of those in hand, so that both are about as large.
 */
const EN_CURSO_MAX = 2;
const TANDA_MAX = 256;
/** So that several of the largest partidas still fit in the time a statement may take. */
const LINEAS_POR_TANDA_MAX = 20_000;
const INTENTOS_MAX = 3;
/** Another process won the race between our looking and our writing: looking again gives the right answer. */
const CARRERAS = new Set(['llave_idempotencia_pkey', 'partida_revierte_key', 'partida_id_key']);
/** An import holds the order of the books for as long as it takes: it is waited for, a lock_timeout at a time. */
const TURNOS_MAX = 12;
const SIN_TURNO = '55P03';

export function abrirCola({ db, reloj }: Pick<Plataforma, 'db' | 'reloj'>): Cola {
  const enEspera: EnEspera[] = [];
  let enCurso = 0;
  let enManos = 0;
  let seLlamo = false;

  const trabajar = async () => {
    seLlamo = false;
    enCurso += 1;
    while (enEspera.length > 0) {
      const parte = Math.ceil((enManos + enEspera.length) / EN_CURSO_MAX);
      const tanda = enEspera.splice(0, cuantasCaben(enEspera, parte));
      enManos += tanda.length;
      await atender(tanda);
      enManos -= tanda.length;
    }
    enCurso -= 1;
  };

  const atender = async (tanda: readonly EnEspera[], intento = 1): Promise<void> => {
    const ahora = reloj.ahora();
    const solicitudes = tanda.map(({ solicitud }) => solicitud);
    try {
      const veredictos = await escribir(
        db,
        contextoDelSistema(ahora, ''),
        'partidas:contabilizar',
        (tx) => contabilizarSolicitudes(tx, ahora, solicitudes),
        quienTrajoCadaUna(solicitudes),
      );
      for (const [indice, { resolver, rechazar }] of tanda.entries()) {
        const veredicto = veredictos[indice];
        if (veredicto === undefined) rechazar(new Error('Solicitud sin veredicto'));
        else if ('problema' in veredicto) rechazar(veredicto.problema);
        else resolver(veredicto);
      }
    } catch (error) {
      if (tanda.length > 1 && esPorAlguna(error)) {
        // One of them is refused by PostgreSQL itself: by halves, until it stands alone.
        const mitad = Math.ceil(tanda.length / 2);
        await atender(tanda.slice(0, mitad));
        await atender(tanda.slice(mitad));
      } else if (intento < INTENTOS_MAX && CARRERAS.has(restriccionRota(error) ?? '')) {
        await atender(tanda, intento + 1);
      } else if (intento < TURNOS_MAX && error instanceof pg.DatabaseError && error.code === SIN_TURNO) {
        await atender(tanda, intento + 1);
      } else for (const { rechazar } of tanda) rechazar(comoRechazoDelLibro(error));
    }
  };

  return {
    contabilizar(solicitud) {
      return new Promise((resolver, rechazar) => {
        enEspera.push({ solicitud, resolver, rechazar });
        if (seLlamo || enCurso === EN_CURSO_MAX) return;
        seLlamo = true;
        // The requests of this same turn of the event loop travel together.
        setImmediate(() => void trabajar());
      });
    },
  };
}

function cuantasCaben(enEspera: readonly EnEspera[], max: number): number {
  let lineas = 0;
  const corte = enEspera.findIndex(({ solicitud }, indice) => {
    lineas += solicitud.partida.lineas.length;
    return indice === Math.min(max, TANDA_MAX) || (indice > 0 && lineas > LINEAS_POR_TANDA_MAX);
  });
  return corte === -1 ? enEspera.length : corte;
}

/** Partidas of several people in one transaction: the bitácora must still tell whose each one is. */
function quienTrajoCadaUna(solicitudes: readonly Solicitud[]): ContextosPorEntidad {
  return Object.fromEntries(
    solicitudes.map(({ contexto: { actor, direccion, peticion }, accion, partida }) => [
      partida.id,
      { actor: actor?.id ?? '', sesion: actor?.sesion ?? '', direccion, peticion, accion },
    ]),
  );
}

/** Because of what some partida carries; a database that is gone or busy is the same for all of them. */
function esPorAlguna(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(22|23|CU)/.test(error.code ?? '');
  return error instanceof ProblemaError || error instanceof TypeError || error instanceof RangeError;
}
