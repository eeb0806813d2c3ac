// Sends what a cajero orders, once. An order is written down in this browser with its key before it is sent, and stays there
// until it is answered: with the line cut, after a reload or a new sign-in, it is sent again under the same key, in the order
// in which they were given, and the server answers as the first time. What was sent and not answered may be in the books: it
// cannot be dropped. What never left, or was refused, made nothing: it can.
import { SIN_SESION } from '@cuadra/contract/problema-en-json';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { createStore, type ReadableStore } from '#platform/store.ts';
import type { UnsavedStore } from '#ui/dialogs/unsaved-store.ts';
import type { Orden, Resultado } from './ordenes.ts';

export interface PorEnviar {
  readonly llave: string;
  readonly orden: Orden;
  /** What it is, in words. */
  readonly titulo: string;
  readonly en: number;
  /** It was sent at least once, and nobody knows whether it arrived. */
  readonly salio: boolean;
  /** Why it was refused when it was sent by itself. */
  readonly rechazo?: string | undefined;
}

export interface EstadoDeEnvio {
  readonly linea: 'bien' | 'cortada';
  readonly porEnviar: readonly PorEnviar[];
}

export interface EntornoDelRemitente {
  readonly loEscrito: Pick<UnsavedStore, 'read' | 'save' | 'forget' | 'forms'>;
  readonly enviar: (orden: Orden, llave: string) => Promise<Resultado>;
  /** Asks the server for anything, to know whether it is there. */
  readonly probar: () => Promise<unknown>;
  readonly hayRed: () => boolean;
  readonly nuevaLlave: () => string;
  readonly ahoraMs: () => number;
  /** One that was sent by itself, later than it was ordered. */
  readonly alHacerse: (resultado: Resultado) => void;
}

export interface Remitente {
  readonly estado: ReadableStore<EstadoDeEnvio>;
  /** Done, or undefined when it waits for the line. What is refused is thrown, and made nothing. */
  entregar(orden: Orden, titulo: string): Promise<Resultado | undefined>;
  /** Sends what waits; with nothing that waits, looks whether the line is back. */
  reintentar(): Promise<void>;
  /** The line was seen to be cut by somebody else. */
  notarCorte(): void;
  /** False: it may be in the books. */
  quitar(llave: string): boolean;
}

export function crearRemitente(entorno: EntornoDelRemitente): Remitente {
  const libreta = crearLibreta(entorno);
  const { estado } = libreta;
  let cola: Promise<unknown> = Promise.resolve();
  const enTurno = <T>(hacer: () => Promise<T>): Promise<T> => {
    const turno = cola.then(hacer);
    cola = turno.catch(() => undefined);
    return turno;
  };
  return {
    estado,
    notarCorte: () => libreta.linea('cortada'),
    entregar(orden, titulo) {
      const uno = libreta.anotar(orden, titulo);
      return enTurno(async () => {
        if (!(await enviarAnteriores(libreta, uno))) return undefined;
        const intento = await intentar(libreta, uno);
        if (intento.salida === 'rechazada') {
          libreta.olvidar(uno.llave);
          throw intento.error;
        }
        return intento.salida === 'hecha' ? intento.resultado : undefined;
      });
    },
    reintentar: () =>
      enTurno(async () => {
        if (!entorno.hayRed()) return libreta.linea('cortada');
        if (libreta.enEspera().length > 0) await enviarAnteriores(libreta);
        else await probar(libreta);
      }),
    quitar(llave) {
      const uno = estado.getSnapshot().porEnviar.find((otro) => otro.llave === llave);
      if (uno === undefined || (uno.salio && uno.rechazo === undefined)) return false;
      libreta.olvidar(llave);
      return true;
    },
  };
}

/** In their order, up to one; false: the line was cut before all were answered. */
async function enviarAnteriores(libreta: Libreta, hasta?: PorEnviar): Promise<boolean> {
  if (!libreta.entorno.hayRed()) {
    libreta.linea('cortada');
    return false;
  }
  for (const uno of libreta.enEspera()) {
    if (uno.llave === hasta?.llave) break;
    const intento = await intentar(libreta, uno);
    if (intento.salida === 'sin-respuesta') return false;
    if (intento.salida === 'rechazada') libreta.cambiar({ ...uno, rechazo: messageOf(intento.error) });
    else libreta.entorno.alHacerse(intento.resultado);
  }
  return true;
}

