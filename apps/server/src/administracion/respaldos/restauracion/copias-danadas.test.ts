// What is not exactly what was copied is refused before anything is touched: a changed byte, a missing end, a hole, another's WAL, another version.
import { cp, mkdir, open, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { relojDelSistema } from '#platform/reloj.ts';
import { RespaldoError } from '#platform/respaldo-error.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { abrirAlmacen } from '../copia/almacen.ts';
import { empaquetar, enMemoria } from '../copia/empaquetar.ts';
import { leerCopia } from '../copia/leer-copia.ts';
import type { ManifiestoExterior } from '../copia/manifiesto.ts';
import { abrirInstitucionRespaldada, type InstitucionRespaldada } from '../testing/institucion-respaldada.ts';
import { restaurar } from './restaurar.ts';

let carpeta: CarpetaTemporal;
let institucion: InstitucionRespaldada;
let identidad: string;
let publica: string;
let copia: ManifiestoExterior;
let veces = 0;

beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('copias dañadas');
  identidad = await generateX25519Identity();
  publica = await identityToRecipient(identidad);
  institucion = await abrirInstitucionRespaldada(carpeta.ruta, { publica });
  copia = await institucion.copiar();
  for (let segmento = 0; segmento < 3; segmento++) {
    await institucion.contabilizar();
    await institucion.cambiarDeSegmento();
    await institucion.archivar();
  }
});
afterAll(async () => {
  await institucion.cerrar();
  await carpeta.borrar();
});

interface Danada {
  readonly repositorio: string;
  readonly base: string;
  readonly manifiesto: string;
  /** In order. */
  readonly wal: readonly string[];
}

/** The refusal, and what there is afterwards where it would have been restored. */
async function rechazoDe(danar: (d: Danada) => Promise<unknown>, hasta?: Temporal.Instant): Promise<string> {
  const repositorio = join(carpeta.ruta, `dañado ${veces++}`);
  const en = join(carpeta.ruta, `nunca ${veces}`);
  await cp(institucion.repositorio, repositorio, { recursive: true });
  const lineas = join(repositorio, 'wal', (await readdir(join(repositorio, 'wal')))[0] ?? '');
  const wal = (await readdir(lineas)).sort().map((nombre) => join(lineas, nombre));
  const base = join(repositorio, 'bases', copia.copia.nombre);
  await danar({ repositorio, base, manifiesto: join(repositorio, 'bases', `${copia.datos.id}.json`), wal });
  const nunca = () => {
    throw new Error('Se llegó a abrir.');
  };
  const orden = {
    de: repositorio,
    en,
    hasta,
    con: { identidades: [identidad] },
    esSimulacro: true,
    verificar: nunca,
  };
  const error: unknown = await restaurar(orden).then(
    () => 'Se restauró.',
    (causa: unknown) => causa,
  );
  await rm(repositorio, { recursive: true });
  expect(await stat(en).catch(() => 'no existe')).toBe('no existe');
  expect(error).toBeInstanceOf(RespaldoError);
  return error instanceof Error ? error.message : '';
}

async function cambiarByte(ruta: string, donde: number): Promise<void> {
  const archivo = await open(ruta, 'r+');
  const lugar = Math.floor(donde * (await archivo.stat()).size);
  const { buffer } = await archivo.read(Buffer.alloc(1), 0, 1, lugar);
  await archivo.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, lugar);
  await archivo.close();
}

const cortar = async (ruta: string, parte: number) =>
  truncate(ruta, Math.floor((await stat(ruta)).size * parte));

it.each([0, 0.01, 0.2, 0.5, 0.8, 0.99])('un byte cambiado al %d de la copia', async (donde) => {
  expect(await rechazoDe(({ base }) => cambiarByte(base, donde))).toMatch(/dañada|no se puede abrir/);
});

it.each([0, 0.1, 0.5, 0.9, 0.999])('la copia cortada al %d', async (parte) => {
  expect(await rechazoDe(({ base }) => cortar(base, parte))).toMatch(/dañada|no se puede abrir|incompleta/);
});

it('el manifiesto de al lado cambiado, dañado, o de otra versión', async () => {
  const cambiar = (a: string, b: string) =>
    rechazoDe(async ({ manifiesto }) =>
      writeFile(manifiesto, (await readFile(manifiesto, 'utf8')).replace(a, b)),
    );
  expect(await cambiar('"institucion": "', '"institucion": "Otra ')).toContain(
    'no es la que dice el manifiesto',
  );
  expect(await cambiar(copia.copia.sha256, '0'.repeat(64))).toContain('no es la que dice el manifiesto');
  expect(await cambiar('{', '[')).toContain('dañado');
  expect(await cambiar('"version": 1', '"version": 2')).toContain('otra versión (2)');
});

