// A stop stops: whatever is open or was cut, the program and the PostgreSQL that came along end in order, soon, and the next start has
// nothing to recover.
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { RUTA_DE_EVENTOS } from '@cuadra/contract/eventos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  conBase,
  corridaPorAplicar,
  encolarDeNuevo,
} from './ahorros/intereses/testing/institucion-que-cae.ts';
import { BASE_INCLUIDA } from './platform/abrir-plataforma.ts';
import { carpetaDelCluster } from './platform/bundled-postgres/programas.ts';
import { urlDelQueCorre } from './platform/bundled-postgres/url-del-que-corre.ts';
import { estaVivo } from './platform/esta-vivo.ts';
import { hoyEn, relojDelSistema } from './platform/reloj.ts';
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

it('con una corrida que se aplica, una verificación y quien contabiliza: termina en orden, y al volver se acaba de aplicar', async () => {
  let proceso = await iniciar();
  const token = await entrar(proceso.url);
  const { pid, cluster } = await postgresDe(carpeta);
  const base = (await urlDelQueCorre(carpeta.ruta, BASE_INCLUIDA)) ?? '';
  const id = await conBase(base, (db) => corridaPorAplicar(db, 120, 2));
  await encolarDeNuevo(base, id);
  await expect.poll(() => aplicadas(base, id), { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
  const pedir = (ruta: string, cuerpo: object) =>
    fetch(`${proceso.url}${ruta}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(cuerpo),
    }).then(
      ({ status }) => status,
      () => 0,
    );
  expect(await pedir('/api/contabilidad/verificaciones', { completa: true })).toBe(201);
  const contabilizadas = Promise.all(
    Array.from({ length: 40 }, (_, n) => pedir('/api/contabilidad/partidas', partida(n))),
  );
  expect(await proceso.terminar('SIGTERM')).toBe(0);
  expect([estaVivo(pid), await comoTermino(cluster)]).toEqual([false, EN_ORDEN]);
  // Each was posted or was not: nobody is left waiting for an answer.
  expect([...new Set(await contabilizadas)].filter((estado) => ![0, 201, 503].includes(estado))).toEqual([]);

  proceso = await iniciar();
  const otra = (await urlDelQueCorre(carpeta.ruta, BASE_INCLUIDA)) ?? '';
  await encolarDeNuevo(otra, id);
  await expect.poll(() => aplicadas(otra, id), { timeout: 120_000, interval: 100 }).toBe(60);
  expect(await proceso.terminar('SIGTERM')).toBe(0);
});

const aplicadas = (base: string, corrida: number): Promise<number> =>
  conBase(base, async (db) => {
    const hechas = db.selectFrom('corridaTanda').select('n').where('corrida', '=', corrida);
    return (await hechas.where('estado', '=', 'aplicada').execute()).length;
  });

const partida = (n: number) => ({
  fecha: hoyEn(relojDelSistema).toString(),
  tipo: 'diario',
  agencia: '01',
  concepto: `Mientras se detiene ${n}`,
  lineas: [
    { idCuenta: '1011010103', debe: 100 + n, haber: 0 },
    { idCuenta: '603102', debe: 0, haber: 100 + n },
  ],
  contabilizar: true,
});
