// Several people at once over one copy, and processes that end when nobody expects it. The programs that fill and serve it are doubles here,
// so that each moment lasts as long as it is looked at; the real ones are in practica-de-verdad.test.ts.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as contrato from '@cuadra/contract/administracion/practica';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { otorgarComoDueno } from '#testing/otorgar-como-dueno.ts';

const programas = {
  programa: fileURLToPath(new URL('../../testing/practica/servir-de-mentira.ts', import.meta.url)),
  llenarPractica: fileURLToPath(new URL('../../testing/practica/llenar-de-mentira.ts', import.meta.url)),
};

let prueba: AplicacionDePrueba;
let admin: string;
let otro: string;
let datos: string;

beforeAll(async () => {
  prueba = await aplicacionDePrueba({ programas });
  await otorgarComoDueno(prueba.url, 'jefe@cuadra.demo', ['administrador']);
  admin = await prueba.entrar('admin@cuadra.demo');
  otro = await prueba.entrar('jefe@cuadra.demo');
  datos = prueba.plataforma.config.carpetaDatos;
  await mkdir(datos, { recursive: true });
});
afterAll(() => prueba.cerrar());
beforeEach(async () => {
  await rm(join(datos, 'iniciados'), { force: true });
});
afterEach(async () => {
  for (const nombre of ['espera', 'falla']) await rm(join(datos, nombre), { force: true });
  await hastaQue(async () => expect((await ver()).enCurso).toBeNull());
  await quitar();
});

const ver = async () => (await prueba.llamar(contrato.verPractica, {}, { token: admin })).cuerpo;
const hacer = (token = admin) => {
  // The last one asked for is told by its hour.
  prueba.reloj.avanzar({ seconds: 1 });
  return prueba.llamar(contrato.hacerPractica, { body: {} }, { token });
};
const iniciar = (token = admin) => prueba.llamar(contrato.iniciarPractica, { body: {} }, { token });
const traer = (token = admin) => prueba.llamar(contrato.traerEnsayado, { body: {} }, { token });
const quitar = (token = admin) => prueba.llamar(contrato.quitarPractica, {}, { token });
const poner = (nombre: string) => writeFile(join(datos, nombre), '');
/** The processes that there have been, by their ids. */
const pidsDe = async (que: 'iniciados' | 'llenos') =>
  (await readFile(join(datos, que), 'utf8').catch(() => '')).split('\n').filter(Boolean).map(Number);
const hastaEstar = (estado: string) =>
  hastaQue(async () => expect(await ver()).toMatchObject({ estado, enCurso: null }));
const vive = (pid: number | undefined) => {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
};
const hecha = async () => {
  expect((await hacer()).status).toBe(201);
  await hastaEstar('en-marcha');
};
/** Being filled until `espera` goes. */
const llenandose = async () => {
  const antes = (await pidsDe('llenos')).length;
  await poner('espera');
  expect((await hacer()).status).toBe(201);
  await hastaQue(async () => expect(await pidsDe('llenos')).toHaveLength(antes + 1));
  return (await pidsDe('llenos')).at(-1);
};

describe('cuando no hay ninguna', () => {
  it('no se inicia, no se trae nada de ella ni se quita, y así se dice', async () => {
    expect(await ver()).toMatchObject({ estado: 'ninguna', enCurso: null, ensayado: null });
    expect((await iniciar()).problema.codigo).toBe('PRACTICA_NO_EXISTE');
    expect((await traer()).problema.codigo).toBe('PRACTICA_NO_EXISTE');
    const { problema } = await quitar();
    expect([problema.codigo, problema.detail]).toEqual([
      'PRACTICA_NO_EXISTE',
      'No hay una institución de práctica que quitar.',
    ]);
  });

  it('la que quedó a medias porque el proceso murió no es ninguna, y se hace de nuevo encima', async () => {
    await mkdir(join(datos, 'practica', 'postgres'), { recursive: true });
    await writeFile(join(datos, 'practica', 'postgres', 'PG_VERSION'), '18\n');
    expect(await ver()).toMatchObject({ estado: 'ninguna', hechaEn: null });
    expect((await iniciar()).problema.codigo).toBe('PRACTICA_NO_EXISTE');
    await hecha();
    expect(await readdir(join(datos, 'practica', 'postgres'))).toEqual([]);
  });
});

it('solo un administrador la hace, la inicia, trae de ella y la quita', async () => {
  const contador = await prueba.entrar('contador@cuadra.demo');
  for (const llamada of [hacer, iniciar, traer, quitar])
    expect((await llamada(contador)).problema.codigo).toBe('SIN_PERMISO');
});

