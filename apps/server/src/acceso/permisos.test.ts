// The permission matrix, walked whole against the real application: each role, and nobody, calls each endpoint. Who may
// not is refused before the body is looked at, and who may is never told they may not. The expectation is written by
// hand in testing/permisos, apart from the contract, and neither may have an endpoint that the other lacks.

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { text } from 'node:stream/consumers';
import { cerrarSesion } from '@cuadra/contract/acceso/sesion';
import { pedirArchivo } from '@cuadra/contract/reportes/archivos';
import { reportes } from '@cuadra/contract/reportes/lista';
import { allEndpoints } from '@cuadra/contract/testing/all-endpoints';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usuariosDemo } from '#demo-institucion/usuarios.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { matriz } from './testing/permisos/matriz.ts';
import { deLoAjeno, direccionDe } from './testing/permisos/peticiones.ts';
import { reportesQuePide } from './testing/permisos/reportes.ts';
import { type Fila, type Marca, type Quien, quienes } from './testing/permisos/tabla.ts';

let app: AplicacionDePrueba;
let montadas: readonly string[];
const tokens = new Map<Quien, string>();

beforeAll(async () => {
  const rutas: string[] = [];
  const anotar = (mensaje: unknown) => anotarRutas(rutas, mensaje);
  subscribe('fastify.initialization', anotar);
  app = await aplicacionDePrueba();
  unsubscribe('fastify.initialization', anotar);
  montadas = rutas;
  await prepararLibros();
  for (const { rol, correo } of usuariosDemo) tokens.set(rol, await app.entrar(correo));
});

afterAll(() => app.cerrar());

describe('la matriz dice todo lo que hay, y nada más', () => {
  const filas = matriz.map(({ endpoint }) => endpoint);

  test('cada endpoint tiene una sola fila', () => {
    expect(repetidos(filas)).toEqual([]);
  });

  test('cada endpoint del contrato tiene su fila', async () => {
    const endpoints = (await allEndpoints()).map(({ method, path }) => `${method} ${path}`);
    expect(repetidos(endpoints)).toEqual([]);
    expect(endpoints.filter((endpoint) => !filas.includes(endpoint))).toEqual([]);
  });

  test('cada ruta montada tiene su fila, y cada fila su ruta', () => {
    expect(montadas.filter((ruta) => !filas.includes(ruta))).toEqual([]);
    expect(filas.filter((fila) => !montadas.includes(fila))).toEqual([]);
  });

  test('cada reporte tiene su fila', () => {
    expect([...reportesQuePide.keys()].sort()).toEqual(Object.keys(reportes).sort());
  });
});

describe.each(quienes)('%s', (quien) => {
  // Signing out comes last: it is allowed, and it ends the token.
  const enOrden = matriz.toSorted(
    (a, b) => Number(a.path === cerrarSesion.path) - Number(b.path === cerrarSesion.path),
  );

  test.each(Object.entries(reportes))('pide el reporte %s', async (reporte, { formatos }) => {
    const { method, path: url } = pedirArchivo;
    const payload = { reporte, formato: formatos[0], filtros: {} };
    const puede = reportesQuePide.get(reporte)?.get(quien);
    expect(await pedir(quien, { method, url, payload })).toBe(puede === 'sí' ? 'puede' : negado(quien));
  });

  test.each(enOrden.map((fila) => [fila.endpoint, fila] as const))('%s', async (_, fila) => {
    const marca = fila.puede.get(quien);
    expect(await pedir(quien, peticionPara(fila, marca))).toBe(marca === 'sí' ? 'puede' : negado(quien));
  });
});

const negado = (quien: Quien) => (quien === 'nadie' ? '401 TOKEN_INVALIDO' : '403 SIN_PERMISO');

/** At the door even what nobody could read is refused for who asks it; inside, only a good request arrives. */
function peticionPara({ endpoint, method, path }: Fila, marca: Marca | undefined): InjectOptions {
  const url = direccionDe(path);
  if (marca === 'suyo' || marca === '×') return { method, url, ...deLoAjeno(endpoint) };
  if (method === 'GET' || (method === 'DELETE' && marca === 'sí')) return { method, url };
  if (marca === 'sí') return { method, url, payload: {} };
  return { method, url, headers: { 'content-type': 'application/json' }, payload: '{"sin terminar' };
}

/** `puede`, or with what status and code it was refused. */
async function pedir(quien: Quien, peticion: InjectOptions): Promise<string> {
  const token = tokens.get(quien);
  const respuesta = await app.app.inject({
    ...peticion,
    headers: { ...peticion.headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    payloadAsStream: true,
  });
  const { statusCode } = respuesta;
  const codigo = await codigoDe(respuesta);
  expect(codigo).not.toBe('RUTA_NO_EXISTE');
  expect(statusCode).toBeLessThan(500);
  return statusCode === 401 || statusCode === 403 ? `${statusCode} ${codigo}` : 'puede';
}

async function codigoDe(respuesta: LightMyRequestResponse): Promise<unknown> {
  const tipo = String(respuesta.headers['content-type']);
  // The live events are a stream that does not end: that it opened is the answer.
  if (tipo.startsWith('text/event-stream')) respuesta.stream().destroy();
  else {
    const cuerpo = await text(respuesta.stream());
    if (tipo.startsWith('application/problem+json')) return JSON.parse(cuerpo).codigo;
  }
  return undefined;
}

/** Everybody works in every agencia, because only the role is asked about here; and there is a month to work on. */
async function prepararLibros(): Promise<void> {
  const contexto = contextoDelSistema(app.reloj.ahora(), 'prueba');
  await escribir(app.db, contexto, 'prueba', async (tx) => {
    await sql`insert into usuario_agencia (usuario, agencia)
      select u.id, a.id_agencia from usuario u cross join agencia a on conflict do nothing`.execute(tx);
    await tx.insertInto('ejercicio').values({ anio: 2026 }).execute();
  });
}

/** Fastify tells of each application as it is made, before it has any route. */
function anotarRutas(rutas: string[], mensaje: unknown): void {
  const { fastify } = mensaje as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    // HEAD is made by Fastify of each GET, with all that guards it.
    for (const uno of [method].flat()) if (uno !== 'HEAD') rutas.push(`${uno} ${url}`);
  });
}

const repetidos = (nombres: readonly string[]) =>
  nombres.filter((nombre, lugar) => nombres.indexOf(nombre) !== lugar);
