// What every answer of the API keeps, whatever the feature.
import { gunzipSync, gzipSync } from 'node:zlib';
import { crearCuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let contador: string;

interface Operacion {
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  contador = await prueba.entrar('contador@cuadra.demo');
});
afterAll(() => prueba.cerrar());

const autorizado = () => ({ authorization: `Bearer ${contador}` });

describe('todo error es problem+json con un codigo estable', () => {
  it('una ruta que no existe lo dice con las palabras de la especificación y con las suyas', async () => {
    const respuesta = await prueba.app.inject({ url: '/api/no-existe' });
    expect(respuesta.statusCode).toBe(404);
    expect(respuesta.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(respuesta.json()).toMatchObject({
      title: 'NOT FOUND',
      error: 'NOT FOUND',
      codigo: 'RUTA_NO_EXISTE',
      status: 404,
      detail: expect.any(String),
    });
    expect(respuesta.json().peticion).toBe(respuesta.headers['x-request-id']);
  });

  it.each([
    ['un JSON roto', '{"email": ', 'application/json', 400, 'JSON_INVALIDO'],
    ['un cuerpo vacío', '', 'application/json', 400, 'JSON_INVALIDO'],
    ['un formato que nadie espera', '<x/>', 'application/xml', 415, 'TIPO_NO_ADMITIDO'],
    [
      'un cuerpo enorme',
      JSON.stringify({ email: 'x'.repeat(300_000) }),
      'application/json',
      413,
      'CUERPO_DEMASIADO_GRANDE',
    ],
    ['una llave peligrosa', '{"__proto__": {"x": 1}}', 'application/json', 400, 'JSON_INVALIDO'],
  ])('%s', async (_caso, payload, tipo, status, codigo) => {
    const respuesta = await prueba.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers: { 'content-type': tipo },
      payload,
    });
    expect([respuesta.statusCode, respuesta.json().codigo]).toEqual([status, codigo]);
    expect(respuesta.headers['content-type']).toContain('application/problem+json');
  });

  it('datos que no cumplen: todos los campos a la vez, con su ruta y en español', async () => {
    const cuerpo = { idCuenta: 'abc', nombreCuenta: ' ', tipoCuenta: 'X', naturaleza: 'deudora' };
    const { status, problema } = await prueba.llamar(
      crearCuenta,
      { body: cuerpo as never },
      { token: contador },
    );
    expect([status, problema.codigo]).toEqual([400, 'PETICION_INVALIDA']);
    expect(problema.errores?.map(({ campo }) => campo)).toEqual(['idCuenta', 'nombreCuenta', 'tipoCuenta']);
    expect(problema.errores?.[1]?.mensaje).toBe('Escriba el nombre de la cuenta.');
  });

  const cuenta = {
    idCuenta: '999',
    nombreCuenta: 'Otra',
    tipoCuenta: 'D',
    naturaleza: 'deudora',
  } as const;

  it('una llave que no se conoce, por su nombre: nada se guarda callando parte de lo enviado', async () => {
    const { status, problema } = await prueba.llamar(
      crearCuenta,
      { body: { ...cuenta, saldo: 5, esAdmin: true } as never },
      { token: contador },
    );
    expect([status, problema.codigo]).toEqual([400, 'PETICION_INVALIDA']);
    expect(problema.errores).toEqual([
      { campo: 'saldo', codigo: 'PETICION_INVALIDA', mensaje: 'No se conoce el campo «saldo».' },
      { campo: 'esAdmin', codigo: 'PETICION_INVALIDA', mensaje: 'No se conoce el campo «esAdmin».' },
    ]);
  });

  it('también dentro de lo enviado, en una dirección y en los filtros de un reporte', async () => {
    const negadas = [
      await prueba.app.inject({
        method: 'POST',
        url: '/api/contabilidad/partidas',
        headers: autorizado(),
        payload: { fecha: '2026-11-10', tipo: 'diario', agencia: '01', lineas: [{}, { debito: 5 }] },
      }),
      await prueba.app.inject({ url: '/api/contabilidad/partidas?agenca=01', headers: autorizado() }),
      await prueba.app.inject({
        method: 'POST',
        url: '/api/reportes/archivos',
        headers: autorizado(),
        payload: { reporte: 'partidas', formato: 'csv', filtros: { agenca: '01' } },
      }),
    ];
    expect(negadas.map((negada) => [negada.statusCode, negada.json().errores[0].campo])).toEqual([
      [400, 'lineas.1.debito'],
      [400, 'agenca'],
      [400, 'filtros.agenca'],
    ]);
  });

  it('con un millar de llaves desconocidas se nombran las primeras', async () => {
    const muchas = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`${'x'.repeat(70)}${n}`, n]));
    const { problema } = await prueba.llamar(
      crearCuenta,
      { body: { ...cuenta, ...muchas } },
      { token: contador },
    );
    expect(problema.errores).toHaveLength(100);
    expect(problema.errores?.[0]?.campo).toBe('x'.repeat(60));
  });

  it('el cuerpo de quien no tiene permiso ni se lee', async () => {
    const enorme = { nombreCuenta: 'x'.repeat(300_000) };
    const { problema } = await prueba.llamar(crearCuenta, { body: enorme as never });
    expect(problema.codigo).toBe('TOKEN_INVALIDO');
    expect([problema.error, problema.detail]).toEqual(['Invalid token', 'Invalid token']);
  });
});