it('dos que la hacen a la vez: una vale, y a la otra persona se le dice quién la pidió', async () => {
  await poner('espera');
  const respuestas = await Promise.all([hacer(admin), hacer(otro)]);
  expect(respuestas.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { problema } = respuestas.find(({ status }) => status === 409) ?? respuestas[0];
  expect(problema.detail).toMatch(
    /^Está en curso la copia de práctica de la institución, que pidió .+ a las /,
  );
});

it('mientras se llena no se inicia, ni se trae, ni se quita: se dice por quién se espera', async () => {
  await hecha();
  await llenandose();
  for (const llamada of [iniciar, traer, quitar]) {
    const { problema } = await llamada(otro);
    expect([problema.codigo, problema.detail]).toEqual([
      'TRABAJO_EN_CURSO',
      'Se está haciendo la institución de práctica, a pedido de Ana Lucía Morales Caal. Espere a que termine.',
    ]);
  }
  expect(await ver()).toMatchObject({ estado: 'ninguna', enCurso: { estado: 'haciendo' } });
  await rm(join(datos, 'espera'));
  await hastaEstar('en-marcha');
});

it('la que no se llega a llenar no queda a medias, y se dice', async () => {
  await hecha();
  await poner('falla');
  expect((await hacer()).status).toBe(201);
  await hastaQue(async () =>
    expect(await ver()).toMatchObject({ estado: 'ninguna', fallo: true, enCurso: null }),
  );
  expect(await readdir(datos)).not.toContain('practica');
});

describe('en marcha', () => {
  beforeEach(hecha);

  it('si su proceso muere está detenida; dos que la inician a la vez la encuentran en el mismo lugar', async () => {
    const [primero] = await pidsDe('iniciados');
    process.kill(primero ?? 0, 'SIGKILL');
    await hastaEstar('detenida');
    const respuestas = await Promise.all([iniciar(admin), iniciar(otro)]);
    expect(respuestas.map(({ status }) => status)).toEqual([200, 200]);
    const [, segundo, ...demas] = await pidsDe('iniciados');
    expect(demas).toEqual([]);
    for (const { cuerpo } of respuestas)
      expect(cuerpo).toMatchObject({ estado: 'en-marcha', direccion: `http://localhost:${segundo}` });
    // And once more, when it already is.
    expect((await iniciar()).cuerpo.direccion).toBe(`http://localhost:${segundo}`);
  });

  it('la que no inicia lo dice, y sigue ahí', async () => {
    process.kill((await pidsDe('iniciados'))[0] ?? 0, 'SIGKILL');
    await hastaEstar('detenida');
    await poner('falla');
    expect((await iniciar()).problema.codigo).toBe('PRACTICA_SIN_INICIAR');
    expect(await ver()).toMatchObject({ estado: 'detenida' });
  });

  it('dos que la quitan a la vez: una la quita, y la otra encuentra que ya no está', async () => {
    const [pid] = await pidsDe('iniciados');
    const respuestas = await Promise.all([quitar(admin), quitar(otro)]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.problema.codigo).toBe('PRACTICA_NO_EXISTE');
    expect(vive(pid)).toBe(false);
    expect(await readdir(datos)).not.toContain('practica');
    const quitadas = await prueba.db
      .selectFrom('bitacora')
      .select('n')
      .where('accion', '=', 'practica:quitar')
      .where('entidad', '=', 'institucion')
      .execute();
    expect(quitadas.length).toBeGreaterThan(0);
  });

  it('se quita mientras inicia: no queda un proceso sin su copia', async () => {
    process.kill((await pidsDe('iniciados'))[0] ?? 0, 'SIGKILL');
    await hastaEstar('detenida');
    const [, quitada] = await Promise.all([iniciar(admin), quitar(otro)]);
    expect(quitada.status).toBe(200);
    expect(await ver()).toMatchObject({ estado: 'ninguna', direccion: null });
    for (const pid of await pidsDe('iniciados')) expect(vive(pid)).toBe(false);
  });
});

it('al cerrarse el programa se detiene lo que se está llenando, y no queda a medias', async () => {
  const otra = await aplicacionDePrueba({ programas });
  const suyos = otra.plataforma.config.carpetaDatos;
  await mkdir(suyos, { recursive: true });
  await writeFile(join(suyos, 'espera'), '');
  const token = await otra.entrar('admin@cuadra.demo');
  await otra.llamar(contrato.hacerPractica, { body: {} }, { token });
  const pid = await hastaQue(async () => Number((await readFile(join(suyos, 'llenos'), 'utf8')).trim()));
  await otra.app.close();
  expect(vive(pid)).toBe(false);
  expect(await readdir(suyos)).not.toContain('practica');
  await otra.cerrar();
});

it('en la práctica misma no se hace otra', async () => {
  const dentro = await aplicacionDePrueba({ config: { esPractica: true }, programas });
  const token = await dentro.entrar('admin@cuadra.demo');
  const codigos = [
    await dentro.llamar(contrato.hacerPractica, { body: {} }, { token }),
    await dentro.llamar(contrato.iniciarPractica, { body: {} }, { token }),
    await dentro.llamar(contrato.traerEnsayado, { body: {} }, { token }),
    await dentro.llamar(contrato.quitarPractica, {}, { token }),
  ].map(({ problema }) => problema.codigo);
  expect(new Set(codigos)).toEqual(new Set(['PRACTICA_DENTRO']));
  await dentro.cerrar();
});
