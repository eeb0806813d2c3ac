// The commands as the person in charge runs them, beside a real server that posts, and after it was killed.
import { spawn } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { relojDelSistema } from './platform/reloj.ts';
import { PLANTILLA } from './testing/clusters.setup.ts';
import { consultar, crearBase, crearBaseVacia } from './testing/databases.ts';
import { COMPILADO, iniciarCuadra, type ProcesoDeCuadra, puertoLibre } from './testing/process.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from './testing/temp-folder.ts';

const FRASE = 'una frase larga que nadie adivina';
let carpeta: CarpetaTemporal;

beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('respaldar');
});
afterAll(() => carpeta.borrar());

interface Salida {
  readonly codigo: number | null;
  readonly dicho: string;
}

function correr(
  comando: 'respaldar' | 'restaurar',
  env: Record<string, string>,
  ...args: string[]
): Promise<Salida> {
  const programa = fileURLToPath(new URL(`./${comando}.ts`, import.meta.url));
  const child = spawn(process.execPath, [programa, ...args], {
    env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILADO, PATH: '/usr/bin:/bin', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let dicho = '';
  for (const canal of [child.stdout, child.stderr])
    canal.on('data', (trozo: Buffer) => {
      dicho += trozo.toString('utf8');
    });
  return new Promise((listo) => child.once('close', (codigo) => listo({ codigo, dicho })));
}

async function entrar({ url }: ProcesoDeCuadra): Promise<string> {
  const respuesta = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'contador@cuadra.demo', password: 'Cuadra-2026' }),
  });
  return ((await respuesta.json()) as { accessToken: string }).accessToken;
}

async function contabilizar({ url }: ProcesoDeCuadra, token: string, concepto: string): Promise<void> {
  const fecha = relojDelSistema.ahora().toZonedDateTimeISO('America/Guatemala').toPlainDate().toString();
  const lineas = [
    { idCuenta: '1011010103', debe: 100, haber: 0 },
    { idCuenta: '603102', debe: 0, haber: 100 },
  ];
  const respuesta = await fetch(`${url}/api/contabilidad/partidas`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ fecha, tipo: 'diario', agencia: '01', concepto, lineas, contabilizar: true }),
  });
  if (respuesta.status !== 201) throw new Error(`No se contabilizó: ${await respuesta.text()}`);
}

it('el servidor se respalda solo y archiva mientras contabiliza; muerto de golpe, el comando lo devuelve a un segundo de en medio', {
  timeout: 600_000,
}, async () => {
  const [datos, copias, otra] = ['datos', 'copias', 'otra'].map((nombre) => join(carpeta.ruta, nombre)) as [
    string,
    string,
    string,
  ];
  await mkdir(datos);
  const env = { DATA_DIR: datos, RESPALDO_CARPETA: copias, RESPALDO_CLAVE: FRASE, PORT: await puertoLibre() };
  const cuadra = await iniciarCuadra(env);
  onTestFinished(async () => {
    await cuadra.terminar('SIGKILL');
  });
  const token = await entrar(cuadra);
  await contabilizar(cuadra, token, 'antes de la copia');
  // The first one is made by the server itself, because its WAL has none to begin from.
  const bases = () => readdir(join(copias, 'bases')).catch(() => []);
  await expect
    .poll(bases, { timeout: 240_000, interval: 500 })
    .toContainEqual(expect.stringMatching(/\.json$/));
  await contabilizar(cuadra, token, 'antes del segundo');
  const segundo = relojDelSistema.ahora();
  await contabilizar(cuadra, token, 'después del segundo');
  const alcanza = async () => {
    const linaje: unknown = JSON.parse(await readFile(join(datos, 'respaldo', 'linaje.json'), 'utf8'));
    return (
      (linaje as { alcance: string }).alcance >
        relojDelSistema.ahora().subtract({ seconds: 30 }).toString() &&
      (linaje as { alcance: string }).alcance > segundo.add({ seconds: 1 }).toString()
    );
  };
  await expect.poll(alcanza, { timeout: 240_000, interval: 500 }).toBe(true);
  await cuadra.terminar('SIGKILL');

  const restaurado = await correr(
    'restaurar',
    env,
    '--de',
    copias,
    '--en',
    otra,
    '--hasta',
    segundo.toString(),
  );
  expect(restaurado).toEqual({ codigo: 0, dicho: expect.stringContaining('Todo cuadra.') });
  const devuelto = await iniciarCuadra({
    ...env,
    DATA_DIR: otra,
    RESPALDO_CARPETA: join(carpeta.ruta, 'copias de la otra'),
  });
  onTestFinished(async () => {
    await devuelto.terminar('SIGTERM');
  });
  const respuesta = await fetch(`${devuelto.url}/api/contabilidad/partidas`, {
    headers: { authorization: `Bearer ${await entrar(devuelto)}` },
  });
  const texto = await respuesta.text();
  expect(
    ['antes de la copia', 'antes del segundo', 'después del segundo'].map((concepto) =>
      texto.includes(concepto),
    ),
  ).toEqual([true, true, false]);
  expect(await readdir(otra)).not.toContain('restauracion-a-medias');
});

