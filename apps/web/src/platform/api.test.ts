import { reautenticar } from '@cuadra/contract/acceso/reautenticacion';
import {
  cerrarSesion,
  continuarSesion,
  iniciarSesion,
  verUsuarioActual,
} from '@cuadra/contract/acceso/sesion';
import { listarSesiones } from '@cuadra/contract/administracion/usuarios';
import {
  catalogoPdf,
  importarCatalogo,
  siguienteCodigo,
} from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { CSV } from '@cuadra/contract/medios';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, callForToken, onTokenRefused } from './api.ts';
import { ApiError } from './api-error.ts';
import { requestsInFlight } from './in-flight.ts';
import { attendProofRequests, type ProofRequest, proofRequest } from './proof-request.ts';

/** However busy the machine. */
const hastaQue = (mirar: () => void) => vi.waitFor(mirar, { timeout: 20_000, interval: 5 });

const enviadas: Request[] = [];
let responder: () => Promise<Response>;
let token: string | null;

beforeEach(() => {
  enviadas.length = 0;
  token = 'abc';
  responder = () => Promise.resolve(Response.json(true));
  vi.stubGlobal('location', { origin: 'https://cuadra.gt' });
  vi.stubGlobal('localStorage', { getItem: () => token });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    enviadas.push(new Request(new URL(url, location.origin), init));
    return responder();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('lo que se envía', () => {
  test('la ruta con sus parámetros, la búsqueda sin lo ausente y el token', async () => {
    await call(listarSesiones, { params: { id: '6f0b4a52-6a53-4a5d-9f0c-0d6a4f8a2b11' } });
    await call(siguienteCodigo, { query: { idParent: '101' } });
    await call(siguienteCodigo, { query: {} });
    expect(enviadas.map(({ url }) => url)).toEqual([
      'https://cuadra.gt/api/administracion/usuarios/6f0b4a52-6a53-4a5d-9f0c-0d6a4f8a2b11/sesiones',
      'https://cuadra.gt/api/contabilidad/v2/catalogo/siguiente-codigo?idParent=101',
      'https://cuadra.gt/api/contabilidad/v2/catalogo/siguiente-codigo',
    ]);
    expect(enviadas[0]?.headers.get('authorization')).toBe('Bearer abc');
  });

  test('las credenciales como JSON y sin token', async () => {
    const body = { email: 'ana@cuadra.gt', password: 'x' };
    await call(iniciarSesion, { body });
    expect(enviadas[0]?.method).toBe('POST');
    expect(enviadas[0]?.headers.get('content-type')).toBe('application/json');
    expect(enviadas[0]?.headers.has('authorization')).toBe(false);
    expect(await enviadas[0]?.json()).toEqual(body);
  });

  test('lo que debe llegar aunque la página se cierre, si no es demasiado para quien se va', async () => {
    const enviar = (email: string, sobrevive?: boolean) =>
      call(iniciarSesion, { body: { email, password: 'x' } }, { sobrevive });
    await enviar('ana@cuadra.gt');
    await enviar('ana@cuadra.gt', true);
    await enviar('a'.repeat(20_000), true);
    expect(enviadas.map(({ keepalive }) => keepalive)).toEqual([false, true, false]);
  });

  test('un archivo como sus propios bytes', async () => {
    const bytes = new TextEncoder().encode('idCuenta\n1\n');
    await call(importarCatalogo, { query: {}, body: { mediaType: CSV, bytes } });
    expect(enviadas[0]?.headers.get('content-type')).toBe(CSV);
    expect(await enviadas[0]?.text()).toBe('idCuenta\n1\n');
  });
});

describe('lo que se recibe', () => {
  test('un documento llega como archivo con su nombre y su tipo', async () => {
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="catalogo.pdf"',
    };
    responder = () => Promise.resolve(new Response('%PDF-', { headers }));
    const archivo = await call(catalogoPdf);
    expect([archivo.name, archivo.type, await archivo.text()]).toEqual([
      'catalogo.pdf',
      'application/pdf',
      '%PDF-',
    ]);
  });

  test('un rechazo llega con su código, su oración, sus campos y la espera que pide', async () => {
    const errores = [{ campo: 'email', codigo: 'X', mensaje: 'Mal.' }];
    responder = () =>
      Promise.resolve(rechazo(429, 'DEMASIADOS_INTENTOS', { errores }, { 'retry-after': '30' }));
    await expect(call(cerrarSesion)).rejects.toMatchObject({
      status: 429,
      codigo: 'DEMASIADOS_INTENTOS',
      message: 'Una oración.',
      errores,
      esperaSegundos: 30,
    });
  });

  test('sin servidor, lo dice', async () => {
    responder = () => Promise.reject(new TypeError('fetch failed'));
    const error = await call(cerrarSesion).catch((fallo: unknown) => fallo);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ codigo: 'SIN_CONEXION', status: 0, esPasajero: true });
    expect(String(error)).toContain('No hay conexión con el servidor');
  });

  test('lo que responde un intermediario no se toma por un rechazo de Cuadra', async () => {
    responder = () => Promise.resolve(new Response('<html>', { status: 502 }));
    await expect(call(cerrarSesion)).rejects.toMatchObject({ status: 502, codigo: 'RESPUESTA_EXTRANA' });
  });

  test('lo que se canceló no se cuenta como falta de conexión', async () => {
    responder = () => Promise.reject(new DOMException('cancelada', 'AbortError'));
    await expect(call(cerrarSesion)).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('al terminar, bien o mal, no quedan peticiones en curso', async () => {
    const enCurso = call(cerrarSesion);
    expect(requestsInFlight.getSnapshot()).toBe(1);
    await enCurso;
    responder = () => Promise.reject(new TypeError('fetch failed'));
    await call(cerrarSesion).catch(() => undefined);
    expect(requestsInFlight.getSnapshot()).toBe(0);
  });
});

describe('un token rechazado', () => {
  const rechazados: string[] = [];
  beforeEach(() => {
    rechazados.length = 0;
    onTokenRefused((cual) => rechazados.push(cual));
  });

  test.each(['TOKEN_INVALIDO', 'SESION_VENCIDA'])(
    'en una llamada protegida (%s) se avisa, con el token que viajó',
    async (codigo) => {
      responder = () => Promise.resolve(rechazo(401, codigo));
      await call(verUsuarioActual).catch(() => undefined);
      expect(rechazados).toEqual(['abc']);
    },
  );

  test('unas credenciales malas no terminan la sesión', async () => {
    responder = () => Promise.resolve(rechazo(401, 'CREDENCIALES_INVALIDAS'));
    await call(iniciarSesion, { body: { email: 'a@b.gt', password: 'x' } }).catch(() => undefined);
    expect(rechazados).toEqual([]);
  });

  test('en una llamada pública es la respuesta a su pregunta, y lo juzga quien preguntó', async () => {
    responder = () => Promise.resolve(rechazo(401, 'TOKEN_INVALIDO'));
    await call(continuarSesion, { body: { accessToken: 'abc' } }).catch(() => undefined);
    expect(rechazados).toEqual([]);
  });

  test('ni la falta de permiso', async () => {
    responder = () => Promise.resolve(rechazo(403, 'SIN_PERMISO'));
    await call(verUsuarioActual).catch(() => undefined);
    expect(rechazados).toEqual([]);
  });
});

describe('mientras llega otro token', () => {
  const rechazados: string[] = [];
  let renovacion: PromiseWithResolvers<Response>;
  const renovar = () =>
    callForToken(reautenticar, { body: { metodo: 'contrasena', password: 'x' } }, ({ accessToken }) => {
      token = accessToken;
    });
  beforeEach(() => {
    rechazados.length = 0;
    onTokenRefused((cual) => rechazados.push(cual === token ? 'el de ahora' : 'el de antes'));
    renovacion = Promise.withResolvers();
    // The server takes only the new one from the moment it gives it.
    responder = () => {
      const suya = enviadas.at(-1);
      if (suya?.url.endsWith(reautenticar.path) === true) return renovacion.promise;
      const esNuevo = suya?.headers.get('authorization') === 'Bearer def';
      return Promise.resolve(esNuevo ? Response.json(true) : rechazo(401, 'TOKEN_INVALIDO'));
    };
  });

  test('lo rechazado espera, se repite con el nuevo y la sesión sigue', async () => {
    const renovada = renovar();
    const otra = call(verUsuarioActual);
    await hastaQue(() => expect(enviadas).toHaveLength(2));
    await new Promise((seguir) => setTimeout(seguir, 20));
    expect(rechazados).toEqual([]);
    renovacion.resolve(Response.json({ accessToken: 'def' }));
    expect(await otra).toBe(true);
    await renovada;
    expect(rechazados).toEqual(['el de antes']);
    expect(enviadas.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer abc',
      'Bearer abc',
      'Bearer def',
    ]);
  });

  test('si no llega, el rechazo vale: también el de quien lo pedía', async () => {
    const renovada = renovar().catch((error: unknown) => error);
    const otra = call(verUsuarioActual).catch((error: unknown) => error);
    await hastaQue(() => expect(enviadas).toHaveLength(2));
    renovacion.resolve(rechazo(401, 'SESION_VENCIDA'));
    expect(await renovada).toMatchObject({ codigo: 'SESION_VENCIDA' });
    expect(await otra).toMatchObject({ codigo: 'TOKEN_INVALIDO' });
    expect(rechazados).toEqual(['el de ahora', 'el de ahora']);
  });
});

