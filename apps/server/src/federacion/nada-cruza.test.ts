// The attack matrix of a federation: two institutions, born of the same books and with the same people, behind one door. Whatever
// was given by one is worth nothing in the other.
import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { RUTA_DE_EVENTOS } from '@cuadra/contract/eventos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matriz } from '#acceso/testing/permisos/matriz.ts';
import { direccionDe } from '#acceso/testing/permisos/peticiones.ts';
import { leerConfig } from '#platform/config.ts';
import { consultar } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { configDeAlojada } from './config-de-alojada.ts';
import { institucionDePrueba } from './testing/directorio-en-memoria.ts';
import {
  type FederacionDePrueba,
  federacionDePrueba,
  type Peticion,
} from './testing/federacion-de-prueba.ts';

const CLAVE = 'la clave de las métricas del proceso';
const metricas = { puerto: undefined, clave: CLAVE };
let federacion: FederacionDePrueba;
let deUno: string;
let deDos: string;

beforeAll(async () => {
  federacion = await federacionDePrueba(['uno', 'dos'], { config: { metricas } });
  deUno = await federacion.entrar('uno', 'cajero@cuadra.demo');
  deDos = await federacion.entrar('dos', 'cajero@cuadra.demo');
});
afterAll(() => federacion.cerrar());

const con = (token: string, peticion: Peticion): Peticion => ({
  ...peticion,
  headers: { ...peticion.headers, authorization: `Bearer ${token}` },
});
const comoJson = (method: string, path: string, cuerpo: object): Peticion => ({
  method,
  path,
  headers: { 'content-type': 'application/json' },
  cuerpo: JSON.stringify(cuerpo),
});
const enBase = (nombre: string, texto: string) => consultar(federacion.bases.get(nombre)?.url ?? '', texto);

describe('el token de una institución, en la otra, es el de nadie', () => {
  const cerradas = matriz.filter(({ puede }) => puede.get('nadie') !== 'sí');

  test('la tabla no está vacía, y en casa el token abre', async () => {
    expect(cerradas.length).toBeGreaterThan(300);
    expect((await federacion.pedir('uno', con(deUno, { path: '/api/auth/profile' }))).status).not.toBe(401);
    expect((await federacion.pedir('dos', con(deDos, { path: '/api/auth/profile' }))).status).not.toBe(401);
  });

  test.each(cerradas.map((fila) => [fila.endpoint, fila] as const))('%s', async (_, { method, path }) => {
    const peticion = { method, path: direccionDe(path) };
    const ajeno = await federacion.pedir('dos', con(deUno, peticion));
    const inventado = await federacion.pedir('dos', con(`${deDos.slice(0, -4)}AAAA`, peticion));
    expect([ajeno.status, ajeno.codigo]).toEqual([401, 'TOKEN_INVALIDO']);
    expect([inventado.status, inventado.codigo]).toEqual([401, 'TOKEN_INVALIDO']);
  });
});

