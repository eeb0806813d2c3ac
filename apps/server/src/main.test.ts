// Starting, stopping and being killed: the real process on its own data folder.
import { execFileSync } from 'node:child_process';
import { chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { credencialesDe } from './platform/database/direccion.ts';
import { PLANTILLA } from './testing/clusters.setup.ts';
import { consultar, crearBase, crearBaseVacia } from './testing/databases.ts';
import { iniciarCuadra, motivoDeNoIniciar, type ProcesoDeCuadra } from './testing/process.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from './testing/temp-folder.ts';

const LLAVES = fileURLToPath(new URL('./llaves.ts', import.meta.url));

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

  it('con otro secreto (npm run llaves -- rotar) nadie pierde su sesión, y sin el de antes ese token ya no sirve', async () => {
    const DATA_DIR = join(carpeta.ruta, 'datos');
    const reiniciar = async (orden: string) => {
      await terminarTodos();
      execFileSync(process.execPath, [LLAVES, orden], { env: { DATA_DIR } });
      return enMarcha();
    };
    const { cuerpo } = await entrar((await enMarcha()).url);
    const rotado = await reiniciar('rotar');
    expect(await usuario(rotado.url, cuerpo.accessToken)).toBe(200);
    const { cuerpo: nuevo } = await entrar(rotado.url);
    const retirado = await reiniciar('retirar');
    expect(await usuario(retirado.url, cuerpo.accessToken)).toBe(401);
    expect(await usuario(retirado.url, nuevo.accessToken)).toBe(200);
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
    await expect.poll(() => pidDePostgres().catch(() => antes)).not.toBe(antes);
    await expect.poll(() => listo(proceso.url)).toBe(200);
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

const SESSION_SECRET = 'x'.repeat(32);

describe('con un PostgreSQL dado', () => {
  it('lo prepara con la dirección del dueño, sin usuarios de demostración, con el primer administrador', async () => {
    const base = await crearBaseVacia(inject('urlDeAdministracion'));
    const env = {
      DATABASE_OWNER_URL: base.url,
      SESSION_SECRET,
      NODE_ENV: 'development',
      LOG_LEVEL: 'info',
      CUADRA_ADMIN_EMAIL: 'gerencia@ejemplo.gt',
      CUADRA_ADMIN_PASSWORD: 'Ceiba-verde-48',
    };
    const proceso = await iniciar(env);
    expect(proceso.dicho()).not.toContain('cuadra.demo');
    expect((await entrar(proceso.url)).status).toBe(401);
    expect((await entrar(proceso.url, 'gerencia@ejemplo.gt', 'Ceiba-verde-48')).status).toBe(200);
    // A line for each request, with from where it came.
    await expect
      .poll(() => proceso.dicho())
      .toMatch(/"ruta":"\/api\/auth\/sign-in","status":401,.*"direccion":"(127\.0\.0\.1|::1)"/);
    // Nothing is kept in the folder that another process could not share.
    const segundo = await iniciar(env);
    expect(await listo(segundo.url)).toBe(200);
    // Whoever serves is neither the owner nor anybody who could become it.
    const sesiones = await consultar(
      base.url,
      `select distinct usename::text as papel from pg_stat_activity
       where datname = current_database() and application_name like 'cuadra%'`,
    );
    expect(sesiones).toEqual([{ papel: expect.stringMatching(/^cuadra_app_\d+$/) }]);
    await terminarTodos();
    await base.borrar();
  });

  it('una vez preparado le basta la dirección de la aplicación; la del dueño en su lugar se rechaza', async () => {
    const base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
    const env = { DATA_DIR: carpeta.ruta, SESSION_SECRET, NODE_ENV: 'development' };
    const como = (url: string) => motivoDeNoIniciar({ ...env, DATABASE_URL: url });
    const { usuario } = credencialesDe(base.url);
    const motivo = await como(base.url);
    expect(motivo).toContain(`${usuario} es superusuario`);
    expect(motivo).toContain('Indique esa dirección en DATABASE_OWNER_URL y quite DATABASE_URL');
    // The role in the options only hides who entered.
    expect(await como(`${base.url}&options=-c%20role%3D${base.papel}`)).toContain(
      `${usuario} es superusuario`,
    );
    await consultar(base.url, `delete from migracion where nombre = (select max(nombre) from migracion)`);
    const papelPropio = `${base.nombre}_app`;
    await consultar(base.url, `create role ${papelPropio} login password 'x'`);
    const propia = new URL(base.url);
    propia.username = papelPropio;
    propia.password = 'x';
    await consultar(
      base.url,
      `grant connect on database ${base.nombre} to ${papelPropio}; grant select on migracion to ${papelPropio}`,
    );
    expect(await como(propia.href)).toContain('Inicie Cuadra una vez con DATABASE_OWNER_URL');
    await consultar(base.url, `drop owned by ${papelPropio}; drop role ${papelPropio}`);
    await base.borrar();
  });

  it.each([
    ['la institución de demostración', 'true'],
    ['el primer administrador', 'false'],
  ])(
    'dos procesos que inician a la vez sobre una base vacía quedan los dos atendiendo: %s',
    async (_que, CUADRA_DEMO) => {
      for (let vez = 0; vez < 3; vez++) {
        const base = await crearBaseVacia(inject('urlDeAdministracion'));
        const env = {
          DATABASE_OWNER_URL: base.url,
          SESSION_SECRET,
          NODE_ENV: 'development',
          CUADRA_DEMO,
          CUADRA_ADMIN_EMAIL: 'gerencia@ejemplo.gt',
          CUADRA_ADMIN_PASSWORD: 'Ceiba-verde-48',
        };
        const dos = await Promise.all([iniciar(env), iniciar(env)]);
        for (const { url } of dos) {
          const [correo, clave] = CUADRA_DEMO === 'true' ? [] : ['gerencia@ejemplo.gt', 'Ceiba-verde-48'];
          expect((await entrar(url, correo, clave)).status).toBe(200);
        }
        await terminarTodos();
        await base.borrar();
      }
    },
  );

  it('en producción no inicia si PostgreSQL podría perder lo confirmado', async () => {
    const base = await crearBaseVacia(inject('urlDeAdministracion'));
    const motivo = await motivoDeNoIniciar({
      DATA_DIR: carpeta.ruta,
      DATABASE_OWNER_URL: base.url,
      SESSION_SECRET,
    });
    expect(motivo).toContain('PostgreSQL tiene apagado');
    expect(motivo).toContain('fsync');
    await base.borrar();
  });

  it('dice que nadie responde en esa dirección', async () => {
    const DATABASE_URL = 'postgres://nadie@127.0.0.1:1/nada';
    const motivo = await motivoDeNoIniciar({ DATA_DIR: carpeta.ruta, DATABASE_URL, SESSION_SECRET });
    expect(motivo).toContain('DATABASE_URL o DATABASE_OWNER_URL: no hay un PostgreSQL que responda');
  });
});

describe('como quién trabaja', () => {
  afterAll(terminarTodos);
  const esRoot = process.getuid?.() === 0;
  const DAEMON = 1;

  it('como el dueño de su carpeta de datos, aunque lo inicie root', async () => {
    // Apart: the one that the others share is by now for its owner alone.
    const suya = await crearCarpetaTemporal('de alguien');
    onTestFinished(() => suya.borrar());
    const DATA_DIR = join(suya.ruta, 'datos');
    await mkdir(DATA_DIR);
    // The one that any system has; PostgreSQL refuses to be a user without a name.
    if (esRoot) await chown(DATA_DIR, DAEMON, DAEMON);
    const { uid, gid } = await stat(DATA_DIR);
    const proceso = await iniciar({ DATA_DIR, CUADRA_DEMO: 'false' });
    expect(await identidades(proceso)).toEqual({ uid, gid, grupos: expect.not.stringMatching(/\b0\b/) });
    expect((await stat(join(DATA_DIR, 'postgres'))).uid).toBe(uid);
    expect((await stat(join(DATA_DIR, 'secreto'))).uid).toBe(uid);
    expect((await stat(join(DATA_DIR, 'clave-de-postgres'))).mode & 0o777).toBe(0o600);
    expect(uid).not.toBe(0);
  });

  it('la demostración, iniciada por root en una carpeta suya, la presta a quien no es nadie', async () => {
    const DATA_DIR = join(carpeta.ruta, 'demo', 'nueva');
    await mkdir(join(carpeta.ruta, 'demo'));
    const proceso = await iniciar({ DATA_DIR });
    const { uid } = await identidades(proceso);
    expect(uid).toBe(esRoot ? 65_534 : process.getuid?.());
    expect((await stat(DATA_DIR)).uid).toBe(uid);
    expect((await entrar(proceso.url)).status).toBe(200);
  });

  it('sin demostración y con una carpeta de root, root no trabaja: se dice cómo crear un usuario', async () => {
    const DATA_DIR = join(carpeta.ruta, 'de-root');
    await mkdir(DATA_DIR);
    const motivo = await motivoDeNoIniciar({ DATA_DIR, CUADRA_DEMO: 'false' });
    if (!esRoot) return expect(motivo).toBe('Inició.');
    expect(motivo).toContain('Cuadra no trabaja como root');
    expect(motivo).toContain('useradd --system');
    expect(motivo).toContain(`install -d -o cuadra -g cuadra -m 700 '${DATA_DIR}'`);
  });

  it('si el dueño de la carpeta no puede usar lo que root dejó en ella, se dice cómo entregársela', async () => {
    const DATA_DIR = join(carpeta.ruta, 'a medias');
    await mkdir(DATA_DIR);
    await writeFile(join(DATA_DIR, 'secreto'), 'x'.repeat(64), { mode: 0o600 });
    if (esRoot) await chown(DATA_DIR, DAEMON, DAEMON);
    const motivo = await motivoDeNoIniciar({ DATA_DIR, CUADRA_DEMO: 'false' });
    expect(motivo).toContain(esRoot ? `chown -R ${DAEMON} '${DATA_DIR}'` : 'Inició.');
  });
});

async function identidades({ child }: ProcesoDeCuadra) {
  const estado = await readFile(`/proc/${child.pid}/status`, 'utf8');
  const de = (nombre: string) => new RegExp(`^${nombre}:\\s*(.*)$`, 'm').exec(estado)?.[1] ?? '';
  const [uid, gid] = [de('Uid'), de('Gid')].map((texto) => [...new Set(texto.split('\t').map(Number))]);
  return {
    uid: uid?.length === 1 ? uid[0] : uid,
    gid: gid?.length === 1 ? gid[0] : gid,
    grupos: de('Groups'),
  };
}

it('un valor equivocado detiene el inicio con el nombre de la variable', async () => {
  expect(await motivoDeNoIniciar({ DATA_DIR: carpeta.ruta, PORT: 'tres mil' })).toContain(
    'PORT: espera un puerto',
  );
});

async function pidDePostgres(): Promise<number> {
  return Number.parseInt(await readFile(join(carpeta.ruta, 'datos/postgres/postmaster.pid'), 'utf8'), 10);
}

it('una institución real no inicia a la vista de todos sin TLS, y dice cómo', async () => {
  const motivo = await motivoDeNoIniciar({ DATA_DIR: carpeta.ruta, CUADRA_DEMO: 'false', HOST: '0.0.0.0' });
  expect(motivo).toContain('HOST: para escuchar en 0.0.0.0 indique PUBLIC_URL (https) y TRUST_PROXY');
});
