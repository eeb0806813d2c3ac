// Cuadra behind a real PgBouncer, as an institution would have it: refused in transaction mode, served with
// DATABASE_DIRECT_URL. Apart from `npm test` because it needs the program: `node tools/pooler-check.mjs [pgbouncer]`.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chown, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { iniciarPostgresIncluido } from '../apps/server/src/platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { esRoot, SIN_PRIVILEGIOS } from '../apps/server/src/platform/bundled-postgres/programas.ts';
import { conCredenciales, credencialesDe } from '../apps/server/src/platform/database/direccion.ts';
import { prepararBase } from '../apps/server/src/platform/database/preparar-base.ts';
import { consultar } from '../apps/server/src/testing/databases.ts';
import { iniciarCuadra, motivoDeNoIniciar } from '../apps/server/src/testing/process.ts';
import { crearCarpetaTemporal } from '../apps/server/src/testing/temp-folder.ts';

const PROGRAM = process.argv[2] ?? 'pgbouncer';
const SECRET = 'a secret of the check, nobody else has it';
const identity = esRoot() ? SIN_PRIVILEGIOS : {};

const folder = await crearCarpetaTemporal('pooler');
const postgres = await iniciarPostgresIncluido({ carpetaDatos: folder.ruta });
let pooler;
try {
  await consultar(postgres.url('postgres'), 'create database institucion');
  const owner = postgres.url('institucion');
  const { direccion: direct } = await prepararBase(owner, { secreto: SECRET });
  const ports = { transaction: await freePort(), session: await freePort() };
  pooler = await startPooler(direct, ports);
  const through = (mode) => {
    const url = new URL(direct);
    url.searchParams.delete('host');
    url.hostname = '127.0.0.1';
    url.port = String(ports[mode]);
    url.pathname = `/${mode}`;
    return url.href;
  };
  const settings = { NODE_ENV: 'development', DATA_DIR: folder.ruta, SESSION_SECRET: SECRET };
  const demo = { CUADRA_DEMO: 'true', CUADRA_DEMO_HISTORIA: 'false' };
  const start = async (more) =>
    iniciarCuadra({ ...settings, ...demo, ...more, PORT: String(await freePort()) });

  for (const mode of ['transaction', 'session']) {
    const said = await motivoDeNoIniciar({ ...settings, DATABASE_URL: through(mode) });
    assert.match(said, /DATABASE_URL: pasa por un agrupador .*DATABASE_DIRECT_URL/s);
    say(`${mode} mode, alone: refused. ${said.trim().split('\n').at(-1)}`);
  }
  // The sessions that it had opened before the papel got its settings do not have them.
  const early = await motivoDeNoIniciar({
    ...settings,
    DATABASE_URL: through('transaction'),
    DATABASE_DIRECT_URL: direct,
  });
  assert.match(early, /RECONNECT/);
  for (const mode of ['transaction', 'session']) {
    const administration = new URL(through(mode));
    administration.pathname = '/pgbouncer';
    await consultar(administration.href, 'RECONNECT');
    const cuadra = await start({ DATABASE_URL: through(mode), DATABASE_DIRECT_URL: direct });
    const health = await fetch(`${cuadra.url}/api/health/ready`);
    assert.equal(health.status, 200);
    const tokens = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const answer = await fetch(`${cuadra.url}/api/auth/sign-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'contador@cuadra.demo', password: 'Cuadra-2026' }),
        });
        assert.equal(answer.status, 200);
        return (await answer.json()).accessToken;
      }),
    );
    const reads = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        fetch(`${cuadra.url}/api/contabilidad/saldos?fecha=2026-11-16`, {
          headers: { authorization: `Bearer ${tokens[n % tokens.length]}` },
        }),
      ),
    );
    assert.deepEqual([...new Set(reads.map(({ status }) => status))], [200]);
    const inside = await consultar(
      postgres.url('postgres'),
      `select distinct application_name as name from pg_stat_activity where datname = 'institucion' order by 1`,
    );
    say(
      `${mode} mode, with DATABASE_DIRECT_URL: served. Sessions: ${inside.map(({ name }) => name).join(', ')}`,
    );
    assert.equal(await cuadra.terminar('SIGTERM'), 0);
  }
} finally {
  pooler?.kill('SIGINT');
  await postgres.detener();
  await folder.borrar();
}

/** One database for each mode, so that one PgBouncer tries both. */
async function startPooler(direct, ports) {
  const { usuario, clave } = credencialesDe(direct);
  const socket = new URL(direct).searchParams.get('host');
  const users = join(folder.ruta, 'userlist.txt');
  await writeFile(users, `"${usuario}" "${clave}"\n`, { mode: 0o600 });
  if (esRoot()) await chown(users, SIN_PRIVILEGIOS.uid, SIN_PRIVILEGIOS.gid);
  const processes = [];
  for (const [mode, port] of Object.entries(ports)) {
    const file = join(folder.ruta, `${mode}.ini`);
    const target = `host='${socket}' port=5432 dbname=institucion pool_mode=${mode}`;
    await writeFile(
      file,
      `[databases]\n${mode} = ${target}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = scram-sha-256\nauth_file = ${users}\ndefault_pool_size = 30\nadmin_users = ${usuario}\n`,
    );
    if (esRoot()) await chown(file, SIN_PRIVILEGIOS.uid, SIN_PRIVILEGIOS.gid);
    const child = spawn(PROGRAM, [file], { ...identity, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (piece) => {
      said += piece;
    });
    processes.push(child);
    const entered = conCredenciales(`postgres://127.0.0.1:${port}/${mode}`, { usuario, clave });
    await untilItAnswers(entered, () => said);
  }
  return { kill: (signal) => processes.forEach((child) => void child.kill(signal)) };
}

async function untilItAnswers(url, said) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answers = await consultar(url, 'select 1').then(Boolean, () => false);
    if (answers) return;
    await wait(100);
  }
  throw new Error(`PgBouncer did not start:\n${said()}`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
