import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leerConfig } from '#platform/config.ts';
import { configDeAlojada } from './config-de-alojada.ts';
import { institucionDePrueba } from './testing/directorio-en-memoria.ts';

const comun = leerConfig({
  INSTITUCIONES: '/etc/cuadra/instituciones.json',
  DATA_DIR: '/var/lib/cuadra',
  SMTP_URL: 'smtps://correo.coop.gt',
  METRICS_TOKEN: 'la clave de las métricas',
  SELLOS_CARPETA: '/mnt/sellos',
  BITACORA_REENVIO: 'archivo:/var/log/cuadra/bitacora.jsonl',
  SESSION_IDLE_SECONDS: '900',
  TRUST_PROXY: '10.0.0.5',
});
const uno = configDeAlojada(comun, institucionDePrueba('uno'));
const dos = configDeAlojada(comun, institucionDePrueba('dos'));

test('lo común es lo mismo para todas', () => {
  for (const clave of ['sesion', 'proxiesDeConfianza', 'smtpUrl', 'nivelDeLog', 'enProduccion'] as const)
    expect([uno[clave], dos[clave]]).toEqual([comun[clave], comun[clave]]);
});

test('lo de cada una es distinto en cada una', () => {
  const suyo = [
    'alojada',
    'carpetaDatos',
    'databaseUrl',
    'secretoSesion',
    'direccionPublica',
    'metricas',
    'sellos',
    'reenvioDeBitacora',
  ] as const;
  for (const clave of suyo) expect([clave, uno[clave]]).not.toEqual([clave, dos[clave]]);
  expect(uno).toMatchObject({
    alojada: 'uno',
    carpetaDatos: join('/var/lib/cuadra', 'instituciones', 'uno'),
    direccionPublica: 'https://uno.coop.test',
    conexionesMax: 4,
    sellos: { carpeta: join('/mnt/sellos', 'uno'), llave: undefined },
    reenvioDeBitacora: `archivo:${join('/var/log/cuadra', 'uno-bitacora.jsonl')}`,
  });
});

test('la clave de las métricas de una no es la de otra ni la del proceso, y su puerto no es de nadie', () => {
  const claves = [uno.metricas.clave, dos.metricas.clave, comun.metricas.clave];
  expect(new Set(claves).size).toBe(3);
  expect(uno.metricas.puerto).toBeUndefined();
});

test('ninguna tiene la llave del dueño, ni certificado, ni copias, ni demostración', () => {
  expect(uno).toMatchObject({
    databaseOwnerUrl: undefined,
    conBaseIncluida: false,
    tls: undefined,
    esDemo: false,
    instituciones: undefined,
    respaldo: { carpeta: undefined, comando: undefined },
  });
});

test('la dirección que dice el directorio es la que va en los correos', () => {
  const dicha = institucionDePrueba('uno', { direccionPublica: 'https://cuadra.uno.gt' });
  expect(configDeAlojada(comun, dicha).direccionPublica).toBe('https://cuadra.uno.gt');
});