type Intento =
  | { readonly salida: 'hecha'; readonly resultado: Resultado }
  | { readonly salida: 'rechazada'; readonly error: unknown }
  | { readonly salida: 'sin-respuesta' };

async function intentar(libreta: Libreta, uno: PorEnviar): Promise<Intento> {
  libreta.cambiar({ ...uno, salio: true });
  try {
    const resultado = await libreta.entorno.enviar(uno.orden, uno.llave);
    libreta.linea('bien');
    libreta.olvidar(uno.llave);
    return { salida: 'hecha', resultado };
  } catch (error) {
    const { seSabe, llego } = leerFallo(error);
    libreta.linea(llego ? 'bien' : 'cortada');
    if (seSabe) return { salida: 'rechazada', error };
    // Turned away at the door: this time it made nothing, and what is unknown is what was unknown before.
    if (esDePuerta(error)) libreta.cambiar(uno);
    return { salida: 'sin-respuesta' };
  }
}

/** Whether the order was judged, and whether the server was there at all. */
function leerFallo(error: unknown): { readonly seSabe: boolean; readonly llego: boolean } {
  if (!(error instanceof ApiError)) return { seSabe: false, llego: false };
  return { seSabe: !error.esPasajero && !esDePuerta(error), llego: error.status > 0 };
}

const DEMASIADAS = 429;

/** Nobody looked at the order: the session is over, or there were too many. */
const esDePuerta = (error: unknown): boolean =>
  error instanceof ApiError && (SIN_SESION.has(error.codigo) || error.status === DEMASIADAS);

async function probar(libreta: Libreta): Promise<void> {
  try {
    await libreta.entorno.probar();
    libreta.linea('bien');
  } catch (error) {
    libreta.linea(leerFallo(error).llego ? 'bien' : 'cortada');
  }
}

type Libreta = ReturnType<typeof crearLibreta>;

const LUGAR = 'caja/por-enviar/';

/** What is to be sent, here and in this browser. */
function crearLibreta(entorno: EntornoDelRemitente) {
  const { loEscrito, nuevaLlave, ahoraMs } = entorno;
  const estado = createStore<EstadoDeEnvio>({ linea: 'bien', porEnviar: leerTodas(loEscrito) });
  const con = (cambio: Partial<EstadoDeEnvio>) => estado.set({ ...estado.getSnapshot(), ...cambio });
  const porEnviar = () => estado.getSnapshot().porEnviar;
  const guardar = (uno: PorEnviar) => loEscrito.save(LUGAR + uno.llave, { ...uno });
  return {
    entorno,
    estado,
    enEspera: () => porEnviar().filter(({ rechazo }) => rechazo === undefined),
    linea: (linea: EstadoDeEnvio['linea']) => {
      if (estado.getSnapshot().linea !== linea) con({ linea });
    },
    anotar(orden: Orden, titulo: string): PorEnviar {
      const uno: PorEnviar = { llave: nuevaLlave(), orden, titulo, en: ahoraMs(), salio: false };
      guardar(uno);
      con({ porEnviar: [...porEnviar(), uno] });
      return uno;
    },
    cambiar(nuevo: PorEnviar) {
      guardar(nuevo);
      con({ porEnviar: porEnviar().map((uno) => (uno.llave === nuevo.llave ? nuevo : uno)) });
    },
    olvidar(llave: string) {
      loEscrito.forget(LUGAR + llave);
      con({ porEnviar: porEnviar().filter((uno) => uno.llave !== llave) });
    },
  };
}

function leerTodas({ forms: formularios, read: leer }: EntornoDelRemitente['loEscrito']): PorEnviar[] {
  return formularios(LUGAR)
    .flatMap((llave) => {
      const guardado = leer(LUGAR + llave);
      return guardado !== undefined && 'orden' in guardado ? [guardado as unknown as PorEnviar] : [];
    })
    .sort((uno, otro) => uno.en - otro.en);
}
