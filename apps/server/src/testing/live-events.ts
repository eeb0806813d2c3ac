// A browser that listens: what the server tells it live, as it arrives.
import { type Evento, evento, RUTA_DE_EVENTOS } from '@cuadra/contract/eventos';
import type { AplicacionDePrueba } from './application.ts';

export interface Oyente {
  readonly recibidos: Evento[];
  cerrar(): Promise<void>;
}

export async function escucharEventos(
  { app }: AplicacionDePrueba,
  token: string,
  estado?: string,
): Promise<Oyente> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const direccion = app.server.address();
  const puerto = typeof direccion === 'object' ? direccion?.port : 0;
  const control = new AbortController();
  const flujo = await fetch(
    `http://127.0.0.1:${puerto}${RUTA_DE_EVENTOS}${estado === undefined ? '' : `?estado=${estado}`}`,
    {
      headers: { authorization: `Bearer ${token}` },
      signal: control.signal,
    },
  );
  if (flujo.body === null || flujo.status !== 200) throw new Error(`Sin eventos: ${flujo.status}`);
  const recibidos: Evento[] = [];
  const lectura = recoger(flujo.body, recibidos);
  return {
    recibidos,
    async cerrar() {
      control.abort();
      await lectura;
    },
  };
}

async function recoger(cuerpo: ReadableStream<Uint8Array<ArrayBuffer>>, recibidos: Evento[]): Promise<void> {
  let pendiente = '';
  try {
    for await (const trozo of cuerpo.pipeThrough(new TextDecoderStream())) {
      const lineas = (pendiente + trozo).split('\n');
      pendiente = lineas.pop() ?? '';
      for (const linea of lineas)
        if (linea.startsWith('data: '))
          recibidos.push(evento.parse(JSON.parse(linea.slice('data: '.length))));
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
