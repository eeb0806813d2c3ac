// The same promises of a directory in a file and in a database: two institutions share nothing, what changes is heard, and
// one that is down goes on saying what it last said.
import { chmod, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { type BaseVacia, consultar, crearBaseVacia } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { institucionDePrueba } from '../testing/instituciones-de-prueba.ts';
import { abrirDirectorio, type Directorio } from './directorio.ts';

const CLAVE = 'una clave larga que solo tiene la prueba';
const log = pino({ level: 'silent' });

let carpeta: CarpetaTemporal;
let base: BaseVacia;
let abiertos: Directorio[];

beforeEach(async () => {
  abiertos = [];
  carpeta = await crearCarpetaTemporal('directorio');
  base = await crearBaseVacia(inject('urlDeAdministracion'));
});

afterEach(async () => {
  for (const directorio of abiertos) await directorio.cerrar();
  await carpeta.borrar();
  await base.borrar();
});

const ruta = () => join(carpeta.ruta, 'instituciones.json');

async function abrir(donde: string, { clave = CLAVE, crear = true } = {}): Promise<Directorio> {
  const directorio = await abrirDirectorio(donde, { clave, log, crear });
  abiertos.push(directorio);
  return directorio;
}

describe.each([
  ['en un archivo', ruta],
  ['en una base', () => base.url],
])('%s', (_, donde) => {
  test('lo guardado lo encuentra otro proceso por cualquiera de sus nombres', async () => {
    const uno = await abrir(donde());
    const norte = institucionDePrueba('norte', { anfitriones: ['norte.ejemplo.gt', 'cn.ejemplo.gt'] });
    await uno.guardar(norte);
    const otro = await abrir(donde(), { crear: false });
    expect(await otro.listar()).toEqual([norte]);
    expect(await otro.porAnfitrion('CN.ejemplo.gt')).toEqual(norte);
    expect(await otro.porAnfitrion('sur.ejemplo.gt')).toBeUndefined();
  });

  test('lo que otro proceso cambia se oye, con el nombre de la que cambió', async () => {
    const [uno, otro] = [await abrir(donde()), await abrir(donde())];
    await uno.guardar(institucionDePrueba('norte'));
    await hastaQue(async () => expect(await otro.listar()).toHaveLength(1));
    const oyente = vi.fn<(nombre: string) => void>();
    const dejarDeOir = otro.alCambiar(oyente);
    await uno.guardar(institucionDePrueba('sur'));
    await uno.cambiarEstado('sur', 'suspendida');
    await hastaQue(async () =>
      expect((await otro.porAnfitrion('sur.ejemplo.gt'))?.estado).toBe('suspendida'),
    );
    expect(new Set(oyente.mock.calls.map(([nombre]) => nombre))).toEqual(new Set(['sur']));
    dejarDeOir();
  });

  test.each([
    ['un anfitrión', { anfitriones: ['otro.ejemplo.gt', 'norte.ejemplo.gt'] }],
    ['una base', { databaseUrl: 'postgres://otro:clave@DB.ejemplo.gt/cuadra_norte' }],
    ['la base por otra puerta', { databaseReplicaUrl: 'postgres://o:c@db.ejemplo.gt:5432/cuadra_norte' }],
    ['el secreto', { secreto: institucionDePrueba('norte').secreto }],
  ])('dos no comparten %s', async (_que, cambios) => {
    const directorio = await abrir(donde());
    await directorio.guardar(institucionDePrueba('norte'));
    await expect(directorio.guardar(institucionDePrueba('sur', cambios))).rejects.toThrow(
      /compartir|mismo secreto/,
    );
    expect(await directorio.listar()).toHaveLength(1);
  });

  test.each([
    ['con mayúsculas', { anfitriones: ['Norte.ejemplo.gt'] }],
    ['con puerto', { anfitriones: ['norte.ejemplo.gt:8080'] }],
    ['sin ninguno', { anfitriones: [] }],
    ['repetido', { anfitriones: ['norte.ejemplo.gt', 'norte.ejemplo.gt'] }],
    ['que sale de su carpeta', { nombre: '../norte' }],
    ['con un secreto corto', { secreto: 'corto' }],
  ])('una %s no entra', async (_que, cambios) => {
    const directorio = await abrir(donde());
    await expect(directorio.guardar(institucionDePrueba('norte', cambios))).rejects.toThrow();
    expect(await directorio.listar()).toEqual([]);
  });

  test('de la que no está no se cambia el estado', async () => {
    const directorio = await abrir(donde());
    await expect(directorio.cambiarEstado('norte', 'activa')).rejects.toThrow(/no hay una institución norte/);
  });

  test('veinte que se guardan a la vez quedan las veinte', async () => {
    const [uno, otro] = [await abrir(donde()), await abrir(donde())];
    const nombres = Array.from({ length: 20 }, (_vacio, indice) => `caja-${indice}`);
    await Promise.all(
      nombres.map((nombre, indice) => (indice % 2 === 0 ? uno : otro).guardar(institucionDePrueba(nombre))),
    );
    const tercero = await abrir(donde());
    expect((await tercero.listar()).map(({ nombre }) => nombre).sort()).toEqual(nombres.sort());
  });
});

describe('el archivo', () => {
  test('que otros pueden leer no se abre, y se dice qué hacer', async () => {
    await abrir(ruta());
    expect((await stat(ruta())).mode & 0o777).toBe(0o600);
    await chmod(ruta(), 0o640);
    await expect(abrir(ruta())).rejects.toThrow(/chmod 600/);
  });

  test('que no existe dice cómo se crea la primera', async () => {
    await expect(abrir(ruta(), { crear: false })).rejects.toThrow(/no existe .* crear/);
  });

  test('con un campo de más, o mal escrito, se rechaza sin repetir los secretos', async () => {
    const norte = institucionDePrueba('norte');
    await writeFile(ruta(), JSON.stringify({ instituciones: [{ ...norte, dueno: 'postgres://dueno' }] }), {
      mode: 0o600,
    });
    const error = await abrir(ruta()).catch((fallo: Error) => fallo);
    expect(error).toMatchObject({ message: expect.stringContaining('dueno') });
    expect(String(error)).not.toContain(norte.secreto);
    await writeFile(ruta(), `{ "instituciones": [ ${norte.secreto}`);
    expect(String(await abrir(ruta()).catch((fallo: Error) => fallo))).not.toContain(norte.secreto);
  });

  test('que alguien rompe sigue diciendo lo último, y al componerlo se oye', async () => {
    const directorio = await abrir(ruta());
    await directorio.guardar(institucionDePrueba('norte'));
    const bueno = await readFile(ruta(), 'utf8');
    const oyente = vi.fn();
    directorio.alCambiar(oyente);
    const queja = vi.spyOn(log, 'error');
    await writeFile(`${ruta()}.a`, '{', { mode: 0o600 });
    await rename(`${ruta()}.a`, ruta());
    await hastaQue(() => expect(queja).toHaveBeenCalledOnce());
    queja.mockRestore();
    expect(await directorio.porAnfitrion('norte.ejemplo.gt')).toBeDefined();
    await writeFile(`${ruta()}.b`, bueno.replaceAll('norte.ejemplo', 'oeste.ejemplo'), { mode: 0o600 });
    await rename(`${ruta()}.b`, ruta());
    await hastaQue(() => expect(oyente).toHaveBeenCalledWith('norte'));
    expect(await directorio.porAnfitrion('oeste.ejemplo.gt')).toBeDefined();
  });
});

describe('la base', () => {
  test('una copia de ella no dice ninguna dirección ni secreto', async () => {
    const norte = institucionDePrueba('norte', { direccionPublica: 'https://norte.ejemplo.gt' });
    await (await abrir(base.url)).guardar(norte);
    const todo = JSON.stringify(
      await Promise.all(
        ['llave', 'institucion', 'anfitrion', 'base'].map((tabla) =>
          consultar(
            base.url,
            `select encode(convert_to(t::text, 'UTF8'), 'escape') as t from directorio.${tabla} t`,
          ),
        ),
      ),
    );
    const enHex = (texto: string) => Buffer.from(texto).toString('hex');
    for (const oculto of ['db.ejemplo.gt', 'clave-de-norte', norte.secreto]) {
      expect(todo).not.toContain(oculto);
      expect(todo).not.toContain(enHex(oculto));
    }
    await expect(abrir(base.url, { clave: 'otra clave igual de larga que la primera' })).rejects.toThrow(
      /INSTITUCIONES_CLAVE no es/,
    );
    await expect(abrir(base.url, { clave: 'corta' })).rejects.toThrow(/al menos 32/);
  });

  test.each([
    [
      'le cambia el cifrado por el de otra',
      `update directorio.institucion set cifrado = (select cifrado from directorio.institucion where nombre = 'sur') where nombre = 'norte'`,
    ],
    ['le agrega un anfitrión', `insert into directorio.anfitrion values ('falso.ejemplo.gt', 'norte')`],
    [
      'le pasa el anfitrión a otra',
      `update directorio.anfitrion set institucion = 'norte' where anfitrion = 'sur.ejemplo.gt'`,
    ],
    [
      'la reanuda sin la clave',
      `update directorio.institucion set estado = 'suspendida' where nombre = 'norte'`,
    ],
  ])('quien entra a ella sin la clave y %s no logra que se sirva', async (_que, orden) => {
    const directorio = await abrir(base.url);
    await directorio.guardar(institucionDePrueba('norte'));
    await directorio.guardar(institucionDePrueba('sur'));
    await consultar(base.url, orden);
    await hastaQue(async () =>
      expect((await directorio.listar()).map(({ nombre }) => nombre)).not.toContain('norte'),
    );
    expect(await directorio.porAnfitrion('norte.ejemplo.gt')).toBeUndefined();
    expect(await directorio.porAnfitrion('falso.ejemplo.gt')).toBeUndefined();
  });

  test('la misma base de datos rechaza lo que dos no pueden compartir', async () => {
    const directorio = await abrir(base.url);
    await directorio.guardar(institucionDePrueba('norte'));
    await directorio.guardar(institucionDePrueba('sur'));
    const repetir = (tabla: string, columna: string) =>
      consultar(
        base.url,
        `insert into directorio.${tabla} (${columna}, institucion) select ${columna}, 'sur' from directorio.${tabla} where institucion = 'norte'`,
      );
    await expect(repetir('anfitrion', 'anfitrion')).rejects.toThrow(/duplicate key/);
    await expect(repetir('base', 'huella')).rejects.toThrow(/duplicate key/);
  });

  test('que cae sigue diciendo lo último, y al volver se pone al día', async () => {
    const directorio = await abrir(base.url);
    await directorio.guardar(institucionDePrueba('norte'));
    const otro = await abrir(base.url);
    const admin = new pg.Client({ connectionString: inject('urlDeAdministracion') });
    await admin.connect();
    await admin.query(`alter database ${base.nombre} allow_connections false`);
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${base.nombre}'`,
    );
    expect(await otro.porAnfitrion('norte.ejemplo.gt')).toBeDefined();
    await expect(directorio.cambiarEstado('norte', 'suspendida')).rejects.toThrow();
    await admin.query(`alter database ${base.nombre} allow_connections true`);
    await admin.end();
    await directorio.cambiarEstado('norte', 'suspendida');
    await hastaQue(async () =>
      expect((await otro.porAnfitrion('norte.ejemplo.gt'))?.estado).toBe('suspendida'),
    );
  });

  test('que no es un directorio se dice', async () => {
    await expect(abrir(base.url, { crear: false })).rejects.toThrow(/no es un directorio/);
  });
});
