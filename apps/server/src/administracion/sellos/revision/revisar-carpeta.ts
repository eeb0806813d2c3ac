// The heads that were left in a folder, out of the hands of the database's owner, against those that the database has.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import type { Database } from '../../../platform/database/pool.ts';
import { leerArchivo } from '../cabezas/contenido.ts';
import { leerCabeza } from '../cabezas/queries.ts';
import { hallazgoDe } from '../hallazgo.ts';
import { firmaVale } from '../llave/llave-de-firma.ts';
import { nombrar } from './revisar-cabezas.ts';

const ES_SELLO = /^sello-\d{6,}-.*\.json$/;
const ARCHIVO_MAX = 200_000;
const HALLAZGOS_MAX = 20;

export async function revisarCarpeta(
  db: Database,
  carpeta: string,
  senal?: AbortSignal,
): Promise<Hallazgo[]> {
  const nombres = await readdir(carpeta).catch(() => undefined);
  if (nombres === undefined)
    return [hallazgoDe('sello', `No se puede leer la carpeta de los sellos entregados, ${carpeta}.`)];
  const hallazgos: Hallazgo[] = [];
  const vistos = new Set<number>();
  for (const nombre of nombres.filter((uno) => ES_SELLO.test(uno)).sort()) {
    senal?.throwIfAborted();
    if (hallazgos.length >= HALLAZGOS_MAX) return hallazgos;
    const { n, problema } = await revisarArchivo(db, join(carpeta, nombre), nombre);
    if (n !== undefined) vistos.add(n);
    if (problema !== undefined) hallazgos.push(hallazgoDe('sello', problema));
  }
  return [...hallazgos, ...(await hallarFaltantes(db, vistos))].slice(0, HALLAZGOS_MAX);
}

async function revisarArchivo(
  db: Database,
  ruta: string,
  nombre: string,
): Promise<{ n?: number; problema?: string }> {
  const sello = await leerSello(ruta);
  if (sello === undefined) return { problema: `El archivo ${nombre} de la carpeta de sellos fue alterado.` };
  const { n, sellada } = sello.dice;
  const cual = nombrar(n, sellada);
  if (!firmaVale(sello.publica, sello.contenido, Buffer.from(sello.firma, 'base64')))
    return { n, problema: `El archivo ${nombre} de la carpeta de sellos fue alterado: su firma no vale.` };
  const guardada = await leerCabeza(db, n);
  if (guardada === undefined) return { n, problema: `Se entregó el ${cual} y ya no está en la base.` };
  const esElMismo =
    guardada.contenido === sello.contenido && guardada.firma.toString('base64') === sello.firma;
  return esElMismo ? { n } : { n, problema: `Se entregó el ${cual} y en la base hay otro en su lugar.` };
}

async function leerSello(ruta: string) {
  try {
    const { size } = await stat(ruta);
    return size > ARCHIVO_MAX ? undefined : leerArchivo(await readFile(ruta, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Delivered there, and no longer there. */
async function hallarFaltantes(db: Database, vistos: ReadonlySet<number>): Promise<Hallazgo[]> {
  const entregadas = await db
    .selectFrom('entregaDeSello as e')
    .innerJoin('cabezaSellada as c', 'c.n', 'e.cabeza')
    .select(['c.n', 'c.selladaEn'])
    .where('e.medio', '=', 'carpeta')
    .where('e.entregadaEn', 'is not', null)
    .orderBy('c.n')
    .execute();
  return entregadas
    .filter(({ n }) => !vistos.has(n))
    .slice(0, HALLAZGOS_MAX)
    .map(({ n, selladaEn }) =>
      hallazgoDe('sello', `Falta en la carpeta el ${nombrar(n, selladaEn)}, que se dejó ahí.`),
    );
}
