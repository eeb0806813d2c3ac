// A server for the savings under test: it answers with what it is given, and keeps what it was asked.
import { vi } from 'vitest';

interface Pedida {
  readonly ruta: string;
  readonly consulta: string;
  readonly llave: string | null;
  readonly cuerpo: unknown;
}

interface Falla {
  readonly campo: string;
  readonly mensaje: string;
}

/** A refusal, as the server says it. */
export const rechazo = (codigo: string, detail: string, errores: readonly Falla[] = []) =>
  Response.json(
    {
      ...{ type: 'about:blank', title: codigo, status: 409, detail, codigo },
      ...(errores.length === 0 ? {} : { errores: errores.map((una) => ({ codigo, ...una })) }),
    },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );

export function servidor(respuestas: Readonly<Record<string, (pedida: Pedida) => unknown>>) {
  const pedidas: Pedida[] = [];
  vi.stubGlobal('fetch', async (direccion: string, init: RequestInit) => {
    const [completa = '', consulta = ''] = direccion.split('?');
    const ruta = `${init.method ?? 'GET'} ${completa.replace('/api/ahorros', '')}`;
    const pedida: Pedida = {
      ruta,
      consulta,
      llave: new Headers(init.headers).get('idempotency-key'),
      cuerpo: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    pedidas.push(pedida);
    const responder = respuestas[ruta];
    if (responder === undefined) throw new TypeError(`Nobody answers ${ruta}`);
    const respuesta = responder(pedida);
    return respuesta instanceof Response ? respuesta : Response.json(respuesta);
  });
  return { a: (ruta: string) => pedidas.filter((una) => una.ruta === ruta) };
}
