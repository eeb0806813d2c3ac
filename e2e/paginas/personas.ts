// People of a test's own, so that no other test changes what they see; and what they do without a browser.
import { randomUUID } from 'node:crypto';
import type { Rol } from '@cuadra/contract/acceso/permisos';
import { iniciarSesion } from '@cuadra/contract/acceso/sesion';
import { crearUsuario } from '@cuadra/contract/administracion/usuarios';
import {
  type CallOf,
  type Endpoint,
  fillPath,
  queryString,
  type ResponseOf,
} from '@cuadra/contract/endpoint';
import { type APIRequestContext, expect } from '@playwright/test';
import { BASE_INCLUIDA } from '../../apps/server/src/platform/abrir-plataforma.ts';
import { urlDelQueCorre } from '../../apps/server/src/platform/bundled-postgres/url-del-que-corre.ts';
import { otorgarComoDueno } from '../../apps/server/src/testing/otorgar-como-dueno.ts';
import { CONTRASENA_DEMO } from './acceso.ts';

export const CONTRASENA = 'Cardamomo-de-Coban-77';
const AGENCIA_CENTRAL = '01';
const APRUEBAN: ReadonlySet<Rol> = new Set(['administrador', 'contador']);

export interface Persona {
  readonly id: string;
  readonly nombre: string;
  readonly correo: string;
}

/** Does something as somebody, and fails the test if the server refuses it. */
export type Hacer = <E extends Endpoint>(endpoint: E, partes: CallOf<E>) => Promise<ResponseOf<E>>;

/** Each with a name that nobody else has. */
export async function nuevasPersonas<const N extends readonly (readonly [string, Rol, string?])[]>(
  request: APIRequestContext,
  ...quienes: N
): Promise<{ [I in keyof N]: Persona }> {
  const administrar = await como(request, 'admin@cuadra.demo', CONTRASENA_DEMO);
  const personas: Persona[] = [];
  for (const [nombre, rol, agencia = AGENCIA_CENTRAL] of quienes) {
    const unico = randomUUID();
    const correo = `${unico}@ejemplo.gt`;
    const body = {
      nombre: `${nombre} ${unico.slice(0, 6)}`,
      correo,
      // What one person does not give alone is given by the owner of the tables, below.
      roles: [APRUEBAN.has(rol) ? ('auxiliar' as const) : rol],
      agencias: [agencia],
      contrasena: CONTRASENA,
    };
    personas.push({ ...(await administrar(crearUsuario, { body })), correo });
    if (APRUEBAN.has(rol)) await otorgarComoDueno(await urlDelDueno(), correo, [rol]);
  }
  return personas as { [I in keyof N]: Persona };
}

async function urlDelDueno(): Promise<string> {
  const url = await urlDelQueCorre(process.env.CUADRA_E2E_DATOS ?? '', BASE_INCLUIDA);
  if (url === undefined) throw new Error('La base de estas pruebas no está corriendo.');
  return url;
}

export async function como(request: APIRequestContext, email: string, password = CONTRASENA): Promise<Hacer> {
  const { accessToken } = await enviar(request, iniciarSesion, { body: { email, password } });
  return (endpoint, partes) => enviar(request, endpoint, partes, accessToken);
}

async function enviar<E extends Endpoint>(
  request: APIRequestContext,
  { method, path }: E,
  partes: CallOf<E>,
  token = '',
): Promise<ResponseOf<E>> {
  const { params, query, body } = partes as { params?: object; query?: object; body?: unknown };
  const respuesta = await request.fetch(fillPath(path, { ...params }) + queryString({ ...query }), {
    method,
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { data: body }),
  });
  expect(respuesta.ok(), `${method} ${path}: ${await respuesta.text()}`).toBe(true);
  return respuesta.json();
}
