// A server for the screens under test: it answers with what it is given, and keeps what it was asked.
import { vi } from 'vitest';

interface Pedida {
  readonly metodo: string;
  readonly ruta: string;
  readonly cuerpo: unknown;
}

/** A refusal, as the server says it. */
export const rechazo = (codigo: string, detail: string, status = 409) =>
  Response.json(
    { type: 'about:blank', title: codigo, status, detail, codigo },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

export function servidor(respuestas: Readonly<Record<string, (pedida: Pedida) => unknown>>) {
  const pedidas: Pedida[] = [];
  vi.stubGlobal('fetch', async (direccion: string, init: RequestInit) => {
    const metodo = init.method ?? 'GET';
    const ruta = direccion.split('?')[0] ?? direccion;
    const cuerpo = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const pedida: Pedida = { metodo, ruta, cuerpo };
    pedidas.push(pedida);
    const responder = respuestas[`${metodo} ${ruta}`];
    if (responder === undefined) throw new TypeError(`Nobody answers ${metodo} ${ruta}`);
    const respuesta = responder(pedida);
    return respuesta instanceof Response ? respuesta : Response.json(respuesta);
  });
  return {
    pedidas,
    a: (metodo: string, ruta: string) => pedidas.filter((una) => una.metodo === metodo && una.ruta === ruta),
  };
}
