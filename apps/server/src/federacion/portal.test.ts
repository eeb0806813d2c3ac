import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consultar } from '#testing/databases.ts';
import { institucionDePrueba } from './testing/directorio-en-memoria.ts';
import { type FederacionDePrueba, federacionDePrueba, pedirEn } from './testing/federacion-de-prueba.ts';

let federacion: FederacionDePrueba;
/** Takes the connection and never says a word. */
let mudo: Server;

beforeAll(async () => {
  mudo = createServer().listen(0, '127.0.0.1');
  await once(mudo, 'listening');
  const { port } = mudo.address() as AddressInfo;
  federacion = await federacionDePrueba(['sana', 'atrasada'], {
    otras: [
      institucionDePrueba('apagada'),
      institucionDePrueba('muda', { databaseUrl: `postgres://x:y@127.0.0.1:${port}/muda` }),
    ],
  });
  await consultar(
    federacion.bases.get('atrasada')?.url ?? '',
    `delete from migracion where nombre = (select max(nombre) from migracion)`,
  );
});
afterAll(async () => {
  await federacion.cerrar();
  mudo.close();
});

const estado = (nombre: string, path = '/api/auth/options') => federacion.pedir(nombre, { path });
const dicho = async (...args: Parameters<typeof estado>) => {
  const { status, codigo } = await estado(...args);
  return `${status} ${codigo ?? ''}`.trim();
};

test('una apagada, una que no contesta y una de otra versión no hacen esperar a la sana', async () => {
  expect(await dicho('sana')).toBe('200');
  const contestadas: string[] = [];
  const pedida = (nombre: string) => dicho(nombre).then((que) => contestadas.push(`${nombre}: ${que}`));
  const llamada = once(mudo, 'connection');
  const todas = ['muda', 'apagada', 'atrasada'].map(pedida);
  await llamada;
  // The silent one is waited for by its own people, and by nobody else.
  await pedida('sana');
  expect(contestadas).not.toContain('muda: 503 INSTITUCION_NO_DISPONIBLE');
  await Promise.all(todas);
  expect(contestadas.toSorted()).toEqual([
    'apagada: 503 INSTITUCION_NO_DISPONIBLE',
    'atrasada: 503 INSTITUCION_NO_DISPONIBLE',
    'muda: 503 INSTITUCION_NO_DISPONIBLE',
    'sana: 200',
  ]);
});

test('la que no abre dice cuándo volver, y por qué solo si es que se actualiza', async () => {
  await dicho('apagada');
  const apagada = await estado('apagada');
  expect(Number(apagada.encabezados['retry-after'])).toBeGreaterThan(0);
  expect(apagada.texto).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|postgres/);
  expect((await estado('atrasada')).texto).toContain('se está actualizando');
});

test('por dirección se contesta por el proceso sin abrir a nadie; con nombre, por la institución', async () => {
  const antes = federacion.casas.cuantas();
  const porDireccion = (path: string) =>
    pedirEn(federacion.puerto, `127.0.0.1:${federacion.puerto}`, { path });
  expect(JSON.parse((await porDireccion('/api/health/live')).texto)).toEqual({ estado: 'vivo' });
  expect(JSON.parse((await porDireccion('/api/health/ready')).texto)).toEqual({
    estado: 'listo',
    partes: [],
  });
  expect((await porDireccion('/api/auth/options')).codigo).toBe('INSTITUCION_DESCONOCIDA');
  expect(federacion.casas.cuantas()).toBe(antes);
  expect(JSON.parse((await estado('sana', '/api/health/ready')).texto).partes.length).toBeGreaterThan(0);
});

test('a quien escribió mal la dirección se le contesta con una frase, y a un programa con un problema', async () => {
  const { status, encabezados, texto } = await federacion.pedir('ninguna', {
    path: '/',
    headers: { accept: 'text/html,application/xhtml+xml' },
  });
  expect(status).toBe(421);
  expect(encabezados['content-type']).toBe('text/plain; charset=utf-8');
  expect(texto).toBe(
    'En esta dirección no hay ninguna institución. Revise la que escribió, o pídala a su administrador.\n',
  );
  expect((await estado('ninguna')).codigo).toBe('INSTITUCION_DESCONOCIDA');
});

test('suspendida no entra nadie, y vuelve cuando deja de estarlo', async () => {
  await federacion.directorio.cambiarEstado('sana', 'suspendida');
  expect(await dicho('sana')).toBe('503 INSTITUCION_SUSPENDIDA');
  await federacion.directorio.cambiarEstado('sana', 'activa');
  expect(await dicho('sana')).toBe('200');
});

test('en mudanza se consulta y no se escribe, ni por encargo', async () => {
  const token = await federacion.entrar('sana', 'cajero@cuadra.demo');
  await federacion.directorio.cambiarEstado('sana', 'mudanza');
  const headers = { authorization: `Bearer ${token}` };
  expect((await federacion.pedir('sana', { path: '/api/openapi.json', headers })).status).toBe(200);
  const escribe = await federacion.pedir('sana', { method: 'POST', path: '/api/auth/sign-out', headers });
  expect(escribe.codigo).toBe('INSTITUCION_NO_DISPONIBLE');
  expect(escribe.texto).toContain('se está mudando');
  const deLaCola = await consultar(
    federacion.bases.get('sana')?.url ?? '',
    `select from pg_stat_activity where datname = current_database() and application_name = 'cuadra trabajos'`,
  );
  expect(deLaCola).toEqual([]);
  await federacion.directorio.cambiarEstado('sana', 'activa');
});

test('cerrada no deja ninguna conexión en su base', async () => {
  expect(await dicho('sana')).toBe('200');
  await federacion.casas.renovar('sana');
  const quedan = await consultar(
    federacion.bases.get('sana')?.url ?? '',
    `select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  expect(quedan).toEqual([]);
});
