// The permission matrix by agencias, walked whole: everybody who may call an endpoint by their role, but works only in
// agencia 02, asks it about agencia 01 and about the whole institution.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usuariosDemo } from '#demo-institucion/usuarios.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { otorgarComoDueno } from '#testing/otorgar-como-dueno.ts';
import { alcances } from './testing/permisos/agencias.ts';
import { matriz } from './testing/permisos/matriz.ts';
import { abrirMundo, MARCA, type Mundo, peticionSobreLa01 } from './testing/permisos/mundo-de-agencias.ts';
import { direccionDe } from './testing/permisos/peticiones.ts';
import type { Fila } from './testing/permisos/tabla.ts';
import { darDeAlta } from './usuarios/dar-de-alta.ts';

let mundo: Mundo;
const forasteros = new Map<Rol, string>();
const ROLES = [...new Set(usuariosDemo.map(({ rol }) => rol))];

beforeAll(async () => {
  mundo = await abrirMundo();
  for (const rol of ROLES) forasteros.set(rol, await contratarEnLa02(rol));
});
afterAll(() => mundo.libreria.cerrar());

test('cada endpoint dice qué hace con las agencias, una sola vez', () => {
  expect([...alcances.keys()].toSorted()).toEqual(matriz.map(({ endpoint }) => endpoint).toSorted());
});

const conAgencia = matriz.filter(({ endpoint }) => alcances.get(endpoint) !== 'libre');

describe.each(ROLES)('%s de la agencia 02', (rol) => {
  const suyos = conAgencia.filter(({ puede }) => puede.get(rol) === 'sí');
  test.each(suyos.map((fila) => [fila.endpoint, fila] as const))('%s', async (endpoint, fila) => {
    const respuesta = await pedir(fila, forasteros.get(rol));
    expect(respuesta.texto).not.toContain(MARCA);
    if (alcances.get(endpoint) === 'suyas') expect(respuesta.status).toBeLessThan(300);
    else if (alcances.get(endpoint) === 'todas')
      expect(respuesta).toMatchObject({ status: 403, codigo: 'SIN_AGENCIA' });
    else expect(respuesta.texto).toMatch(/SIN_AGENCIA|NO_ENCONTRADO|SIN_PERMISO/);
  });
});

describe('la misma petición, de quien trabaja en todas', () => {
  const enOrden = conAgencia.toSorted((a, b) => turno(a) - turno(b));

  test.each(
    enOrden
      .filter(({ puede }) => puede.get('contador') === 'sí')
      .map((fila) => [fila.endpoint, fila] as const),
  )('%s', async (_, fila) => {
    const { status, codigo } = await pedir(fila, mundo.libreria.contador);
    expect(codigo).not.toBe('SIN_AGENCIA');
    expect(status).toBeLessThan(500);
  });

  test.each(['GET /api/contabilidad/partidas', 'POST /api/common/search', 'GET /api/escritorio/inicio'])(
    'y ve lo que la otra no: %s',
    async (endpoint) => {
      const fila = matriz.find((una) => una.endpoint === endpoint);
      if (fila === undefined) throw new Error(`No está ${endpoint}`);
      expect((await pedir(fila, mundo.libreria.contador)).texto).toContain(MARCA);
    },
  );
});

/** Reading first, what destroys last: so that each finds what it asks about. */
const turno = ({ method }: Fila) => (method === 'GET' ? 0 : method === 'DELETE' ? 2 : 1);

async function pedir({ endpoint, method, path }: Fila, token: string | undefined) {
  const { params = {}, ...peticion } = peticionSobreLa01(endpoint, mundo);
  const conSuyos = path.replaceAll(/:(\w+)/g, (entero, nombre: string) => params[nombre] ?? entero);
  const respuesta = await mundo.libreria.app.inject({
    method,
    url: direccionDe(conSuyos),
    ...peticion,
    headers: { ...peticion.headers, authorization: `Bearer ${token}` },
  });
  const esJson = String(respuesta.headers['content-type']).includes('json');
  const texto = respuesta.body;
  const codigo: unknown = esJson && texto.startsWith('{') ? respuesta.json().codigo : undefined;
  return { status: respuesta.statusCode, codigo, texto };
}

async function contratarEnLa02(rol: Rol): Promise<string> {
  const { db, reloj, entrar, url } = mundo.libreria;
  const contexto = contextoDelSistema(reloj.ahora(), 'prueba');
  const correo = `${rol.replace('_', '-')}02@cuadra.demo`;
  await escribir(db, contexto, 'prueba', async (tx) => {
    const { rows } = await sql<{ contrasena: string }>`
      select contrasena from usuario where correo = 'contador@cuadra.demo'`.execute(tx);
    const contrasena = rows[0]?.contrasena ?? null;
    await darDeAlta(tx, contexto, { nombre: correo, correo, contrasena, roles: [], agencias: ['02'] });
  });
  await otorgarComoDueno(url, correo, [rol]);
  return entrar(correo);
}
