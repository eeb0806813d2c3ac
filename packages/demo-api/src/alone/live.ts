// The open line over which the demo tells its pages what to ask for again, as the server does.
import { type Evento, RUTA_DE_EVENTOS } from '@cuadra/contract/eventos';
import { type HttpHandler, HttpResponse, http } from 'msw';

export type Tell = (event: Evento) => void;

export function liveLine(): { readonly tell: Tell; readonly handler: HttpHandler } {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const letters = new TextEncoder();
  const tell: Tell = (event) => {
    for (const line of open) line.enqueue(letters.encode(`data: ${JSON.stringify(event)}\n\n`));
  };
  const handler = http.get(`*${RUTA_DE_EVENTOS}`, () => {
    let own: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        open.add(controller);
      },
      cancel: () => {
        if (own !== undefined) open.delete(own);
      },
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return { tell, handler };
}