describe('seguridad de las respuestas', () => {
  it('cabeceras en JSON, en errores y sin revelar el servidor', async () => {
    for (const url of ['/api/health/live', '/api/no-existe', '/api/openapi.json']) {
      const { headers } = await prueba.app.inject({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('demasiadas peticiones de acceso desde una dirección: 429 con Retry-After', async () => {
    const limitada = await aplicacionDePrueba({ limitarPeticiones: true });
    const pedir = () => limitada.app.inject({ method: 'POST', url: '/api/auth/reset-password', payload: {} });
    const estados = [];
    for (let veces = 0; veces < 61; veces++) estados.push(await pedir());
    expect(estados.filter(({ statusCode }) => statusCode === 400)).toHaveLength(60);
    const negada = estados.find(({ statusCode }) => statusCode === 429);
    expect(negada?.json().codigo).toBe('DEMASIADAS_PETICIONES');
    expect(Number(negada?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await limitada.app.inject({ url: '/api/auth/options' })).statusCode).toBe(200);
    await limitada.cerrar();
  });
});

describe('las respuestas en JSON viajan comprimidas', () => {
  const pedir = (url: string, headers: Record<string, string>) =>
    prueba.app.inject({ url, headers: { ...autorizado(), ...headers } });

  it('una larga, para quien lo admite, y dice lo mismo', async () => {
    const llana = await pedir('/api/contabilidad/v2/catalogo', {});
    const corta = await pedir('/api/contabilidad/v2/catalogo', { 'accept-encoding': 'gzip, br' });
    expect([llana.headers['content-encoding'], corta.headers['content-encoding']]).toEqual([
      undefined,
      'gzip',
    ]);
    expect(corta.headers.vary).toMatch(/accept-encoding/i);
    expect(gunzipSync(corta.rawPayload).toString()).toBe(llana.body);
    expect(corta.rawPayload.length * 4).toBeLessThan(llana.rawPayload.length);
  });

  it('una pequeña va como es, y lo que llega comprimido se rechaza', async () => {
    const pequena = await pedir('/api/common/user', { 'accept-encoding': 'gzip' });
    expect(pequena.headers['content-encoding']).toBeUndefined();
    const recibida = await prueba.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{"email": "x@y.gt", "password": "z"}'),
    });
    expect(recibida.statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('salud y documentación', () => {
  it('vivo y listo', async () => {
    expect((await prueba.app.inject({ url: '/api/health/live' })).json()).toEqual({ estado: 'vivo' });
    expect((await prueba.app.inject({ url: '/api/health/ready' })).statusCode).toBe(200);
  });

  it('OpenAPI 3.1 describe cada ruta con su permiso y sus errores', async () => {
    const documento = (await prueba.app.inject({ url: '/api/openapi.json', headers: autorizado() })).json();
    expect(documento.openapi).toBe('3.1.0');
    const crear = documento.paths['/api/contabilidad/v2/catalogo'].post;
    expect(crear.description).toContain('catalogo:editar');
    expect(crear.requestBody.content['application/json'].schema.properties).toHaveProperty('nombreCuenta');
    expect(Object.keys(crear.responses)).toEqual(expect.arrayContaining(['201', '409', '422']));
  });

  it('lo que dice es para quien ingresó; la página que lo muestra no dice nada por sí sola', async () => {
    const pedir = (url: string, headers = {}) => prueba.app.inject({ url, headers });
    for (const url of ['/api/openapi.json', '/api/docs/json', '/api/docs/yaml']) {
      const negada = await pedir(url);
      expect([url, negada.statusCode, negada.json().codigo]).toEqual([url, 401, 'TOKEN_INVALIDO']);
      const ajena = await pedir(url, { authorization: 'Bearer no.es.nuestro' });
      expect([url, ajena.statusCode]).toEqual([url, 401]);
      expect([url, (await pedir(url, autorizado())).statusCode]).toEqual([url, 200]);
    }
    const partes = ['', '/static/swagger-initializer.js', '/static/theme/sesion.js'].map(
      (p) => `/api/docs${p}`,
    );
    for (const url of partes) {
      const { statusCode, body } = await pedir(url);
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/contabilidad|partidas|administracion/);
    }
  });

  it('OpenAPI dice los errores como problem+json, y los archivos que entran y salen con su tipo', async () => {
    const { paths } = (await prueba.app.inject({ url: '/api/openapi.json', headers: autorizado() })).json();
    const operaciones = Object.values<Record<string, Operacion>>(paths).flatMap((una) => Object.values(una));
    const deError = operaciones.flatMap(({ responses }) =>
      Object.entries(responses).filter(([status]) => Number(status) >= 400),
    );
    expect(deError.length).toBeGreaterThan(500);
    expect(new Set(deError.flatMap(([, { content = {} }]) => Object.keys(content)))).toEqual(
      new Set(['application/problem+json']),
    );
    expect(operaciones.filter(({ responses }) => !Object.keys(responses).some((s) => s < '300'))).toEqual([]);
    const medios = (contenido: object | undefined) => Object.keys(contenido ?? {});
    const comprobante = paths['/api/contabilidad/partidas/{id}/comprobante.pdf'].get;
    expect(medios(comprobante.responses[200].content)).toEqual(['application/pdf']);
    expect(Object.keys(comprobante.responses)).toEqual(expect.arrayContaining(['401', '403', '404', '500']));
    const importar = paths['/api/contabilidad/v2/catalogo/importar'].post;
    expect(medios(importar.requestBody.content)).toContain('text/csv');
  });
});

describe('eventos en vivo', () => {
  it('sin token no hay eventos', async () => {
    const respuesta = await prueba.app.inject({ url: '/api/eventos' });
    expect([respuesta.statusCode, respuesta.json().codigo]).toEqual([401, 'TOKEN_INVALIDO']);
  });

  it('un cambio confirmado llega al navegador abierto', async () => {
    await prueba.app.listen({ port: 0, host: '127.0.0.1' });
    const direccion = prueba.app.server.address();
    const puerto = typeof direccion === 'object' ? direccion?.port : 0;
    const flujo = await fetch(`http://127.0.0.1:${puerto}/api/eventos`, { headers: autorizado() });
    expect(flujo.headers.get('content-type')).toContain('text/event-stream');
    const lector = flujo.body?.pipeThrough(new TextDecoderStream()).getReader();
    const nueva = {
      idCuenta: '1011010109',
      nombreCuenta: 'Caja de prueba',
      tipoCuenta: 'D',
      naturaleza: 'deudora',
    } as const;
    const creada = await prueba.llamar(crearCuenta, { body: nueva }, { token: contador });
    expect(creada.status).toBe(201);
    let leido = '';
    while (!leido.includes('catalogo-cambio')) leido += (await lector?.read())?.value ?? '';
    expect(leido).toContain('data: {"tipo":"catalogo-cambio"}');
    await lector?.cancel();
  });
});
