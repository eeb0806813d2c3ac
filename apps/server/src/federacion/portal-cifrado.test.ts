// The door with a certificate of its own: encrypted for everybody, the institution is the one of the Host header, and a
// certificate that is renewed is shown without closing anything.
import { rename, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { crearRetiro } from '#platform/http/retiro.ts';
import { certificadoDePrueba } from '#platform/http/testing/certificado-de-prueba.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { abrirPortal, type Portal } from './portal.ts';
import { institucionDePrueba } from './testing/instituciones-de-prueba.ts';

let carpeta: CarpetaTemporal;
let portal: Portal;

beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('portal-cifrado');
  await poner();
  const norte = institucionDePrueba('norte');
  // Nobody waits for the next look at the certificate.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  portal = abrirPortal({
    config: { tls: archivos() },
    directorio: { porAnfitrion: async (nombre) => (nombre === 'norte.ejemplo.gt' ? norte : undefined) },
    casas: {
      async entrar({ nombre }) {
        const casa = {
          atender: (_: unknown, respuesta: { end(texto: string): void }) => respuesta.end(nombre),
          trabaja: () => false,
          quieta: async () => true,
          cerrar: async () => undefined,
        };
        return { casa, soltar: () => undefined };
      },
      cerrar: async () => undefined,
    },
    retiro: crearRetiro(),
    log: pino({ level: 'silent' }),
  });
  await portal.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await portal.cerrar();
  vi.useRealTimers();
  await carpeta.borrar();
});

const archivos = () => ({
  certificado: join(carpeta.ruta, 'portal.pem'),
  llave: join(carpeta.ruta, 'portal.key'),
});

/** As whoever renews it does: each in its place at once. */
async function poner(): Promise<void> {
  const { cert, key } = certificadoDePrueba('norte.ejemplo.gt');
  const { certificado, llave } = archivos();
  await writeFile(`${llave}.nueva`, key, { mode: 0o600 });
  await writeFile(`${certificado}.nuevo`, cert);
  await rename(`${llave}.nueva`, llave);
  await rename(`${certificado}.nuevo`, certificado);
}

interface Respuesta {
  readonly status: number | undefined;
  readonly texto: string;
  readonly certificado: string;
}

function pedir(anfitrion: string, servername = 'norte.ejemplo.gt'): Promise<Respuesta> {
  const { port } = portal.server.address() as AddressInfo;
  return new Promise((listo, fallo) => {
    const peticion = request(
      {
        host: '127.0.0.1',
        port,
        servername,
        headers: { host: anfitrion },
        rejectUnauthorized: false,
        agent: false,
      },
      async (respuesta) => {
        const { fingerprint256 } = (respuesta.socket as TLSSocket).getPeerCertificate();
        listo({ status: respuesta.statusCode, texto: await text(respuesta), certificado: fingerprint256 });
      },
    );
    peticion.once('error', fallo).end();
  });
}

test('habla cifrado, y la institución es la del encabezado, se haya saludado con el nombre que sea', async () => {
  expect(await pedir('norte.ejemplo.gt')).toMatchObject({ status: 200, texto: 'norte' });
  expect(await pedir('norte.ejemplo.gt', 'sur.ejemplo.gt')).toMatchObject({ status: 200, texto: 'norte' });
  expect((await pedir('sur.ejemplo.gt')).texto).toContain('INSTITUCION_DESCONOCIDA');
});

test('a quien llega sin cifrar no se le contesta', async () => {
  const { port } = portal.server.address() as AddressInfo;
  const sinCifrar = fetch(`http://127.0.0.1:${port}/api/health/live`).then((respuesta) => respuesta.text());
  await expect(sinCifrar).rejects.toThrow();
});

test('el certificado renovado se muestra sin reiniciar', async () => {
  const { certificado } = await pedir('norte.ejemplo.gt');
  await poner();
  vi.advanceTimersByTime(60_000);
  await hastaQue(async () => expect((await pedir('norte.ejemplo.gt')).certificado).not.toBe(certificado));
});