describe('lo que pide probar otra vez quién es', () => {
  const preguntas: ProofRequest[] = [];
  let dejar: () => void;
  let probada: boolean;
  beforeEach(() => {
    preguntas.length = 0;
    probada = false;
    const atender = attendProofRequests();
    const noMirar = proofRequest.subscribe(() => {
      const pregunta = proofRequest.getSnapshot();
      if (pregunta !== undefined) preguntas.push(pregunta);
    });
    dejar = () => {
      noMirar();
      atender();
    };
    responder = () =>
      Promise.resolve(probada ? Response.json(true) : rechazo(403, 'REAUTENTICACION_REQUERIDA'));
  });
  afterEach(() => dejar());

  const cerrarMes = (llave: string) =>
    call(
      importarCatalogo,
      { query: {}, body: { mediaType: CSV, bytes: new TextEncoder().encode('a') } },
      { llave },
    );

  test('se pregunta una sola vez por las que llegan juntas, y se repiten con su llave y su cuerpo', async () => {
    const juntas = [cerrarMes('uno'), cerrarMes('dos')];
    await hastaQue(() => expect(preguntas).toHaveLength(1));
    // Both have been refused before it is answered.
    await hastaQue(() => expect(requestsInFlight.getSnapshot()).toBe(0));
    probada = true;
    preguntas[0]?.responder(true);
    expect(await Promise.all(juntas)).toEqual([true, true]);
    expect(preguntas).toHaveLength(1);
    expect(enviadas.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'uno',
      'dos',
      'uno',
      'dos',
    ]);
    expect(await enviadas[3]?.text()).toBe('a');
  });

  test('si la persona desiste, quien llamó recibe el rechazo y nada se repite', async () => {
    const llamada = cerrarMes('uno').catch((error: unknown) => error);
    await hastaQue(() => expect(preguntas).toHaveLength(1));
    preguntas[0]?.responder(false);
    expect(await llamada).toMatchObject({ codigo: 'REAUTENTICACION_REQUERIDA' });
    expect(enviadas).toHaveLength(1);
  });

  test('repetida y rechazada otra vez, no se insiste', async () => {
    const llamada = cerrarMes('uno').catch((error: unknown) => error);
    await hastaQue(() => expect(preguntas).toHaveLength(1));
    preguntas[0]?.responder(true);
    expect(await llamada).toMatchObject({ codigo: 'REAUTENTICACION_REQUERIDA' });
    expect(enviadas).toHaveLength(2);
  });

  test('con el token de ahora: pudo cambiar mientras se preguntaba', async () => {
    const llamada = cerrarMes('uno');
    await hastaQue(() => expect(preguntas).toHaveLength(1));
    [probada, token] = [true, 'def'];
    preguntas[0]?.responder(true);
    await llamada;
    expect(enviadas.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer abc', 'Bearer def']);
  });

  test('sin nadie que pregunte, es un rechazo como cualquier otro', async () => {
    dejar();
    await expect(cerrarMes('uno')).rejects.toMatchObject({ codigo: 'REAUTENTICACION_REQUERIDA' });
    expect(preguntas).toEqual([]);
  });
});