it('de otro PostgreSQL, de otra máquina o de un Cuadra más nuevo', async () => {
  const deOtra = async (cambios: object) => {
    const datos = JSON.parse(JSON.stringify({ ...copia.datos, ...cambios }));
    return rechazoDe(async ({ base, manifiesto }) => {
      await rm(manifiesto);
      const entradas = (async function* () {
        yield enMemoria('postgres/PG_VERSION', '99\n');
      })();
      const flujo = await empaquetar({ entradas, datos: () => datos, para: { publica } });
      const { bytes, sha256 } = await abrirAlmacen({ carpeta: base, comando: undefined }).guardar(
        '../otra',
        flujo,
      );
      await rename(join(base, '..', 'otra'), base);
      await writeFile(manifiesto, JSON.stringify({ datos, copia: { ...copia.copia, bytes, sha256 } }));
    });
  };
  const postgres = 'postgres' in copia.datos ? copia.datos.postgres : {};
  expect(await deOtra({ postgres: { ...postgres, version: '99.1' } })).toContain('PostgreSQL 99');
  expect(await deOtra({ plataforma: 'plan9-mips' })).toContain('plan9-mips');
  expect(await deOtra({ migracion: '9999_del_futuro.sql' })).toContain('más nuevo');
});

it('un WAL dañado, cortado, que falta, o con el nombre de otro; y dice hasta dónde sí se puede', async () => {
  const desdeElFinal = (wal: readonly string[], n: number) => wal.at(-n) ?? '';
  const dicho = 'Lo anterior sí se puede restaurar';
  expect(await rechazoDe(({ wal }) => cambiarByte(desdeElFinal(wal, 2), 0.5))).toContain(dicho);
  expect(await rechazoDe(({ wal }) => cortar(desdeElFinal(wal, 1), 0.9))).toContain(dicho);
  expect(await rechazoDe(({ wal }) => rm(desdeElFinal(wal, 2)))).toContain(dicho);
  expect(await rechazoDe(({ wal }) => cp(desdeElFinal(wal, 3), desdeElFinal(wal, 2)))).toContain(
    'otro con su nombre',
  );
});

it('un segundo al cual no se puede volver: antes de la primera copia, después de lo último archivado', async () => {
  const nada = async () => undefined;
  const antes = Temporal.Instant.from(copia.datos.iniciadoEn).subtract({ minutes: 1 });
  expect(await rechazoDe(nada, antes)).toContain('Ninguna copia es anterior');
  expect(await rechazoDe(nada, relojDelSistema.ahora().add({ hours: 1 }))).toContain(
    'Lo respaldado llega hasta',
  );
});

it('con una llave que no es la suya, o en una carpeta que ya tiene algo, no empieza', async () => {
  const de = institucion.repositorio;
  const comun = {
    de,
    hasta: undefined,
    esSimulacro: true,
    verificar: () => Promise.reject(new Error('Se abrió.')),
  };
  const ajena = { identidades: [await generateX25519Identity()] };
  await expect(restaurar({ ...comun, en: join(carpeta.ruta, 'x'), con: ajena })).rejects.toThrow(
    'la llave no es la suya',
  );
  const ocupada = join(carpeta.ruta, 'ocupada');
  await mkdir(ocupada);
  await writeFile(join(ocupada, 'tesis.txt'), 'mía');
  const con = { identidades: [identidad] };
  await expect(restaurar({ ...comun, en: ocupada, con })).rejects.toThrow('no está vacía');
  await expect(restaurar({ ...comun, en: institucion.datos, con })).rejects.toThrow('no está vacía');
  expect(await readdir(ocupada)).toEqual(['tesis.txt']);
});

it('una copia con nombres que salen de su carpeta no se abre', async () => {
  const entradas = (async function* () {
    yield enMemoria('postgres/../../afuera', 'no');
  })();
  const flujo = await empaquetar({ entradas, datos: () => copia.datos, para: { publica } });
  const almacen = abrirAlmacen({ carpeta: carpeta.ruta, comando: undefined });
  await almacen.guardar('torcida', flujo);
  await expect(leerCopia(join(carpeta.ruta, 'torcida'), { identidades: [identidad] })).rejects.toThrow(
    'un nombre que no puede ser',
  );
});
