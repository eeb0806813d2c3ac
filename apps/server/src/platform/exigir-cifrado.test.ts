// Through leerConfig, as every start asks it.
import { describe, expect, it } from 'vitest';
import { leerConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { esDeEstaMaquina } from './es-de-esta-maquina.ts';

type Variables = Readonly<Record<string, string>>;

const SESSION_SECRET = 's'.repeat(32);
const REAL = { CUADRA_DEMO: 'false', SESSION_SECRET };
const PUBLICA = 'https://cuadra.coop.gt';

const leer = (variables: Variables) => leerConfig({ ...REAL, ...variables });
const negada = (variables: Variables, mensaje: string) => {
  expect(() => leer(variables)).toThrow(ConfigError);
  expect(() => leer(variables)).toThrow(mensaje);
};

describe('una institución real no escucha fuera de esta máquina sin TLS', () => {
  it.each(['0.0.0.0', '::', '10.0.0.5', 'cuadra.coop.gt', '::ffff:10.0.0.5', '128.0.0.1'])(
    'en %s dice las dos maneras de hacerlo',
    (HOST) => {
      negada({ HOST }, `HOST: para escuchar en ${HOST} indique PUBLIC_URL (https) y TRUST_PROXY`);
      negada({ HOST, TRUST_PROXY: '10.0.0.1' }, 'o TLS_CERT y TLS_KEY');
    },
  );

  it('con PUBLIC_URL https pide de quién se cree la dirección de las personas', () => {
    const detras = { HOST: '0.0.0.0', PUBLIC_URL: PUBLICA };
    negada(detras, 'TRUST_PROXY: espera la dirección del proxy');
    negada({ ...detras, TRUST_PROXY: 'false' }, 'TRUST_PROXY: espera la dirección del proxy');
    expect(leer({ ...detras, TRUST_PROXY: '10.0.0.1' }).proxiesDeConfianza).toEqual(['10.0.0.1']);
  });

  it('una dirección http no le sirve a nadie de otra máquina, tampoco detrás de un proxy', () => {
    const http = { PUBLIC_URL: 'http://cuadra.coop.gt' };
    negada(http, 'PUBLIC_URL: espera una dirección https');
    negada({ ...http, HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1' }, 'PUBLIC_URL: espera una dirección https');
    const local = { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: '10.0.0.1' };
    negada(local, 'HOST: para escuchar en 0.0.0.0');
  });

  it('con su propio TLS escucha donde sea, y no admite una dirección http', () => {
    const tls = { HOST: '0.0.0.0', TLS_CERT: '/c.pem', TLS_KEY: '/k.pem' };
    expect(leer(tls).tls).toEqual({ certificado: '/c.pem', llave: '/k.pem' });
    negada({ ...tls, PUBLIC_URL: 'http://localhost' }, 'PUBLIC_URL: con TLS_CERT espera una dirección https');
  });

  it('en esta máquina, en la demostración o al desarrollar no se pide nada', () => {
    for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.9.9.9']) expect(leer({ HOST }).host).toBe(HOST);
    expect(leerConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(leer({ HOST: '0.0.0.0', NODE_ENV: 'development' }).host).toBe('0.0.0.0');
  });
});

describe('con PostgreSQL en otra máquina', () => {
  const variables = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_REPLICA_URL', 'DATABASE_DIRECT_URL'];
  const con = (variable: string, direccion: string) => ({
    DATABASE_OWNER_URL: 'postgres://dueno@localhost/cuadra',
    [variable]: direccion,
  });

  it.each(variables)('%s dice sslmode, o el inicio dice qué escribir', (variable) => {
    for (const resto of [
      '',
      '?sslmode=disable',
      '?sslmode=prefer',
      '?sslmode=allow',
      '?sslmode=no-verify',
      '?ssl=true',
      '?sslmode=require&uselibpqcompat=true',
      '?sslmode=verify-full&sslmode=disable',
    ])
      negada(
        con(variable, `postgres://u:c@base.coop.gt:5432/cuadra${resto}`),
        `${variable}: base.coop.gt es otra máquina; agregue sslmode=verify-full`,
      );
    negada(con(variable, 'postgres://u:c@localhost/cuadra?host=10.0.0.9'), `${variable}: 10.0.0.9 es otra`);
    for (const modo of ['verify-full', 'verify-ca', 'require'])
      expect(() => leer(con(variable, `postgres://u:c@base.coop.gt/cuadra?sslmode=${modo}`))).not.toThrow();
  });

  it.each([
    'postgres://u:c@localhost/cuadra',
    'postgres://u:c@127.0.0.1:5433/cuadra',
    'postgres://u:c@[::1]/cuadra',
    'postgres://u:c@%2Fvar%2Frun%2Fpostgresql/cuadra',
    'postgres://u:c@localhost/cuadra?host=/var/run/postgresql',
    'postgres://u:c@/cuadra?host=/var/run/postgresql',
  ])('%s es de esta máquina', (direccion) => {
    expect(() => leer({ DATABASE_OWNER_URL: direccion })).not.toThrow();
  });
});

describe('el correo a otra máquina', () => {
  const con = (SMTP_URL: string) => ({ SMTP_URL, PUBLIC_URL: PUBLICA });

  it.each(['ignoreTLS=true', 'requireTLS=false', 'tls.rejectUnauthorized=false'])(
    'no se le quita el cifrado con %s',
    (opcion) => {
      negada(con(`smtp://correo.coop.gt:587?${opcion}`), `SMTP_URL: quite ${opcion}`);
      expect(() => leer(con(`smtp://localhost:25?${opcion}`))).not.toThrow();
    },
  );

  it('smtps, o smtp con STARTTLS, bastan', () => {
    for (const url of ['smtps://u:c@correo.coop.gt', 'smtp://u:c@correo.coop.gt:587'])
      expect(leer(con(url)).smtpUrl).toBe(url);
  });
});

it.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['[::1]', true],
  ['LOCALHOST', true],
  ['localhost.coop.gt', false],
  ['127.0.0.1.nip.io', false],
  ['0.0.0.0', false],
  ['', false],
])('%s es de esta máquina: %s', (host, esperado) => {
  expect(esDeEstaMaquina(host)).toBe(esperado);
});

it('el secreto anterior no es el mismo', () => {
  negada({ SESSION_SECRET_ANTERIOR: SESSION_SECRET }, 'SESSION_SECRET_ANTERIOR: es igual a SESSION_SECRET');
});
