import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAJA_CHICA, PRODUCTOS, partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import type { Periodico } from '../salud/periodico.ts';
import { crearMedidas } from './medidas.ts';

const CLAVE = 'una clave larga para las métricas';

/** The value of a series, as it is written. */
const valorDe = (texto: string, serie: string): string | undefined =>
  texto
    .split('\n')
    .find((linea) => linea.startsWith(`${serie} `))
    ?.slice(serie.length + 1);

describe('en el mismo puerto, con clave', () => {
  let prueba: AplicacionDePrueba;
  beforeAll(async () => {
    prueba = await aplicacionDePrueba({ config: { metricas: { puerto: undefined, clave: CLAVE } } });
  });
  afterAll(() => prueba.cerrar());
  const leer = (authorization?: string) =>
    prueba.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

  it.each([undefined, 'Bearer ', `Bearer ${CLAVE}x`, `Bearer ${CLAVE.slice(1)}`, `Basic ${CLAVE}`, CLAVE])(
    'con «%s» no se leen',
    async (encabezado) => {
      const { statusCode, body } = await leer(encabezado);
      expect(statusCode).toBe(401);
      expect(body).not.toContain('cuadra_');
    },
  );

  it('tampoco con la sesión de una persona, por mucho que pueda', async () => {
    expect((await leer(`Bearer ${await prueba.entrar('admin@cuadra.demo')}`)).statusCode).toBe(401);
  });

  it('con la clave dicen lo que hay: peticiones por ruta, partidas, conexiones y el proceso', async () => {
    await registrar(prueba, partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 100));
    await prueba.app.inject({ url: '/api/health/live' });
    const { statusCode, headers, body } = await leer(`Bearer ${CLAVE}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(headers['cache-control']).toBe('no-store');
    expect(valorDe(body, 'cuadra_db_up')).toBe('1');
    expect(valorDe(body, 'cuadra_partidas_total')).toBe('1');
    expect(
      valorDe(body, 'cuadra_http_requests_total{method="GET",route="/api/health/live",status="200"}'),
    ).toBe('1');
    expect(body).toContain('cuadra_db_connections{state="waiting"} 0');
    expect(body).toMatch(/nodejs_eventloop_lag_seconds \d/);
    expect(valorDe(body, 'cuadra_replica_lag_seconds')).toBeUndefined();
  });

  it('lo que cualquiera puede inventar no hace series nuevas', async () => {
    const series = async () => (await leer(`Bearer ${CLAVE}`)).body.split('\n').length;
    await prueba.app.inject({ url: '/api/no-existe/0' });
    await leer(`Bearer ${CLAVE}`);
    const antes = await series();
    for (let n = 0; n < 50; n++) await prueba.app.inject({ url: `/api/no-existe/${n}?x=${n}` });
    expect(await series()).toBe(antes);
  });

  it('ni correos, ni nombres, ni direcciones: solo números', async () => {
    await prueba.entrar('contador@cuadra.demo');
    const { body } = await leer(`Bearer ${CLAVE}`);
    for (const dato of ['cuadra.demo', '127.0.0.1', prueba.papel]) expect(body).not.toContain(dato);
  });
});

it('sin puerto ni clave no se mide nada', async () => {
  const prueba = await aplicacionDePrueba({ demo: false });
  expect((await prueba.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  await prueba.cerrar();
});

describe('en un puerto aparte', () => {
  it('se leen solo por GET, y si hay clave, con ella; el de todos no las tiene', async () => {
    const puerto = await puertoLibre();
    const prueba = await aplicacionDePrueba({ demo: false, config: { metricas: { puerto, clave: CLAVE } } });
    const pedir = async (ruta: string, init?: RequestInit) =>
      (await fetch(`http://127.0.0.1:${puerto}${ruta}`, init)).status;
    const authorization = `Bearer ${CLAVE}`;
    expect([
      await pedir('/metrics'),
      await pedir('/metrics', { headers: { authorization } }),
      await pedir('/metrics', { method: 'POST', headers: { authorization } }),
      await pedir('/api/health/ready', { headers: { authorization } }),
      (await prueba.app.inject({ url: '/metrics', headers: { authorization } })).statusCode,
    ]).toEqual([401, 200, 404, 404, 404]);
    await prueba.cerrar();
    await expect(fetch(`http://127.0.0.1:${puerto}/metrics`)).rejects.toThrow();
  });

  it('si está ocupado no se inicia, y dice cuál', async () => {
    const ocupante = createServer().listen(0, '127.0.0.1');
    await new Promise((listo) => ocupante.once('listening', listo));
    const { port } = ocupante.address() as AddressInfo;
    await expect(
      aplicacionDePrueba({ demo: false, config: { metricas: { puerto: port, clave: undefined } } }),
    ).rejects.toThrow(`METRICS_PORT: el puerto ${port} está ocupado`);
    ocupante.close();
  });
});

it('sin base de datos siguen diciendo que no la hay, cómo va la réplica y cuánto tiene el último respaldo', async () => {
  const prueba = await aplicacionDePrueba({ demo: false });
  const respaldo: Periodico = {
    parte: 'respaldo',
    mirar: async () => ({ ultimoEn: '2026-11-16T14:00:00Z' }),
  };
  const sellos: Periodico = { parte: 'sellos', mirar: async () => ({ ultimoEn: null }) };
  const medidas = crearMedidas(
    {
      ...prueba.plataforma,
      reportes: { ...prueba.plataforma.reportes, estado: () => ({ tipo: 'atrasada', atrasoSegundos: 4.5 }) },
    },
    [respaldo, sellos],
  );
  await sql`select 1`.execute(prueba.db);
  await prueba.db.destroy();
  const texto = await medidas.leer();
  expect(valorDe(texto, 'cuadra_db_up')).toBe('0');
  expect(valorDe(texto, 'cuadra_partidas_total')).toBeUndefined();
  expect(valorDe(texto, 'cuadra_replica_up')).toBe('1');
  expect(valorDe(texto, 'cuadra_replica_lag_seconds')).toBe('4.5');
  // 15:00 by the clock of the tests.
  expect(valorDe(texto, 'cuadra_last_success_age_seconds{what="backup"}')).toBe('3600');
  expect(texto).not.toContain('what="signed-head"');
  await prueba.app.close();
});

async function puertoLibre(): Promise<number> {
  const servidor = createServer().listen(0, '127.0.0.1');
  await new Promise((listo) => servidor.once('listening', listo));
  const { port } = servidor.address() as AddressInfo;
  await new Promise((listo) => servidor.close(listo));
  return port;
}