it('sin decir dónde ni con qué, el comando dice qué falta; sin con qué abrir, también', async () => {
  const base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  onTestFinished(() => base.borrar());
  const env = { DATABASE_OWNER_URL: base.url, DATABASE_URL: base.urlDeLaAplicacion, DATA_DIR: carpeta.ruta };
  expect(await correr('respaldar', env)).toEqual({
    codigo: 1,
    dicho: expect.stringContaining('RESPALDO_CARPETA o RESPALDO_COMANDO'),
  });
  expect(await correr('restaurar', env, '--de', carpeta.ruta)).toEqual({
    codigo: 1,
    dicho: expect.stringContaining('--identidad'),
  });
});

/** Programs that only show what they were given: what a real pg_dump tells is that program's to answer for. */
async function programasDePrueba(): Promise<string> {
  const donde = join(carpeta.ruta, 'programas');
  await mkdir(donde);
  await writeFile(join(donde, 'pg_dump'), '#!/bin/sh\nhead -c 20000000 /dev/zero\necho "$@"\n');
  await writeFile(join(donde, 'pg_restore'), `#!/bin/sh\ncat > '${join(carpeta.ruta, 'recibido')}'\n`);
  for (const programa of await readdir(donde)) await chmod(join(donde, programa), 0o755);
  return [donde, '/usr/bin', '/bin'].join(delimiter);
}

it('un PostgreSQL de la institución va con sus programas, sin la clave a la vista, y vuelve a una base vacía', async () => {
  const base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  const vacia = await crearBaseVacia(inject('urlDeAdministracion'));
  onTestFinished(async () => {
    await base.borrar();
    await vacia.borrar();
  });
  const copias = join(carpeta.ruta, 'copias de afuera');
  const env = {
    ...{
      DATABASE_OWNER_URL: base.url,
      DATABASE_URL: base.urlDeLaAplicacion,
      DATA_DIR: join(carpeta.ruta, 'afuera'),
    },
    ...{ RESPALDO_CARPETA: copias, RESPALDO_CLAVE: FRASE, SESSION_SECRET: 'x'.repeat(32) },
  };
  const sinPrograma = await correr('respaldar', { ...env, PATH: dirname(process.execPath) });
  expect(sinPrograma).toEqual({ codigo: 1, dicho: expect.stringContaining('No se encontró pg_dump') });
  expect(await readdir(join(copias, 'bases'))).toEqual([]);

  const PATH = await programasDePrueba();
  expect(await correr('respaldar', { ...env, PATH })).toEqual({
    codigo: 0,
    dicho: expect.stringMatching(/Respaldo \S+ hecho/),
  });
  expect(await consultar(base.url, 'select resultado from respaldo order by iniciado_en')).toEqual([
    { resultado: 'fallido' },
    { resultado: 'hecho' },
  ]);
  const ocupada = await correr('restaurar', { ...env, PATH }, '--de', copias);
  expect(ocupada).toEqual({ codigo: 1, dicho: expect.stringContaining('no está vacía') });
  const { codigo } = await correr(
    'restaurar',
    { ...env, PATH, DATABASE_OWNER_URL: vacia.url },
    '--de',
    copias,
  );
  expect(codigo).toBe(0);
  const recibido = await readFile(join(carpeta.ruta, 'recibido'));
  expect(recibido.subarray(0, 20_000_000).every((byte) => byte === 0)).toBe(true);
  const argumentos = recibido.subarray(20_000_000).toString('utf8');
  expect(argumentos).toContain('--format=custom');
  expect(argumentos).not.toContain(new URL(base.url).password);
});
