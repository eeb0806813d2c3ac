// What people, and whoever means harm, get through nginx.
import assert from 'node:assert/strict';
import { request as plainRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { SITE_NAME } from './nginx.ts';

type Check = (what: string, assertion: () => unknown) => Promise<void>;

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

interface Site {
  readonly ca: string;
  readonly http: number;
  readonly https: number;
}

type Call = (path: string, options?: RequestOptions, body?: string | Buffer) => Promise<Answer>;

const PERSON = { email: 'contador@cuadra.demo', password: 'Cuadra-2026' };
const FORGED = '203.0.113.9';
const ATTEMPTS = 100;

export async function checkBehindNginx(check: Check, site: Site): Promise<void> {
  const call = caller(site);
  await untilReady(call);
  await checkTls(check, site, call);
  const token = await signIn(call);
  const authorization = `Bearer ${token}`;

  await check('the address of whoever calls is the one nginx sees, whatever they say', async () => {
    const { body } = await call('/api/common/sessions', { headers: { authorization } });
    assert.ok(!body.includes(FORGED), body);
    assert.match(body, /127\.0\.0\.1/);
  });
  await check('live events arrive as they happen', () => eventsArrive(site, call, authorization));
  await check('a large file gets through to Cuadra, which is who judges it', async () => {
    const headers = { authorization, 'content-type': 'application/octet-stream' };
    const options = { method: 'POST', headers };
    const { status, body } = await call(
      '/api/contabilidad/bancos/leer?nombre=a',
      options,
      Buffer.alloc(15_000_000, 'x'),
    );
    assert.equal(status, 422, body.slice(0, 200));
    assert.equal(JSON.parse(body).codigo, 'ESTADO_ILEGIBLE');
  });
  await check('what is larger than anything Cuadra takes stops at nginx', async () => {
    const headers = {
      authorization,
      'content-type': 'application/octet-stream',
      'content-length': '300000000',
    };
    const { status } = await call('/api/contabilidad/bancos/leer?nombre=a', { method: 'POST', headers });
    assert.equal(status, 413);
  });
  await check('metrics are not for the internet', async () => {
    assert.equal((await call('/metrics')).status, 404);
  });
}

async function checkTls(check: Check, { ca, http, https }: Site, call: Call): Promise<void> {
  await check('plain http only says where to go', async () => {
    const { status, headers } = await new Promise<Answer>((done, fail) =>
      plainRequest(
        { port: http, host: '127.0.0.1', path: '/a?b=1', headers: { host: SITE_NAME } },
        (answer) => {
          answer.resume();
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body: '' });
        },
      )
        .once('error', fail)
        .end(),
    );
    assert.deepEqual([status, headers.location], [308, `https://${SITE_NAME}:${https}/a?b=1`]);
  });
  await check('the page and the API come with what makes a browser careful', async () => {
    for (const path of ['/', '/api/health/live']) {
      const { status, headers } = await call(path);
      assert.equal(status, 200);
      assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.match(String(headers['content-security-policy']), /default-src 'none'/);
      assert.equal(headers.server, 'nginx');
    }
  });
  const shake = (options: object) =>
    new Promise<string>((done) => {
      const socket = connect(
        { host: '127.0.0.1', port: https, ca, servername: SITE_NAME, ...options },
        () => {
          done(socket.getProtocol() ?? '');
          socket.destroy();
        },
      ).once('error', (error) => done(error.message));
    });
  await check('TLS 1.2 and 1.3, and nothing before', async () => {
    assert.equal(await shake({ maxVersion: 'TLSv1.2' }), 'TLSv1.2');
    assert.equal(await shake({}), 'TLSv1.3');
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' };
    assert.doesNotMatch(await shake(old), /^TLS/);
  });
  await check('by another name there is nothing', async () => {
    assert.match(await shake({ servername: 'otro.ejemplo.gt' }), /unrecognized|alert|reset|hang/i);
  });
}

function caller({ ca, https }: Site): Call {
  return (path, options = {}, body) =>
    new Promise((done, fail) => {
      const headers = { host: SITE_NAME, 'x-forwarded-for': FORGED, ...options.headers };
      const where = { host: '127.0.0.1', port: https, servername: SITE_NAME, ca, agent: false } as const;
      const sent = request({ ...where, path, ...options, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        answer.once('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
      });
      sent.once('error', fail);
      sent.end(body);
    });
}

async function untilReady(call: Call): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const ready = await call('/api/health/ready').catch(() => undefined);
    if (ready?.status === 200) return;
    await wait(100);
  }
  throw new Error('Cuadra did not answer through nginx');
}

async function signIn(call: Call): Promise<string> {
  const options = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const { body } = await call('/api/auth/sign-in', options, JSON.stringify(PERSON));
  return JSON.parse(body).accessToken;
}

/** Opened, it hears of an account that is made meanwhile. */
async function eventsArrive({ ca, https }: Site, call: Call, authorization: string): Promise<void> {
  const account = {
    idCuenta: '1011010198',
    nombreCuenta: 'Caja de prueba',
    tipoCuenta: 'D',
    naturaleza: 'deudora',
  };
  const headers = { host: SITE_NAME, authorization };
  const where = { host: '127.0.0.1', port: https, servername: SITE_NAME, ca, path: '/api/eventos', headers };
  const heard = await new Promise<string>((done, fail) => {
    const late = setTimeout(() => fail(new Error('nothing arrived')), 10_000);
    const stream = request(where, (answer) => {
      answer.setEncoding('utf8').on('data', (piece: string) => {
        if (!piece.includes('catalogo-cambio')) return;
        clearTimeout(late);
        done(piece);
        stream.destroy();
      });
      const json = { method: 'POST', headers: { authorization, 'content-type': 'application/json' } };
      call('/api/contabilidad/v2/catalogo', json, JSON.stringify(account)).catch(fail);
    });
    stream.once('error', () => undefined);
    stream.end();
  });
  assert.match(heard, /catalogo-cambio/);
}
