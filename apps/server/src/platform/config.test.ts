import { describe, expect, it } from 'vitest';
import { ConfigError, leerConfig } from './config.ts';

const SECRETO = 's'.repeat(32);
const BASE = 'postgres://cuadra@localhost/cuadra';

it('sin ninguna variable: base incluida, demostración encendida, solo esta máquina', () => {
  expect(leerConfig({})).toMatchObject({
    puerto: undefined,
    host: '127.0.0.1',
    retiroSegundos: 0,
    carpetaDatos: './data',
    conBaseIncluida: true,
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    esDemo: true,
    demoConHistoria: true,
    ocultarContabilidad: false,
    ocultarAhorros: false,
    conAppsDeMuestra: true,
    sesion: { inactividadSegundos: 600, avisoSegundos: 30, vidaHoras: 12 },
  });
});

it('con DATABASE_URL la demostración queda apagada, salvo que se pida', () => {
  expect(leerConfig({ DATABASE_URL: BASE, SESSION_SECRET: SECRETO }).esDemo).toBe(false);
  expect(leerConfig({ DATABASE_URL: BASE, SESSION_SECRET: SECRETO, CUADRA_DEMO: 'true' }).esDemo).toBe(true);
  expect(leerConfig({ DATABASE_OWNER_URL: BASE, SESSION_SECRET: SECRETO }).esDemo).toBe(false);
  expect(leerConfig({ CUADRA_DEMO: 'false' }).esDemo).toBe(false);
});

it('las aplicaciones de muestra acompañan a la demostración, salvo que se diga otra cosa', () => {
  const ofrecidas = (variables: Record<string, string>) => leerConfig(variables).conAppsDeMuestra;
  expect(ofrecidas({ CUADRA_DEMO: 'false' })).toBe(false);
  expect(ofrecidas({ DATABASE_URL: BASE, SESSION_SECRET: SECRETO })).toBe(false);
  expect(ofrecidas({ CUADRA_DEMO_APPS: 'false' })).toBe(false);
  expect(ofrecidas({ CUADRA_DEMO: 'false', CUADRA_DEMO_APPS: 'true' })).toBe(true);
});

it('se cree a los proxies de esta máquina, a los que se digan, o a ninguno', () => {
  const creidos = (TRUST_PROXY?: string) => leerConfig({ TRUST_PROXY }).proxiesDeConfianza;
  expect(creidos()).toEqual(['loopback']);
  expect(creidos('10.0.0.5, fd00::/8,loopback')).toEqual(['10.0.0.5', 'fd00::/8', 'loopback']);
  expect(creidos('false')).toEqual([]);
});

it('con cualquiera de las dos direcciones la base no es la incluida', () => {
  for (const nombre of ['DATABASE_URL', 'DATABASE_OWNER_URL'])
    expect(leerConfig({ [nombre]: BASE, SESSION_SECRET: SECRETO }).conBaseIncluida).toBe(false);
});

describe('varias instituciones', () => {
  const INSTITUCIONES = '/etc/cuadra/instituciones.json';

  it('sin INSTITUCIONES se sirve una; con ella, las del directorio, sin base incluida ni demostración', () => {
    expect(leerConfig({}).instituciones).toBeUndefined();
    expect(leerConfig({ INSTITUCIONES })).toMatchObject({
      instituciones: { directorio: INSTITUCIONES, clave: undefined, abiertasMax: 40, ociosasSegundos: 300 },
      conBaseIncluida: false,
      esDemo: false,
    });
    const dicho = { INSTITUCIONES_ABIERTAS: '5', INSTITUCIONES_OCIOSAS_SEGUNDOS: '60' };
    expect(leerConfig({ INSTITUCIONES, ...dicho }).instituciones).toMatchObject({
      abiertasMax: 5,
      ociosasSegundos: 60,
    });
  });

  it.each([
    { DATABASE_URL: BASE },
    { DATABASE_OWNER_URL: BASE },
    { DATABASE_DIRECT_URL: BASE },
    { DATABASE_REPLICA_URL: BASE },
    { SESSION_SECRET: SECRETO },
    { SESSION_SECRET_ANTERIOR: SECRETO },
    { PUBLIC_URL: 'https://cuadra.coop.gt' },
    { CUADRA_ADMIN_EMAIL: 'a@b.gt' },
    { SELLOS_LLAVE: '/llave.pem' },
    { METRICS_PORT: '9100' },
    { RESPALDO_CARPETA: '/respaldos' },
    { CUADRA_DEMO: 'true' },
    { CUADRA_PRACTICA: 'true' },
    { BITACORA_REENVIO: 'syslog://registro' },
  ])('con %o no se inicia: es de una sola', (sobra) => {
    const [variable = ''] = Object.keys(sobra);
    expect(() => leerConfig({ INSTITUCIONES, ...sobra })).toThrow(`${variable}: `);
  });

  it('con correo, cada una tiene su propia dirección', () => {
    expect(leerConfig({ INSTITUCIONES, SMTP_URL: 'smtps://correo.coop.gt' }).smtpUrl).toBeDefined();
  });
});

