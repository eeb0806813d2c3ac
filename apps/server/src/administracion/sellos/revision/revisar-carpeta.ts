// The heads that were left in a folder, out of the hands of the database's owner, against those that the database has: from one
// on, since there are some forty a day. One that is what the database has was already judged with it.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import type { Database } from '#platform/database/pool.ts';
import { type ArchivoDeSello, type ContenidoDeCabeza, leerArchivo } from '../cabezas/contenido.ts';
import { leerEstasCabezas, leerLlaves } from '../cabezas/queries.ts';
import { hallazgoDe } from '../hallazgo.ts';
import { firmaVale } from '../llave/llave-de-firma.ts';
import { nombrar } from './revisar-cabezas.ts';

const ES_SELLO = /^sello-(\d{6,})-.*\.json$/;
const ARCHIVO_MAX = 200_000;
const HALLAZGOS_MAX = 20;
const A_LA_VEZ = 200;

interface PorRevisar {
  /** The number of the first head that is looked at. */
  readonly desde: number;
  readonly senal?: AbortSignal | undefined;
}

export async function revisarCarpeta(
  db: Database,
  carpeta: string,
  { desde, senal }: PorRevisar,
): Promise<Hallazgo[]> {
  const nombres = await readdir(carpeta).catch(() => undefined);
  if (nombres === undefined)
    return [hallazgoDe('sello', `No se puede leer la carpeta de los sellos entregados, ${carpeta}.`)];
  const hallazgos: Hallazgo[] = [];
  const vistos = new Set<number>();
  const porMirar = nombres.filter((nombre) => Number(ES_SELLO.exec(nombre)?.[1] ?? 0) >= desde).sort();
  for (let i = 0; i < porMirar.length; i += A_LA_VEZ) {
    senal?.throwIfAborted();
    const archivos = await leerSellos(carpeta, porMirar.slice(i, i + A_LA_VEZ));
    const guardadas = await leerGuardados(
      db,
      archivos.flatMap(({ sello }) => sello?.dice.n ?? []),
    );
    for (const { nombre, sello } of archivos) {
      if (sello !== undefined) vistos.add(sello.dice.n);
      const problema = await juzgarArchivo(nombre, sello, guardadas);
      if (problema !== undefined) hallazgos.push(hallazgoDe('sello', problema));
    }
    if (hallazgos.length >= HALLAZGOS_MAX) return hallazgos.slice(0, HALLAZGOS_MAX);
  }
  return [...hallazgos, ...(await hallarFaltantes(db, desde, vistos))].slice(0, HALLAZGOS_MAX);
}

type SelloLeido = ArchivoDeSello & { readonly dice: ContenidoDeCabeza };

function leerSellos(carpeta: string, nombres: readonly string[]) {
  return Promise.all(
    nombres.map(async (nombre) => ({ nombre, sello: await leerSello(join(carpeta, nombre)) })),
  );
}

async function leerSello(ruta: string): Promise<SelloLeido | undefined> {
  try {
    const { size } = await stat(ruta);
    return size > ARCHIVO_MAX ? undefined : leerArchivo(await readFile(ruta, 'utf8'));
  } catch {
    return undefined;
  }
}

type Guardado = Omit<ArchivoDeSello, 'cuadra'>;

async function leerGuardados(db: Database, numeros: readonly number[]): Promise<Map<number, Guardado>> {
  const publicas = new Map((await leerLlaves(db)).map(({ id, publica }) => [id, publica]));
  const guardados = new Map<number, Guardado>();
  for (const [n, { contenido, firma, llave }] of await leerEstasCabezas(db, numeros))
    guardados.set(n, { contenido, firma: firma.toString('base64'), publica: publicas.get(llave) ?? '' });
  return guardados;
}

/** What is wrong with it; absent: nothing. */
async function juzgarArchivo(
  nombre: string,
  sello: SelloLeido | undefined,
  guardados: ReadonlyMap<number, Guardado>,
): Promise<string | undefined> {
  if (sello === undefined) return `El archivo ${nombre} de la carpeta de sellos fue alterado.`;
  const { contenido, firma, publica, dice } = sello;
  const guardado = guardados.get(dice.n);
  const esElMismo = guardado?.contenido === contenido && guardado.firma === firma;
  if (esElMismo && guardado.publica === publica) return undefined;
  if (!(await firmaVale(publica, contenido, Buffer.from(firma, 'base64'))))
    return `El archivo ${nombre} de la carpeta de sellos fue alterado: su firma no vale.`;
  const cual = nombrar(dice.n, dice.sellada);
  if (guardado === undefined) return `Se entregó el ${cual} y ya no está en la base.`;
  return esElMismo ? undefined : `Se entregó el ${cual} y en la base hay otro en su lugar.`;
}

/** Delivered there, and no longer there. */
async function hallarFaltantes(
  db: Database,
  desde: number,
  vistos: ReadonlySet<number>,
): Promise<Hallazgo[]> {
  const entregadas = await db
    .selectFrom('entregaDeSello as e')
    .innerJoin('cabezaSellada as c', 'c.n', 'e.cabeza')
    .select(['c.n', 'c.selladaEn'])
    .where('e.medio', '=', 'carpeta')
    .where('e.entregadaEn', 'is not', null)
    .where('e.cabeza', '>=', desde)
    .orderBy('c.n')
    .execute();
  return entregadas
    .filter(({ n }) => !vistos.has(n))
    .slice(0, HALLAZGOS_MAX)
    .map(({ n, selladaEn }) =>
      hallazgoDe('sello', `Falta en la carpeta el ${nombrar(n, selladaEn)}, que se dejó ahí.`),
    );
}
