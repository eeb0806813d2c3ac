// The WAL after a copy, each piece opened and looked at before anything is touched: that it is this line's, whole, and the next of the one before. PostgreSQL would
// take a hole or a damaged piece for the end, and what comes after it would be lost in silence.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RespaldoError } from '#platform/respaldo-error.ts';
import type { Apertura } from '../copia/cifrado.ts';
import type { DatosDeIncluida } from '../copia/manifiesto.ts';
import { exigirSegmento, leerNombre, nombreDe, type Segmento, siguiente } from '../wal/segmentos.ts';
import { abrirTrozo, nombreDeTrozo, type Trozo } from '../wal/trozo.ts';

export interface WalRevisado {
  /** The pieces to lay down, in order. */
  readonly rutas: readonly string[];
  /** Everything acknowledged before is there. */
  readonly alcance: string;
}

export interface WalPorRevisar {
  readonly repositorio: string;
  readonly datos: DatosDeIncluida;
  readonly con: Apertura;
  readonly hasta: Temporal.Instant | undefined;
}

const NOMBRE = /^([0-9A-F]{24})(\.parcial)?\.zst\.age$/;

export async function revisarWal({ repositorio, datos, con, hasta }: WalPorRevisar): Promise<WalRevisado> {
  const { linaje, postgres, terminadoEn } = datos;
  if (linaje === null) return { rutas: [], alcance: terminadoEn };
  const hay = await trozosDe(repositorio, linaje);
  const rutas: string[] = [];
  let alcance = terminadoEn;
  for (let s = leerNombre(postgres.primerSegmento, postgres.bytesPorSegmento); ; s = siguiente(s)) {
    const segmento = nombreDe(s, postgres.bytesPorSegmento);
    const nombre = hay.enteros.has(segmento) ? nombreDeTrozo(linaje, segmento, true) : undefined;
    const elegido =
      nombre ?? (hay.parciales.has(segmento) ? nombreDeTrozo(linaje, segmento, false) : undefined);
    if (elegido === undefined) {
      if (hay.ultimo > segmento) throw new RespaldoError(`Falta el WAL ${segmento}. ${hastaDonde(alcance)}`);
      return { rutas, alcance };
    }
    const ruta = join(repositorio, elegido);
    const trozo = await leerTrozo(ruta, con, alcance);
    exigirSuyo(trozo, s, datos);
    rutas.push(ruta);
    if (trozo.alcance > alcance) alcance = trozo.alcance;
    // What comes later is later than what was asked for.
    if (hasta !== undefined && Temporal.Instant.compare(Temporal.Instant.from(alcance), hasta) > 0)
      return { rutas, alcance };
  }
}

async function trozosDe(repositorio: string, linaje: string) {
  const nombres = await readdir(join(repositorio, 'wal', linaje)).catch(() => []);
  const [enteros, parciales] = [new Set<string>(), new Set<string>()];
  for (const nombre of nombres) {
    const [, segmento, parcial] = NOMBRE.exec(nombre) ?? [];
    if (segmento !== undefined) (parcial === undefined ? enteros : parciales).add(segmento);
  }
  const ultimo = [...enteros, ...parciales].sort().at(-1) ?? '';
  return { enteros, parciales, ultimo };
}

export async function leerTrozo(ruta: string, con: Apertura, alcance: string): Promise<Trozo> {
  try {
    return await abrirTrozo(await readFile(ruta), con);
  } catch (cause) {
    throw new RespaldoError(`El WAL ${ruta} está dañado o no se puede abrir. ${hastaDonde(alcance)}`, {
      cause,
    });
  }
}

function exigirSuyo(trozo: Trozo, segmento: Segmento, { linaje, postgres }: DatosDeIncluida): void {
  const nombre = nombreDe(segmento, postgres.bytesPorSegmento);
  if (trozo.linaje !== linaje || trozo.segmento !== nombre)
    throw new RespaldoError(`El WAL ${nombre} es otro con su nombre.`);
  exigirSegmento(trozo.datos, segmento, postgres.bytesPorSegmento, postgres.sistema);
}

const hastaDonde = (alcance: string): string =>
  `Lo anterior sí se puede restaurar: pida --hasta ${alcance} o antes.`;