it('una variable vacía es una variable ausente', () => {
  expect(leerConfig({ PORT: '', DATABASE_URL: '' }).puerto).toBeUndefined();
});

describe('un valor equivocado se nombra con lo que se espera', () => {
  it.each([
    [{ PORT: '0' }, 'PORT: espera un puerto entre 1 y 65535'],
    [{ PORT: '70000' }, 'PORT: espera un puerto entre 1 y 65535'],
    [{ PORT: '80.5' }, 'PORT: espera un puerto entre 1 y 65535'],
    [{ RETIRO_SEGUNDOS: '301' }, 'RETIRO_SEGUNDOS: espera los segundos entre 0 y 300'],
    [{ PORT: 'http' }, 'PORT: espera un puerto entre 1 y 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: espera una dirección como postgres://'],
    [{ DATABASE_URL: BASE }, 'SESSION_SECRET: es obligatorio con DATABASE_URL'],
    [{ DATABASE_OWNER_URL: 'mysql://x' }, 'DATABASE_OWNER_URL: espera una dirección como postgres://'],
    [{ DATABASE_OWNER_URL: BASE }, 'SESSION_SECRET: es obligatorio con DATABASE_OWNER_URL'],
    [{ DATABASE_REPLICA_URL: BASE }, 'DATABASE_REPLICA_URL: solo se usa junto con DATABASE_URL'],
    [{ REPLICA_SINCRONA: 'true' }, 'REPLICA_SINCRONA: solo se usa junto con DATABASE_REPLICA_URL'],
    [{ REPLICA_SINCRONA: 'sí' }, 'REPLICA_SINCRONA: espera «true» o «false»'],
    [{ CONEXIONES_MAX: '1' }, 'CONEXIONES_MAX: espera un número entero entre 2 y 500'],
    [{ SESSION_SECRET: 'corto' }, 'SESSION_SECRET: espera al menos 32 caracteres'],
    [{ SESSION_IDLE_SECONDS: '0' }, 'SESSION_IDLE_SECONDS: espera un número entero entre 1 y 86400'],
    [{ SESSION_WARNING_SECONDS: 'poco' }, 'SESSION_WARNING_SECONDS: espera un número entero entre 1 y 600'],
    [{ SESSION_MAX_HOURS: '1.5' }, 'SESSION_MAX_HOURS: espera un número entero entre 1 y 168'],
    [{ CUADRA_DEMO_APPS: 'si' }, 'CUADRA_DEMO_APPS: espera «true» o «false»'],
    [{ CUADRA_DEMO: 'quizá' }, 'CUADRA_DEMO: espera «true» o «false»'],
    [
      { CUADRA_ADMIN_EMAIL: 'x', CUADRA_ADMIN_PASSWORD: 'Ceiba-verde-48' },
      'CUADRA_ADMIN_EMAIL: espera un correo',
    ],
    [
      { CUADRA_ADMIN_EMAIL: 'a@b.gt' },
      'CUADRA_ADMIN_PASSWORD: CUADRA_ADMIN_EMAIL y CUADRA_ADMIN_PASSWORD van juntas',
    ],
    [{ CUADRA_ADMIN_PASSWORD: 'Ceiba-verde-48' }, 'CUADRA_ADMIN_EMAIL: CUADRA_ADMIN_EMAIL y'],
    [
      { CUADRA_ADMIN_EMAIL: 'a@b.gt', CUADRA_ADMIN_PASSWORD: 'corta' },
      'CUADRA_ADMIN_PASSWORD: espera al menos 12 caracteres, difíciles de adivinar',
    ],
    [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY: espera direcciones o redes'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY: espera direcciones o redes'],
    [{ SMTP_URL: 'smtp://correo.gt' }, 'PUBLIC_URL: es obligatoria con SMTP_URL'],
    [{ SMTP_URL: 'correo.gt' }, 'SMTP_URL: espera una dirección como smtp://'],
    [{ OCULTAR_AHORROS: 'sí' }, 'OCULTAR_AHORROS: espera «true» o «false»'],
    [{ LOG_LEVEL: 'todo' }, 'LOG_LEVEL'],
  ])('%j', (variables, mensaje) => {
    expect(() => leerConfig(variables)).toThrow(ConfigError);
    expect(() => leerConfig(variables)).toThrow(mensaje);
  });
});
