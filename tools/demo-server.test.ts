import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { politicaDePaginas } from '../apps/server/src/platform/http/proteger.ts';

interface Served {
  readonly port: number;
  readonly close: () => void;
}
interface DemoServer {
  readonly serveFiles: (folder: string, preferred: number) => Promise<Served>;
  readonly policy: (nonce: string) => string;
}
const { serveFiles, policy }: DemoServer = await import(new URL('demo-server.mjs', import.meta.url).href);

let folder = '';
let served: Served | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cuadra-muestra-'));
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secreto.json'), '{}');
  await writeFile(join(folder, 'dist', '.sources'), 'x');
  await writeFile(join(folder, 'dist', 'index.html'), '<meta content="__CSP_NONCE__">');
  await writeFile(join(folder, 'dist', 'muestra-worker.js'), 'self;');
  await writeFile(join(folder, 'dist', 'assets', 'letra.woff2'), 'x');
  served = await serveFiles(join(folder, 'dist'), 0);
});
afterAll(async () => {
  served?.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`http://localhost:${served?.port}${path}`, init);

it('cualquier dirección que no es un archivo es la página, cada vez con otro número y su política', async () => {
  const seen = new Set<string>();
  for (const path of ['/', '/welcome', '/apps/contacts/una.persona']) {
    const response = await get(path);
    const nonce = /content="([^"]+)"/.exec(await response.text())?.[1] ?? '';
    expect(response.headers.get('content-security-policy')).toBe(policy(nonce));
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    seen.add(nonce);
  }
  expect(seen.size).toBe(3);
});

it('la política es la del producto', () => {
  expect(policy('n')).toBe(politicaDePaginas('n'));
});

it('los archivos van con su tipo; nada fuera de la carpeta, ni lo oculto, ni la API', async () => {
  const typeOf = async (path: string) => (await get(path)).headers.get('content-type');
  expect(await typeOf('/muestra-worker.js?sin-servidor')).toBe('text/javascript; charset=utf-8');
  expect(await typeOf('/assets/letra.woff2')).toBe('font/woff2');
  for (const path of [
    '/api/common/user',
    '/assets/otro.js',
    '/otro.js',
    '/%2e%2e/secreto.json',
    '/assets/..%2f..%2f..%2fsecreto.json',
    '/index.html',
    '/%',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect(await typeOf('/.sources')).toContain('text/html');
  expect((await get('/', { method: 'POST' })).status).toBe(405);
});

it('si el puerto preferido está ocupado, sirve en otro', async () => {
  const taken = createServer();
  await new Promise<void>((ready) => taken.listen(0, 'localhost', ready));
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const other = await serveFiles(join(folder, 'dist'), port);
  expect(other.port).not.toBe(port);
  expect((await fetch(`http://localhost:${other.port}/`)).status).toBe(200);
  other.close();
  taken.close();
});
