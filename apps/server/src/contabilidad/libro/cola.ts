// Postings that arrive together are committed together: while one transaction is being made durable the next ones
// gather, and one fsync serves them all. Each caller gets its own answer; a bad partida never spoils its neighbours.
// The order between processes is held by the ejercicio's row, so any number of them may have a queue like this.
import pg from 'pg';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, restriccionRota, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { type Contabilizar, conCerteza, type Negada } from './con-certeza.ts';
import { conConsentimiento } from './con-consentimiento.ts';
import type { Contabilizada } from './contabilizar.ts';
import { type APARTADA, abrirContabilizarDeUnaVez, vaDeUnaVez } from './contabilizar-de-una-vez.ts';
import { contabilizarSolicitudes, type Solicitud, type Veredicto } from './contabilizar-solicitudes.ts';
import { ensayar } from './ensayar.ts';
import { quienTrajoCadaUna } from './quien-trajo.ts';
import { comoRechazoDelLibro, esPorLoQueTrae } from './rechazo.ts';

type Admitida = Exclude<Veredicto, Negada>;

export interface Cola {
  /** Rejects with a ProblemaError when this partida is refused. */
  contabilizar(solicitud: Solicitud): Promise<Admitida>;
}

interface EnEspera<A> {
  readonly solicitud: Solicitud;
  readonly resolver: (admitida: A) => void;
  readonly rechazar: (error: unknown) => void;
}

const TANDA_MAX = 256;
/** So that several of the largest partidas still fit in the time a statement may take. */
const LINEAS_POR_TANDA_MAX = 20_000;
/** Who asks something for itself does it while the order of the books is held: nobody waits long for those of one tanda. */
const PREGUNTAN_POR_TANDA_MAX = 64;
const INTENTOS_MAX = 3;
/** Another process won the race between our looking and our writing: looking again gives the right answer. */
const CARRERAS = new Set([
  'llave_idempotencia_pkey',
  'partida_revierte_key',
  'partida_id_key',
  // Somebody was renamed at this very moment.
  'CONFLICTO_DE_EDICION',
]);
/** An import holds the order of the books for as long as it takes: it is waited for, a lock_timeout at a time. */
const TURNOS_MAX = 12;
const SIN_TURNO = '55P03';

/**
 * What else becomes of a partida that is reversed, whoever asks for it and by whichever way: in the same transaction, once it is
 * posted. What it throws refuses the reversal.
 */
export type AlRevertir = (tx: Tx, solicitud: Solicitud, hecha: Contabilizada) => Promise<void>;

/** Two lanes, each with one tanda on its way: what is posted by one statement does not wait for what takes several. */
export function abrirCola(
  { db, reloj }: Pick<Plataforma, 'db' | 'reloj'>,
  alRevertir: AlRevertir = async () => undefined,
): Cola {
  const contabilizarDeUnaVez = abrirContabilizarDeUnaVez(db);
  const deUnaVez = abrirCarril<Admitida | typeof APARTADA>(
    conCerteza(db, (solicitudes) =>
      contabilizarDeUnaVez(reloj.ahora(), solicitudes, quienTrajoCadaUna(solicitudes)),
    ),
  );
  const enTransaccion = abrirCarril<Admitida>(
    conCerteza(db, (solicitudes) => {
      const ahora = reloj.ahora();
      return escribir(
        db,
        contextoDelSistema(ahora, ''),
        'partidas:contabilizar',
        (tx) => contabilizarSolicitudes(tx, ahora, solicitudes),
        quienTrajoCadaUna(solicitudes),
      );
    }),
  );
  return {
    async contabilizar(recibida) {
      const { contexto, partida } = recibida;
      const solicitud = { ...recibida, partida: conConsentimiento(partida, contexto.consentimiento) };
      if (solicitud.contexto.consentimiento?.modo === 'pedir')
        return ensayar(db, reloj.ahora(), [conSuReversion(solicitud, alRevertir)]);
      if (!vaDeUnaVez(solicitud)) return enTransaccion(conSuReversion(solicitud, alRevertir));
      const hecha = await deUnaVez(solicitud);
      if (!('apartada' in hecha)) return hecha;
      const { exigirSi: _, ...queSePregunta } = solicitud;
      return enTransaccion(queSePregunta);
    },
  };
}

