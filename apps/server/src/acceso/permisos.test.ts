// Every endpoint of the contract, against nobody and against each role: who may not call is refused before anything is
// read, and who may is never told they may not. An endpoint added tomorrow is in this table without being told.
import { readdir } from 'node:fs/promises';
import { permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';
import { cerrarSesion } from '@cuadra/contract/acceso/sesion';
import { type Endpoint, fillPath } from '@cuadra/contract/endpoint';
import { RUTA_DE_EVENTOS } from '@cuadra/contract/eventos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usuariosDemo } from '../demo-institucion/usuarios.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '../testing/application.ts';

const CONTRATO = new URL('../../../../packages/contract/src/', import.meta.url);

const endpoints = await todosLosEndpoints();
const quienes = [undefined, ...new Map(usuariosDemo.map((usuario) => [usuario.rol, usuario])).values()];

let app: AplicacionDePrueba;
const tokens = new Map<Rol, string>();

beforeAll(async () => {
  app = await aplicacionDePrueba();
  for (const quien of quienes) if (quien !== undefined) tokens.set(quien.rol, await app.entrar(quien.correo));
});

afterAll(() => app.cerrar());

test('el contrato se recorre entero', () => {
  const rutas = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(rutas).size).toBe(rutas.length);
  expect(rutas).toContain('POST /api/auth/sign-in');
  expect(rutas).toContain('PATCH /api/administracion/usuarios/:id');
  expect(rutas.length).toBeGreaterThan(35);
});

describe.each(quienes.map((quien) => [quien?.rol ?? 'nadie', quien] as const))('%s', (_, quien) => {
  // Signing out comes last: it is allowed, and it ends the token.
  const enOrden = endpoints.toSorted(
    (a, b) => Number(a.path === cerrarSesion.path) - Number(b.path === cerrarSesion.path),
  );

  test.each(enOrden.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    '%s %s',
    async (_method, _path, endpoint) => {
      expect(await pedir(endpoint, quien?.rol)).toBe(esperado(endpoint, quien?.rol));
    },
  );
});

test('el canal de eventos en vivo pide sesión', async () => {
  expect((await app.app.inject({ url: RUTA_DE_EVENTOS })).statusCode).toBe(401);
});

type Juicio = 'sin sesión' | 'sin permiso' | 'puede';

function esperado({ permission }: Endpoint, rol: Rol | undefined): Juicio {
  if (permission === 'publico') return 'puede';
  if (rol === undefined) return 'sin sesión';
  return permission === 'autenticado' || permisosDe([rol]).has(permission) ? 'puede' : 'sin permiso';
}

/** An empty request is enough: permission is judged before the body is read. */
async function pedir({ method, path, body }: Endpoint, rol: Rol | undefined): Promise<Juicio> {
  const params = { id: '00000000-0000-4000-8000-000000000000', idAgencia: '99', idCuenta: '999' };
  const token = rol && tokens.get(rol);
  const { statusCode, headers, payload } = await app.app.inject({
    method,
    url: fillPath(path, params),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined || 'kind' in body ? {} : { payload: {} }),
  });
  const esProblema = String(headers['content-type']).startsWith('application/problem+json');
  const codigo: unknown = esProblema ? JSON.parse(payload).codigo : undefined;
  expect(codigo).not.toBe('RUTA_NO_EXISTE');
  expect(statusCode).toBeLessThan(500);
  if (codigo === 'TOKEN_INVALIDO') return 'sin sesión';
  return codigo === 'SIN_PERMISO' ? 'sin permiso' : 'puede';
}

async function todosLosEndpoints(): Promise<Endpoint[]> {
  const archivos = (await readdir(CONTRATO, { recursive: true })).filter((nombre) =>
    /(?<!\.test)\.ts$/.test(nombre),
  );
  const modulos = await Promise.all(archivos.map((nombre) => import(new URL(nombre, CONTRATO).href)));
  return modulos.flatMap((modulo: object) => Object.values(modulo)).filter(esEndpoint);
}

function esEndpoint(valor: unknown): valor is Endpoint {
  return (
    typeof valor === 'object' &&
    valor !== null &&
    'method' in valor &&
    'path' in valor &&
    'permission' in valor
  );
}
