// A stop stops: whatever is open or was cut, the program and the PostgreSQL that came along end in order, soon, and the next start has
// nothing to recover.
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { RUTA_DE_EVENTOS } from '@cuadra/contract/eventos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carpetaDelCluster } from './platform/bundled-postgres/programas.ts';
import { estaVivo } from './platform/esta-vivo.ts';
import { iniciarCuadra, type ProcesoDeCuadra } from './testing/process.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from './testing/temp-folder.ts';

const EN_ORDEN = 1;
const LUGAR_DEL_ESTADO = 16;

let carpeta: CarpetaTemporal;
beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('detenerse ñ');
});
afterAll(() => carpeta.borrar());

const iniciar = () =>
  iniciarCuadra({ DATA_DIR: carpeta.ruta, CUADRA_DEMO: 'true', CUADRA_DEMO_HISTORIA: 'false' });

async function postgresDe({
  ruta,
}: CarpetaTemporal): Promise<{ readonly pid: number; readonly cluster: string }> {
  const cluster = await carpetaDelCluster(ruta);
  const pid = Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10);
  return { pid, cluster };
}

/** As PostgreSQL itself wrote it down when it ended: 1, in order. */
async function comoTermino(cluster: string): Promise<number> {
  return (await readFile(join(cluster, 'global', 'pg_control'))).readInt32LE(LUGAR_DEL_ESTADO);
}

async function entrar(url: string): Promise<string> {
  const respuesta = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'contador@cuadra.demo', password: 'Cuadra-2026' }),
  });
  return ((await respuesta.json()) as { accessToken: string }).accessToken;
}

async function conectarA({ url }: ProcesoDeCuadra): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const peticion = (ruta: string, token: string, metodo = 'GET', mas = '') =>
  `${metodo} ${ruta} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n${mas}\r\n`;

/** Asked for, and cut without a word some milliseconds later: before, while or after it is attended. */
async function cortadas(proceso: ProcesoDeCuadra, token: string): Promise<void> {
  const cuerpo = 'Content-Type: application/json\r\nContent-Length: 500\r\n';
  const clases = [
    peticion(RUTA_DE_EVENTOS, token),
    peticion('/api/escritorio/inicio', token),
    peticion('/api/contabilidad/partidas', token, 'POST', cuerpo),
    peticion('/api/contabilidad/saldos?fecha=2026-01-01', token),
  ];
  await Promise.all(
    Array.from({ length: 80 }, async (_, n) => {
      const socket = await conectarA(proceso);
      socket.write(clases[n % 8 < 5 ? 0 : (n % 3) + 1] ?? '');
      await new Promise((seguir) => setTimeout(seguir, n % 7));
      socket.resetAndDestroy();
    }),
  );
}

describe.each(['SIGINT', 'SIGTERM'] as const)('con %s', (senal) => {
  it('con navegadores abiertos, conexiones calladas y peticiones cortadas, termina en orden y pronto', async () => {
    const proceso = await iniciar();
    const token = await entrar(proceso.url);
    const { pid, cluster } = await postgresDe(carpeta);
    const abiertos = await Promise.all(Array.from({ length: 20 }, () => conectarA(proceso)));
    for (const [n, socket] of abiertos.entries()) {
      socket.resume();
      if (n < 15) socket.write(peticion(RUTA_DE_EVENTOS, token));
    }
    await cortadas(proceso, token);
    // Nothing reached the limit (limiteDeCierre): that would be said, and another code.
    expect(await proceso.terminar(senal)).toBe(0);
    expect([estaVivo(pid), await comoTermino(cluster)]).toEqual([false, EN_ORDEN]);
    await expect(stat(join(cluster, 'postmaster.pid'))).rejects.toThrow('ENOENT');
    for (const socket of abiertos) socket.destroy();
  });
});