function conSuReversion(solicitud: Solicitud, alRevertir: AlRevertir): Solicitud {
  if (solicitud.partida.revierte === null) return solicitud;
  return {
    ...solicitud,
    async alContabilizar(tx, hecha) {
      await alRevertir(tx, solicitud, hecha);
      await solicitud.alContabilizar?.(tx, hecha);
    },
  };
}

/** While a tanda is on its way the next ones gather. */
function abrirCarril<A extends object>(contabilizar: Contabilizar<A>): (solicitud: Solicitud) => Promise<A> {
  const enEspera: EnEspera<A>[] = [];
  let trabajando = false;

  const trabajar = async () => {
    let contestar: Contestar = () => undefined;
    while (enEspera.length > 0) {
      const enCamino = atender(contabilizar, enEspera.splice(0, cuantasCaben(enEspera)));
      // The next one is sent before the callers of the last are answered, so that PostgreSQL does not wait for that.
      setImmediate(contestar);
      contestar = await enCamino;
    }
    trabajando = false;
    contestar();
  };

  return (solicitud) =>
    new Promise((resolver, rechazar) => {
      enEspera.push({ solicitud, resolver, rechazar });
      if (trabajando) return;
      trabajando = true;
      // The requests of this same turn of the event loop travel together.
      setImmediate(() => void trabajar());
    });
}

/** Tells each caller of a tanda what became of its request. */
type Contestar = () => void;

async function atender<A extends object>(
  contabilizar: Contabilizar<A>,
  tanda: readonly EnEspera<A>[],
  intento = 1,
): Promise<Contestar> {
  try {
    const veredictos = await contabilizar(tanda.map(({ solicitud }) => solicitud));
    return () => {
      for (const [indice, enEspera] of tanda.entries()) contestarUna(enEspera, veredictos[indice]);
    };
  } catch (error) {
    if (tanda.length > 1 && esPorLoQueTrae(error)) {
      // One of them is refused by PostgreSQL itself: by halves, until it stands alone.
      const mitad = Math.ceil(tanda.length / 2);
      const primeras = await atender(contabilizar, tanda.slice(0, mitad));
      primeras();
      return atender(contabilizar, tanda.slice(mitad));
    }
    if (intento < intentosPor(error)) return atender(contabilizar, tanda, intento + 1);
    return () => {
      for (const { rechazar } of tanda) rechazar(comoRechazoDelLibro(error));
    };
  }
}

function contestarUna<A extends object>(
  { resolver, rechazar }: EnEspera<A>,
  veredicto: A | Negada | undefined,
): void {
  if (veredicto === undefined) rechazar(new Error('Solicitud sin veredicto'));
  else if ('problema' in veredicto) rechazar(veredicto.problema);
  else resolver(veredicto);
}

function intentosPor(error: unknown): number {
  if (error instanceof pg.DatabaseError && error.code === SIN_TURNO) return TURNOS_MAX;
  return CARRERAS.has(restriccionRota(error) ?? '') ? INTENTOS_MAX : 1;
}

function cuantasCaben(enEspera: readonly Pick<EnEspera<never>, 'solicitud'>[]): number {
  let lineas = 0;
  let preguntan = 0;
  const corte = enEspera.findIndex(({ solicitud }, indice) => {
    lineas += solicitud.partida.lineas.length;
    if (solicitud.exigir !== undefined && !vaDeUnaVez(solicitud)) preguntan++;
    const sobra = lineas > LINEAS_POR_TANDA_MAX || preguntan > PREGUNTAN_POR_TANDA_MAX;
    return indice === TANDA_MAX || (indice > 0 && sobra);
  });
  return corte === -1 ? enEspera.length : corte;
}
