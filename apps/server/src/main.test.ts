// Starting, stopping and being killed: the real process on its own data folder.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { crearBase } from './testing/databases.ts';
import { iniciarCuadra, motivoDeNoIniciar, type ProcesoDeCuadra } from './testing/process.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from './testing/temp-folder.ts';

let carpeta: CarpetaTemporal;
let abiertos: ProcesoDeCuadra[] = [];

beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('inicio');
});
afterAll(async () => {
  await terminarTodos();
  await carpeta.borrar();
});

async function iniciar(env: Record<string, string> = {}): Promise<ProcesoDeCuadra> {
  const proceso = await iniciarCuadra({ DATA_DIR: join(carpeta.ruta, 'datos'), ...env });
  abiertos.push(proceso);
  return proceso;
}

/** The one at work on the folder: a test that leaves it running spares the next one a start. */
async function enMarcha(): Promise<ProcesoDeCuadra> {
  return abiertos[0] ?? iniciar();
}

async function terminar(proceso: ProcesoDeCuadra, senal: NodeJS.Signals): Promise<number | null> {
  abiertos = abiertos.filter((abierto) => abierto !== proceso);
  return proceso.terminar(senal);
}

async function terminarTodos(): Promise<void> {
  await Promise.all(abiertos.map((abierto) => terminar(abierto, 'SIGTERM')));
}

const listo = async (url: string) => (await fetch(`${url}/api/health/ready`)).status;

async function entrar(url: string, email = 'contador@cuadra.demo', password = 'Cuadra-2026') {
  const respuesta = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { status: respuesta.status, cuerpo: (await respuesta.json()) as { accessToken: string } };
}

const usuario = async (url: string, token: string) =>
  (await fetch(`${url}/api/common/user`, { headers: { authorization: `Bearer ${token}` } })).status;

describe('con la base de datos incluida', () => {
  afterAll(terminarTodos);

  it('inicia en una carpeta vacía, anuncia los usuarios y se detiene en orden con Ctrl-C', async () => {
    const proceso = await iniciar();
    expect(proceso.dicho()).toContain('contador2@cuadra.demo');
    expect(proceso.dicho()).toContain('Cuadra-2026');
    expect((await entrar(proceso.url)).status).toBe(200);
    expect(await terminar(proceso, 'SIGINT')).toBe(0);
    await expect(readFile(join(carpeta.ruta, 'datos/postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
  });

  it('un token sigue sirviendo después de reiniciar: el secreto y la sesión quedan guardados', async () => {
    const primero = await enMarcha();
    const { cuerpo } = await entrar(primero.url);
    await terminar(primero, 'SIGTERM');
    const segundo = await enMarcha();
    expect(await usuario(segundo.url, cuerpo.accessToken)).toBe(200);
  });

  it('rechaza un segundo inicio en la misma carpeta y el primero sigue atendiendo', async () => {
    const primero = await enMarcha();
    const motivo = await motivoDeNoIniciar({ DATA_DIR: join(carpeta.ruta, 'datos') });
    expect(motivo).toContain('Ya hay un Cuadra usando la carpeta de datos');
    expect(motivo).toContain(`proceso ${primero.child.pid}`);
    expect(await listo(primero.url)).toBe(200);
  });

  it('después de kill -9 al servidor, el siguiente inicio toma la carpeta sin ayuda', async () => {
    const primero = await enMarcha();
    const { cuerpo } = await entrar(primero.url);
    await terminar(primero, 'SIGKILL');
    const segundo = await enMarcha();
    expect(await usuario(segundo.url, cuerpo.accessToken)).toBe(200);
  });

  it('después de kill -9 a la base de datos, la levanta de nuevo y sigue atendiendo', async () => {
    const proceso = await enMarcha();
    const antes = await pidDePostgres();
    process.kill(antes, 'SIGKILL');
    await expect.poll(() => pidDePostgres().catch(() => antes), { timeout: 20_000 }).not.toBe(antes);
    await expect.poll(() => listo(proceso.url), { timeout: 20_000 }).toBe(200);
    expect((await entrar(proceso.url)).status).toBe(200);
  });

  it('después de kill -9 a los dos, el siguiente inicio recupera', async () => {
    const primero = await enMarcha();
    const postgres = await pidDePostgres();
    await terminar(primero, 'SIGKILL');
    process.kill(postgres, 'SIGKILL');
    const segundo = await enMarcha();
    expect((await entrar(segundo.url)).status).toBe(200);
  });

  it('sin PORT y con el de otro Cuadra ocupado usa el siguiente libre; con PORT ocupado lo dice', async () => {
    const otroCuadra = await enMarcha();
    const { port: ocupado } = new URL(otroCuadra.url);
    const DATA_DIR = join(carpeta.ruta, 'otros-datos');
    const motivo = await motivoDeNoIniciar({ DATA_DIR, PORT: ocupado });
    expect(motivo).toContain(`PORT: el puerto ${ocupado} está ocupado`);
    const mio = await iniciar({ DATA_DIR });
    expect(new URL(mio.url).port).not.toBe(ocupado);
  });
});

describe('con DATABASE_URL', () => {
  const SESSION_SECRET = 'x'.repeat(32);

  it('usa el PostgreSQL indicado, sin usuarios de demostración, con el primer administrador', async () => {
    const base = await crearBase(inject('urlDeAdministracion'), 'template0');
    const env = {
      DATABASE_URL: base.url,
      SESSION_SECRET,
      NODE_ENV: 'development',
      CUADRA_ADMIN_EMAIL: 'gerencia@ejemplo.gt',
      CUADRA_ADMIN_PASSWORD: 'Ceiba-verde-48',
    };
    const proceso = await iniciar(env);
    expect(proceso.dicho()).not.toContain('cuadra.demo');
    expect((await entrar(proceso.url)).status).toBe(401);
    expect((await entrar(proceso.url, 'gerencia@ejemplo.gt', 'Ceiba-verde-48')).status).toBe(200);
    // Nothing is kept in the folder that another process could not share.
    const segundo = await iniciar(env);
    expect(await listo(segundo.url)).toBe(200);
    await terminarTodos();
    await base.borrar();
  });

  it('en producción no inicia si PostgreSQL podría perder lo confirmado', async () => {
    const base = await crearBase(inject('urlDeAdministracion'), 'template0');
    const motivo = await motivoDeNoIniciar({
      DATA_DIR: carpeta.ruta,
      DATABASE_URL: base.url,
      SESSION_SECRET,
    });
    expect(motivo).toContain('PostgreSQL tiene apagado');
    expect(motivo).toContain('fsync');
    await base.borrar();
  });

  it('dice que nadie responde en esa dirección', async () => {
    const DATABASE_URL = 'postgres://nadie@127.0.0.1:1/nada';
    const motivo = await motivoDeNoIniciar({ DATA_DIR: carpeta.ruta, DATABASE_URL, SESSION_SECRET });
    expect(motivo).toContain('DATABASE_URL: no hay un PostgreSQL que responda');
  });
});

it('un valor equivocado detiene el inicio con el nombre de la variable', async () => {
  expect(await motivoDeNoIniciar({ DATA_DIR: carpeta.ruta, PORT: 'tres mil' })).toContain(
    'PORT: espera un puerto',
  );
});

async function pidDePostgres(): Promise<number> {
  return Number.parseInt(await readFile(join(carpeta.ruta, 'datos/postgres/postmaster.pid'), 'utf8'), 10);
}