describe('lo que no obtuvo respuesta', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** No line, somebody in between, a refusal that says to wait; then the answer. */
  const tresFallos = () => {
    const fallos = [
      () => Promise.reject(new TypeError('fetch failed')),
      () => Promise.resolve(new Response('<html>', { status: 502 })),
      () => Promise.resolve(rechazo(503, 'RESULTADO_INCIERTO')),
    ];
    responder = () => fallos.shift()?.() ?? Promise.resolve(Response.json(true));
  };
  const importar = (opciones: { llave?: string; sinInsistir?: boolean }) =>
    call(
      importarCatalogo,
      { query: {}, body: { mediaType: CSV, bytes: new TextEncoder().encode('a') } },
      opciones,
    );

  test('con llave se repite con la misma y el mismo cuerpo', async () => {
    tresFallos();
    const llamada = importar({ llave: 'uno' });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await llamada).toBe(true);
    const llegadas = await Promise.all(
      enviadas.map(async (una) => [una.headers.get('idempotency-key'), await una.text()]),
    );
    expect(llegadas).toEqual([
      ['uno', 'a'],
      ['uno', 'a'],
      ['uno', 'a'],
      ['uno', 'a'],
    ]);
  });

  test('lo que solo lee se repite; lo que cambia algo y no lleva llave, no', async () => {
    tresFallos();
    const leida = call(verUsuarioActual);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await leida).toBe(true);
    expect(enviadas).toHaveLength(4);
    tresFallos();
    await expect(importar({})).rejects.toMatchObject({ codigo: 'SIN_CONEXION' });
    expect(enviadas).toHaveLength(5);
  });

  test('quien tiene su propio modo de seguir recibe el fallo al momento', async () => {
    tresFallos();
    await expect(importar({ llave: 'uno', sinInsistir: true })).rejects.toMatchObject({ status: 0 });
    expect(enviadas).toHaveLength(1);
  });

  test('con el token que haya al repetir', async () => {
    tresFallos();
    const llamada = importar({ llave: 'uno' });
    await vi.advanceTimersByTimeAsync(0);
    token = 'def';
    await vi.advanceTimersByTimeAsync(25_000);
    await llamada;
    expect(enviadas.at(-1)?.headers.get('authorization')).toBe('Bearer def');
  });
});

function rechazo(status: number, codigo: string, resto = {}, headers = {}): Response {
  const cuerpo = { type: 'about:blank', title: codigo, status, detail: 'Una oración.', codigo, ...resto };
  return Response.json(cuerpo, { status, headers });
}
