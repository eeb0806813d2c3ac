import type { ServerResponse } from 'node:http';

/** When the connection of an answer ends. One that ended before is told at once: nobody would hear of it again. */
export function alCerrarse(respuesta: ServerResponse, hacer: () => void): void {
  if (respuesta.closed) hacer();
  else respuesta.once('close', hacer);
}
