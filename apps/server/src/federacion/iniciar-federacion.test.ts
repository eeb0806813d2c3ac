import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { leerConfig } from '#platform/config.ts';
import { crearLogger } from '#platform/crear-logger.ts';
import { prepararBase } from '#platform/database/preparar-base.ts';
import { crearRetiro } from '#platform/http/retiro.ts';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseVacia, crearBaseVacia } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { puertoLibre } from '#testing/process.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { abrirDirectorio } from './directorio/directorio.ts';
import { type Federacion, iniciarFederacion } from './iniciar-federacion.ts';
import { institucionDePrueba } from './testing/directorio-en-memoria.ts';
import { pedirEn } from './testing/federacion-de-prueba.ts';

let carpeta: CarpetaTemporal;
let base: BaseVacia;
let federacion: Federacion;
let archivo: string;
let puerto: number;
const log = crearLogger('silent');
const retiro = crearRetiro();

const conDirectorio = async (
  hacer: (directorio: Awaited<ReturnType<typeof abrirDirectorio>>) => Promise<void>,
) => {
  const directorio = await abrirDirectorio(archivo, { clave: undefined, log, crear: true });
  await hacer(directorio).finally(() => directorio.cerrar());
};

beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('directorio');
  archivo = join(carpeta.ruta, 'instituciones.json');
  base = await crearBaseVacia(inject('urlDeAdministracion'), PLANTILLA);
  const { direccion: databaseUrl } = await prepararBase(base.url, { secreto: 'el de la única' });
  await conDirectorio((directorio) => directorio.guardar(institucionDePrueba('unica', { databaseUrl })));
  puerto = Number(await puertoLibre());
  const variables = {
    NODE_ENV: 'test',
    DATA_DIR: carpeta.ruta,
    INSTITUCIONES: archivo,
    PORT: String(puerto),
  };
  const config = leerConfig(variables);
  const { instituciones } = config;
  if (instituciones === undefined) throw new Error('Esta prueba sirve varias.');
  federacion = await iniciarFederacion({ config, instituciones, log, retiro, carpetaWeb: undefined });
});
afterAll(async () => {
  await federacion.cerrar();
  await base.borrar();
  await carpeta.borrar();
});

const pedir = (path: string, host = 'unica.coop.test') => pedirEn(puerto, host, { path });

test('sirve a las del directorio por su nombre, y oye sus cambios sin reiniciar', async () => {
  expect(federacion.direccion).toBe(`http://localhost:${puerto}`);
  expect((await pedir('/api/auth/options')).status).toBe(200);
  await conDirectorio((directorio) => directorio.cambiarEstado('unica', 'suspendida'));
  await hastaQue(async () =>
    expect((await pedir('/api/auth/options')).codigo).toBe('INSTITUCION_SUSPENDIDA'),
  );
  await conDirectorio((directorio) => directorio.cambiarEstado('unica', 'activa'));
  await hastaQue(async () => expect((await pedir('/api/auth/options')).status).toBe(200));
});

test('al retirarse deja de estar lista para el balanceador, y sigue atendiendo', async () => {
  expect((await pedir('/api/health/ready', '127.0.0.1')).status).toBe(200);
  retiro.empezar();
  expect((await pedir('/api/health/ready', '127.0.0.1')).codigo).toBe('PROCESO_QUE_SE_RETIRA');
  expect((await pedir('/api/health/live', '127.0.0.1')).status).toBe(200);
  expect((await pedir('/api/auth/options')).status).toBe(200);
});