describe('de quién es la petición lo dice el Host, una vez y como se escribe un nombre', () => {
  const ruta = '/api/openapi.json';
  const crudo = async (...lineas: readonly string[]) => {
    const socket = connect(federacion.puerto, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${[...lineas, 'Connection: close', '', ''].join('\r\n')}`);
    return /^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1];
  };
  const segun = (host: string, token: string, encabezados: Record<string, string> = {}) =>
    federacion.pedir('', con(token, { path: '/api/openapi.json', headers: { host, ...encabezados } }));

  test('mayúsculas y puerto son el mismo nombre', async () => {
    for (const host of ['UNO.Coop.Test', 'uno.coop.test:8443', 'uno.coop.test']) {
      expect((await segun(host, deUno)).status).toBe(200);
      expect((await segun(host, deDos)).status).toBe(401);
    }
  });

  test.each([
    'uno.coop.test.',
    'uno.coop.test@dos.coop.test',
    'uno.coop.test/dos',
    'a b',
    '-uno.coop.test',
    '[::1',
  ])('«%s» no es un nombre', async (host) =>
    expect((await segun(host, deUno)).codigo).toBe('PETICION_MAL_FORMADA'),
  );

  test.each(['otra.coop.test', 'coop.test', 'xuno.coop.test', '127.0.0.1', '[::1]:80'])(
    'en «%s» no hay ninguna, y no se dice cuáles hay',
    async (host) => {
      const { status, codigo, texto } = await segun(host, deUno);
      expect([status, codigo]).toEqual([421, 'INSTITUCION_DESCONOCIDA']);
      expect(texto).not.toMatch(/uno|dos/);
    },
  );

  test('lo que digan otros encabezados no cuenta', async () => {
    const ajenos = {
      'x-forwarded-host': 'dos.coop.test',
      forwarded: 'host=dos.coop.test',
      'x-host': 'dos.coop.test',
    };
    expect((await segun('uno.coop.test', deUno, ajenos)).status).toBe(200);
    expect((await segun('uno.coop.test', deDos, ajenos)).status).toBe(401);
  });

  test('ni dos Host, ni una dirección con otro nombre dentro', async () => {
    const token = `Authorization: Bearer ${deUno}`;
    const uno = 'Host: uno.coop.test';
    const dos = 'Host: dos.coop.test';
    expect(await crudo('GET /api/openapi.json HTTP/1.1', uno, token)).toBe('200');
    expect(await crudo('GET /api/openapi.json HTTP/1.1', uno, dos, token)).toBe('400');
    expect(await crudo('GET /api/openapi.json HTTP/1.1', uno, uno, token)).toBe('400');
    expect(await crudo('GET http://uno.coop.test/api/openapi.json HTTP/1.1', dos, token)).toBe('400');
    expect(await crudo('GET //uno.coop.test/api/openapi.json HTTP/1.1', dos, token)).not.toBe('200');
    expect(await crudo(`GET ${ruta} HTTP/1.0`, token)).toBe('421');
  });

  test('una conexión que ya sirvió a una no arrastra nada a la otra', async () => {
    const socket = connect(federacion.puerto, '127.0.0.1');
    await once(socket, 'connect');
    const pedida = (host: string, cierra = false) =>
      [
        'GET /api/openapi.json HTTP/1.1',
        `Host: ${host}.coop.test`,
        `Authorization: Bearer ${deUno}`,
        ...(cierra ? ['Connection: close'] : []),
        '',
        '',
      ].join('\r\n');
    socket.write(pedida('uno') + pedida('dos') + pedida('uno') + pedida('ninguna', true));
    const dichos = [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(dichos).toEqual(['200', '401', '200', '421']);
  });
});

describe('lo que una hace no llega a la otra', () => {
  test('un evento de una no se oye en la otra', async () => {
    const oir = async (nombre: string, token: string) => {
      const oido: string[] = [];
      const headers = { host: `${nombre}.coop.test`, authorization: `Bearer ${token}` };
      const peticion = get({ host: '127.0.0.1', port: federacion.puerto, path: RUTA_DE_EVENTOS, headers });
      const [respuesta] = await once(peticion, 'response');
      respuesta.on('data', (trozo: Buffer) => oido.push(...(`${trozo}`.match(/"tipo":"[^"]+"/g) ?? [])));
      return { oido, dejar: () => peticion.destroy() };
    };
    const uno = await oir('uno', deUno);
    const dos = await oir('dos', deDos);
    const avisar = (nombre: string, tipo: string) =>
      enBase(
        nombre,
        `select pg_notify('cuadra_eventos', '{"para":{"todos":true},"evento":{"tipo":"${tipo}"}}')`,
      );
    await avisar('uno', 'catalogo-cambio');
    await hastaQue(() => expect(uno.oido).toContain('"tipo":"catalogo-cambio"'));
    await avisar('dos', 'periodo-cambio');
    await hastaQue(() => expect(dos.oido).toContain('"tipo":"periodo-cambio"'));
    expect(dos.oido).not.toContain('"tipo":"catalogo-cambio"');
    expect(uno.oido).not.toContain('"tipo":"periodo-cambio"');
    uno.dejar();
    dos.dejar();
  });

  test('un trabajo encolado en una lo hace ella; su archivo y su código no existen en la otra', async () => {
    const pedido = comoJson('POST', '/api/reportes/archivos', {
      reporte: 'catalogo',
      formato: 'pdf',
      filtros: {},
    });
    const creado = await federacion.pedir('uno', con(deUno, pedido));
    const { id } = JSON.parse(creado.texto) as { id: string };
    const ver = (nombre: string, token: string, resto = '') =>
      federacion.pedir(nombre, con(token, { path: `/api/reportes/archivos/${id}${resto}` }));
    await hastaQue(async () =>
      expect(JSON.parse((await ver('uno', deUno)).texto)).toMatchObject({ estado: 'listo' }),
    );
    const { codigo } = JSON.parse((await ver('uno', deUno)).texto) as { codigo: string };
    const verificar = (nombre: string, token: string) =>
      federacion.pedir(nombre, con(token, { path: `/api/reportes/verificacion/${codigo}` }));
    expect((await verificar('uno', deUno)).status).toBe(200);
    expect((await verificar('dos', deDos)).status).toBe(404);
    expect((await ver('uno', deUno, '/contenido')).status).toBe(200);
    expect((await ver('dos', deDos)).status).toBe(404);
    expect((await ver('dos', deDos, '/contenido')).status).toBe(404);
    expect(await enBase('dos', `select from pgboss.job where data::text like '%${id}%'`)).toEqual([]);
  });

  test('cerrar la sesión en una no cierra la otra', async () => {
    const otra = await federacion.entrar('uno', 'auxiliar@cuadra.demo');
    const misma = await federacion.entrar('dos', 'auxiliar@cuadra.demo');
    const fuera = await federacion.pedir('uno', con(otra, { method: 'POST', path: '/api/auth/sign-out' }));
    expect(fuera.status).toBeLessThan(300);
    const quien = (nombre: string, token: string) =>
      federacion.pedir(nombre, con(token, { path: '/api/openapi.json' }));
    expect((await quien('uno', otra)).status).toBe(401);
    expect((await quien('dos', misma)).status).toBe(200);
  });

  test('las medidas de una se leen con su clave, y no dicen nada de las otras ni del proceso', async () => {
    const comun = { ...leerConfig({ NODE_ENV: 'test', INSTITUCIONES: 'x' }), metricas };
    const claveDe = (nombre: string) =>
      configDeAlojada(comun, institucionDePrueba(nombre)).metricas.clave ?? '';
    const leer = (nombre: string, clave: string) =>
      federacion.pedir(nombre, con(clave, { path: '/metrics' }));
    const suyas = await leer('uno', claveDe('uno'));
    expect(suyas.status).toBe(200);
    expect(suyas.texto).toContain('cuadra_http_requests_total');
    expect(suyas.texto).not.toMatch(/process_|nodejs_|dos|coop\.test/);
    expect((await leer('dos', claveDe('uno'))).status).toBe(401);
    expect((await leer('uno', CLAVE)).status).toBe(401);
  });
});
