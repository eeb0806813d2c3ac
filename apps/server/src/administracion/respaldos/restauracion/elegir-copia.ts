// Which copy to begin from: the one that was named, or of a folder the last that ended before the second asked for.
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { RespaldoError } from '#platform/respaldo-error.ts';
import { leerManifiestoExterior, type ManifiestoExterior } from '../copia/manifiesto.ts';

export interface CopiaElegida {
  readonly ruta: string;
  /** What stands beside it; absent: the copy came alone. */
  readonly manifiesto: ManifiestoExterior | undefined;
  /** Where its WAL may be. */
  readonly repositorio: string | undefined;
  /** Whether the WAL after it is also wanted. */
  readonly seguir: boolean;
}

const MANIFIESTO = /^(.+)\.json$/;
const COPIA = /\.tar\.zst\.age$/;

export async function elegirCopia(de: string, hasta: Temporal.Instant | undefined): Promise<CopiaElegida> {
  const ruta = resolve(de);
  const que = await stat(ruta).catch(() => {
    throw new RespaldoError(`No existe ${ruta}.`);
  });
  return que.isDirectory() ? elegirEn(ruta, hasta) : elegirArchivo(ruta, hasta);
}

async function elegirArchivo(ruta: string, hasta: Temporal.Instant | undefined): Promise<CopiaElegida> {
  const alLado = await readFile(ruta.replace(COPIA, '.json'), 'utf8').catch(() => undefined);
  const manifiesto = COPIA.test(ruta) && alLado !== undefined ? leerManifiestoExterior(alLado) : undefined;
  const carpeta = dirname(ruta);
  const repositorio = basename(carpeta) === 'bases' ? dirname(carpeta) : undefined;
  if (hasta !== undefined && manifiesto !== undefined) exigirAnterior(manifiesto, hasta);
  return { ruta, manifiesto, repositorio, seguir: hasta !== undefined };
}

async function elegirEn(repositorio: string, hasta: Temporal.Instant | undefined): Promise<CopiaElegida> {
  const copias = await listarCopias(repositorio);
  if (copias.length === 0)
    throw new RespaldoError(
      `No hay copias en ${repositorio}. Indique la carpeta de RESPALDO_CARPETA, o una copia.`,
    );
  const sirven = copias.filter(({ datos }) => hasta === undefined || terminoAntes(datos.terminadoEn, hasta));
  const manifiesto = sirven.at(-1);
  if (manifiesto === undefined) {
    throw new RespaldoError(
      `Ninguna copia es anterior a lo que pide: la primera terminó ${copias[0]?.datos.terminadoEn ?? ''}.`,
    );
  }
  return { ruta: join(repositorio, 'bases', manifiesto.copia.nombre), manifiesto, repositorio, seguir: true };
}

/** Those that ended, from the oldest to the newest. */
export async function listarCopias(repositorio: string): Promise<ManifiestoExterior[]> {
  const carpeta = join(repositorio, 'bases');
  const nombres = (await readdir(carpeta).catch(() => [])).filter((nombre) => MANIFIESTO.test(nombre));
  const todas = await Promise.all(
    nombres.map(async (nombre) => leerManifiestoExterior(await readFile(join(carpeta, nombre), 'utf8'))),
  );
  return todas.sort((a, b) => (a.datos.terminadoEn < b.datos.terminadoEn ? -1 : 1));
}

function exigirAnterior({ datos }: ManifiestoExterior, hasta: Temporal.Instant): void {
  if (!terminoAntes(datos.terminadoEn, hasta))
    throw new RespaldoError(
      `Esa copia terminó ${datos.terminadoEn}, después de lo que pide: use una anterior, o la carpeta entera.`,
    );
}

const terminoAntes = (terminadoEn: string, hasta: Temporal.Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(terminadoEn), hasta) <= 0;
