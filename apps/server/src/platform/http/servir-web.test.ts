// What is served of the built web application, with and without the sample applications.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { servirWeb } from './servir-web.ts';

const abiertas: { readonly app: FastifyInstance; readonly carpeta: CarpetaTemporal }[] = [];
afterEach(async () => {
  for (const { app, carpeta } of abiertas.splice(0)) {
    await app.close();
    await carpeta.borrar();
  }
});

const ARCHIVOS = {
  'index.html': '<meta content="__APPS_DE_MUESTRA__"><script nonce="__CSP_NONCE__"></script>',
  'muestra.json': JSON.stringify(['assets/contactos-1.js', 'assets/contactos-1.css', 'muestra-worker.js']),
  'muestra-worker.js': 'worker',
  'assets/contactos-1.js': 'contactos',
  'assets/contactos-1.js.br': 'contactos en poco',
  'assets/contactos-1.css': 'estilos',
  'assets/index-1.js': 'producto',
  'scheme.js': 'esquema',
} as const;

const DE_LA_MUESTRA = ['/muestra-worker.js', '/assets/contactos-1.js', '/assets/contactos-1.css'];

describe.each([
  ['apagadas', false],
  ['encendidas', true],
])('con las aplicaciones de muestra %s', (_caso, conAppsDeMuestra) => {
  it('sus archivos se sirven solo entonces, también comprimidos', async () => {
    const app = await servida(conAppsDeMuestra);
    for (const url of [...DE_LA_MUESTRA, '/assets/contactos-1.js.br']) {
      const { statusCode, headers } = await app.inject({ url });
      expect([url, statusCode]).toEqual([url, conAppsDeMuestra ? 200 : 404]);
      if (!conAppsDeMuestra) expect(headers['content-type']).toContain('application/problem+json');
    }
    const comprimido = await app.inject({
      url: '/assets/contactos-1.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(comprimido.statusCode).toBe(conAppsDeMuestra ? 200 : 404);
  });

  it('la página lo dice, y lo del producto se sirve igual', async () => {
    const app = await servida(conAppsDeMuestra);
    const pagina = await app.inject({ url: '/apps/contacts' });
    expect(pagina.body).toContain(`content="${conAppsDeMuestra ? 'si' : 'no'}"`);
    expect(pagina.body).not.toContain('__');
    for (const url of ['/assets/index-1.js', '/scheme.js'])
      expect((await app.inject({ url })).statusCode).toBe(200);
  });

  it('ningún archivo se muestra dentro de la página de otro', async () => {
    const app = await servida(conAppsDeMuestra);
    for (const url of ['/assets/index-1.js', '/scheme.js', '/apps/contacts']) {
      const { headers } = await app.inject({ url });
      expect([url, headers['content-security-policy']]).toEqual([
        url,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
    }
  });

  it('la lista de sus archivos no es de nadie más', async () => {
    const app = await servida(conAppsDeMuestra);
    expect((await app.inject({ url: '/muestra.json' })).statusCode).toBe(404);
  });
});

async function servida(conAppsDeMuestra: boolean): Promise<FastifyInstance> {
  const carpeta = await crearCarpetaTemporal('web');
  await mkdir(join(carpeta.ruta, 'assets'));
  for (const [archivo, contenido] of Object.entries(ARCHIVOS))
    await writeFile(join(carpeta.ruta, archivo), contenido);
  const app = fastify();
  abiertas.push({ app, carpeta });
  await servirWeb(app, carpeta.ruta, { esPractica: false, conAppsDeMuestra });
  return app;
}
