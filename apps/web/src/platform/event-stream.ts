// The open line with the server, read with fetch because EventSource cannot carry the session's token. When it
// breaks it is opened again, waiting a little longer each time, until the signal says to stop.
import { queryString } from '@cuadra/contract/endpoint';
import { RUTA_DE_EVENTOS } from '@cuadra/contract/eventos';
import { SIN_SESION } from '@cuadra/contract/problema-en-json';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { request, sessionHeader, tokenRefused } from './api.ts';
import { readProblem } from './api-error.ts';
import { delayBefore, pause } from './reconnect.ts';
import { readToken } from './token.ts';

export interface Listener {
  /** A line is open. Not told again is what happened while there was none. */
  readonly alConectar: (esReconexion: boolean) => void;
  readonly alRecibir: (texto: string) => void;
  /** How the person shows themselves now; it goes with the line. */
  readonly estado: () => string;
}

export async function listenToEvents(oyente: Listener, signal: AbortSignal): Promise<void> {
  let fallosSeguidos = 0;
  for (let vuelta = 0; !signal.aborted; vuelta++) {
    const huboLinea = await recibir(oyente, vuelta > 0, signal).catch(() => false);
    fallosSeguidos = huboLinea ? 0 : fallosSeguidos + 1;
    await pause(delayBefore(fallosSeguidos), signal);
  }
}

/** Reads one line until it ends; says whether there was one. */
async function recibir(oyente: Listener, esReconexion: boolean, signal: AbortSignal): Promise<boolean> {
  const token = readToken() ?? '';
  const headers = { ...sessionHeader(RUTA_DE_EVENTOS), accept: 'text/event-stream' };
  const direccion = `${RUTA_DE_EVENTOS}${queryString({ estado: oyente.estado() })}`;
  const response = await request(direccion, { headers, signal });
  if (!response.ok) {
    const { codigo } = await readProblem(response);
    if (SIN_SESION.has(codigo) && !signal.aborted) await tokenRefused(token);
    return false;
  }
  oyente.alConectar(esReconexion);
  const mensajes = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const lector = mensajes?.getReader();
  for (let leido = await lector?.read(); leido !== undefined && !leido.done; leido = await lector?.read()) {
    oyente.alRecibir(leido.value.data);
  }
  return true;
}
