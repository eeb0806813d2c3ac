// Live events while somebody is signed in: each one says what to ask for again. One tab of the browser holds the
// line and tells the others, because a browser allows few lines to one server and every tab would take one.
import { type Evento, evento } from '@cuadra/contract/eventos';
import { elapsedMs } from '#platform/clock.ts';
import { session } from '#platform/current-session.ts';
import { listenToEvents } from '#platform/event-stream.ts';
import { presence } from '#platform/presence.ts';
import { queryClient } from '#platform/query.ts';
import { type Reaction, reactionsTo, reactionsToAGap } from '#platform/reactions.ts';
import { readPayload, readToken } from '#platform/token.ts';
import { reactions } from './composition.ts';

const CANAL = 'cuadra-eventos';
/** Said between tabs when a line opens after there was none for a while. */
const PUESTA_AL_DIA = 'puesta-al-dia';
const ESPERA_NOTABLE_MS = 1_000;

/** Starts listening; the function it returns stops. */
export function connectEvents(): () => void {
  const control = new AbortController();
  const canal = new BroadcastChannel(CANAL);
  canal.addEventListener('message', ({ data }) => atender(String(data)));
  const repartir = (texto: string) => {
    canal.postMessage(texto);
    atender(texto);
  };
  enTurno((esperoMs) => {
    const huboOtra = esperoMs > ESPERA_NOTABLE_MS;
    const alConectar = (esReconexion: boolean) => {
      if (esReconexion || huboOtra) repartir(PUESTA_AL_DIA);
    };
    const oyente = { alConectar, alRecibir: repartir, estado: presence.getSnapshot };
    return listenToEvents(oyente, control.signal);
  }, control.signal);
  return () => {
    control.abort();
    canal.close();
  };
}

/** Runs it in one tab at a time; where the browser has no such turns (a page without https), in each. */
function enTurno(tarea: (esperoMs: number) => Promise<void>, signal: AbortSignal): void {
  if (!('locks' in navigator)) return void tarea(0);
  const desde = elapsedMs();
  navigator.locks
    .request(CANAL, { signal }, () => tarea(elapsedMs() - desde))
    // Stopped while it waited for its turn.
    .catch(() => undefined);
}

function atender(texto: string): void {
  if (texto === PUESTA_AL_DIA) {
    react(reactionsToAGap(reactions));
    return;
  }
  const recibido = evento.safeParse(leerJson(texto));
  // An event that this version does not know is for a newer one.
  if (recibido.success) cumplir(recibido.data);
}

function cumplir(recibido: Evento): void {
  if (recibido.tipo === 'sesion-cerrada') {
    if (recibido.sesion === readPayload(readToken() ?? '')?.sesion) session.terminar('rechazada');
  } else if (recibido.tipo === PUESTA_AL_DIA) react(reactionsToAGap(reactions));
  else {
    react(reactionsTo(reactions, recibido.tipo));
  }
}

function react(all: readonly Reaction[]): void {
  for (const { does } of all) does?.();
  for (const ruta of new Set(all.flatMap(({ asksAgain = [] }) => asksAgain))) invalidar(ruta);
}

function invalidar(ruta: string): void {
  const empiezaAsi = (clave: readonly unknown[]) => typeof clave[0] === 'string' && clave[0].startsWith(ruta);
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => empiezaAsi(queryKey) });
}

function leerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
