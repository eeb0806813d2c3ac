// Whatever comes in, an answer goes out that says what is wrong: for each field of each endpoint, what PostgreSQL, JSON or
// a 32-bit number cannot hold, sent by somebody who may call it.
import { permisosDe, roles } from '@cuadra/contract/acceso/permisos';
import { cerrarSesion } from '@cuadra/contract/acceso/sesion';
import { listarPartidasDiario, resumirPartidasDiario } from '@cuadra/contract/contabilidad/reporte-partidas';
import type { Endpoint } from '@cuadra/contract/endpoint';
import { pedirArchivo } from '@cuadra/contract/reportes/archivos';
import { reportes } from '@cuadra/contract/reportes/lista';
import { allEndpoints } from '@cuadra/contract/testing/all-endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usuariosDemo } from './demo-institucion/usuarios.ts';
import { contextoDelSistema } from './platform/contexto.ts';
import { escribir } from './platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from './testing/application.ts';
import {
  type Bien,
  casos,
  type PeticionHostil,
  peticionCon,
  peticionesHostiles,
} from './testing/peticiones-hostiles.ts';

let prueba: AplicacionDePrueba;
const tokens = new Map<string, string>();

beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  const contexto = contextoDelSistema(prueba.reloj.ahora(), 'prueba');
  await escribir(prueba.db, contexto, 'prueba', (tx) =>
    tx.insertInto('ejercicio').values({ anio: 2026 }).execute(),
  );
  for (const { rol, correo } of usuariosDemo) tokens.set(rol, await prueba.entrar(correo));
});
afterAll(() => prueba.cerrar());

// Signing out comes last: it ends the token.
const endpoints = (await allEndpoints()).toSorted(
  (a, b) => Number(a.path === cerrarSesion.path) - Number(b.path === cerrarSesion.path),
);

/** What a rule about several fields asks for. */
const BIEN: ReadonlyMap<string, Bien> = new Map([
  [listarPartidasDiario.path, { ejercicio: 2026 }],
  [resumirPartidasDiario.path, { ejercicio: 2026 }],
]);

describe('nada de lo que entra rompe al servidor', () => {
  test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      expect(await rotas(endpoint, peticionesHostiles(endpoint, BIEN.get(endpoint.path)))).toEqual([]);
    },
  );

  test.each(Object.entries(reportes))('el reporte %s', async (reporte, { filtros, formatos }) => {
    const base = reporte === 'partidas-diario' ? { ejercicio: 2026 } : {};
    const { method, path: url } = pedirArchivo;
    const peticiones = casos(filtros, reporte).map(({ donde, valor }) => ({
      donde,
      peticion: {
        method,
        url,
        payload: { reporte, formato: formatos[0], filtros: { ...base, ...(valor as object) } },
      },
    }));
    expect(await rotas(pedirArchivo, peticiones)).toEqual([]);
  });
});

describe('un cursor que el servidor no escribió se niega', () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const falsos = [
    { fecha: '0000-01-01', numero: 1 },
    { fecha: '0000-01-01', ejercicio: 2026, numero: 1 },
    { fecha: '2026-11-10', creadoEn: '-'.repeat(19), id },
    { fecha: '2026-11-10', creadoEn: '2026-13-45 25:61:61+00', id },
    { fecha: '2026-11-10', creadoEn: '2026-11-10 10:00:00+23', id },
    ['0000-01-01', 2026, 1, 1],
  ];
  const conCursor = endpoints.filter(({ query }) => query !== undefined && 'cursor' in query.shape);

  test.each(conCursor.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (_, endpoint) => {
    const peticiones = falsos.map((falso) => ({
      donde: JSON.stringify(falso),
      peticion: peticionCon(endpoint, {
        cursor: Buffer.from(JSON.stringify(falso)).toString('base64url'),
      }),
    }));
    expect(await rotas(endpoint, peticiones)).toEqual([]);
  });
});

/** Which of them the server could not answer. */
async function rotas(endpoint: Endpoint, peticiones: Iterable<PeticionHostil>): Promise<string[]> {
  const halladas = new Set<string>();
  for (const { donde, peticion } of peticiones) {
    const { statusCode } = await prueba.app.inject({
      ...peticion,
      headers: { ...peticion.headers, ...autorizacion(endpoint) },
    });
    if (statusCode >= 500) halladas.add(`${donde}: ${statusCode}`);
  }
  return [...halladas];
}

function autorizacion({ permission }: Endpoint): Readonly<Record<string, string>> {
  if (permission === 'publico') return {};
  const rol =
    permission === 'autenticado' ? 'contador' : roles.find((uno) => permisosDe([uno]).has(permission));
  return { authorization: `Bearer ${tokens.get(rol ?? '')}` };
}
