// In the worker: a book on its folios. The rows become sheets as they come, each takes the next folio, and both the pages
// and what they say go back. When the folios end the sheets are only counted, to tell how many it would take.
import { hash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Firmas } from '#platform/pdf/firmas.ts';
import type { Lotes } from '#platform/pdf/worker.ts';
import { cerrarLibro } from './cerrar-libro.ts';
import { componer } from './componer.ts';
import type { Senas } from './dibujar.ts';
import { enPliego, imprimirHojas, type Propiedades } from './documento.ts';
import { filasDe } from './presentar.ts';
import type { HojaDeLibro, ModuloDeLibro, Pliego } from './tipos.ts';
import { trama } from './tramas.ts';

/** Authorised sheets that are free, from one to another. */
export interface RangoDeFolios {
  readonly desde: number;
  readonly hasta: number;
  /** At the foot of each. */
  readonly leyenda: string;
}

export interface EncargoDeFolios {
  /** The book's own: see ModuloDeLibro. */
  readonly modulo: string;
  readonly cabecera: unknown;
  readonly pliego: Omit<Pliego, 'columnas'>;
  readonly propiedades: Propiedades;
  /** Who signs it at its end. */
  readonly firmas: Firmas;
  readonly folios: readonly RangoDeFolios[];
  /** Only to know how many it takes. */
  readonly ensayo: boolean;
  /** More pages than these are not printed at once: past them nothing else is read. */
  readonly paginasMax: number;
}

/** What goes back of each sheet. */
export interface HojaHecha {
  readonly pagina: number;
  readonly folio: number;
  readonly numeros: HojaDeLibro['numeros'];
  readonly fechaMin: string | null;
  /** SHA-256 of the sheet as JSON, and that JSON, compressed; both in base64. Empty when it was only tried. */
  readonly huella: string;
  readonly contenido: string;
}

export interface FinDeFolios {
  /** One more than the most there may be, when it was left there. */
  readonly paginas: number;
  readonly pliego: Pliego;
}

export async function* render(encargo: EncargoDeFolios, lotes: Lotes): AsyncGenerator<Uint8Array> {
  const { modulo, cabecera, propiedades, ensayo } = encargo;
  const { columnas, columnasDe, enFilas, cierre }: ModuloDeLibro = await import(modulo);
  const pliego = enPliego({ ...encargo.pliego, columnas: columnasDe?.(cabecera) ?? columnas });
  const hechas: Uint8Array[] = [];
  let paginas = 0;
  const libres = foliosDe(encargo.folios);
  const alFinal = cerrarLibro(cierre(cabecera), pliego, { firmas: encargo.firmas });
  const filas = filasDe(lotes, (fila) => enFilas(fila, cabecera), alFinal);

  async function* conSuFolio(): AsyncGenerator<readonly [HojaDeLibro, Senas]> {
    for await (const hoja of componer(pliego, filas)) {
      paginas += 1;
      if (paginas > encargo.paginasMax) return;
      const libre = libres.next();
      if (libre.done === true) continue;
      const { folio, leyenda } = libre.value;
      hechas.push(trama('hoja', comoJson(hojaHecha(hoja, { pagina: paginas, folio, ensayo }))));
      yield [hoja, senasDe(folio, leyenda)];
    }
  }

  if (ensayo) {
    for await (const _ of conSuFolio()) yield* hechas.splice(0);
  } else {
    for await (const bytes of imprimirHojas(pliego, propiedades, conSuFolio())) {
      yield* hechas.splice(0);
      yield trama('pdf', bytes);
    }
  }
  yield* hechas;
  yield trama('fin', comoJson({ paginas, pliego } satisfies FinDeFolios));
}

export function senasDe(folio: number, leyenda: string, nota = ''): Senas {
  return { esquina: `Folio ${folio}`, pie: [leyenda, nota] };
}

function hojaHecha(
  hoja: HojaDeLibro,
  { pagina, folio, ensayo }: { pagina: number; folio: number; ensayo: boolean },
): HojaHecha {
  const { filas, numeros, fechaMin } = hoja;
  const dicha = ensayo ? '' : JSON.stringify({ filas, numeros, fechaMin });
  return {
    pagina,
    folio,
    numeros,
    fechaMin,
    huella: ensayo ? '' : hash('sha256', dicha, 'base64'),
    contenido: ensayo ? '' : deflateRawSync(dicha).toString('base64'),
  };
}

function* foliosDe(rangos: readonly RangoDeFolios[]): Generator<{ folio: number; leyenda: string }> {
  for (const { desde, hasta, leyenda } of rangos)
    for (let folio = desde; folio <= hasta; folio++) yield { folio, leyenda };
}

function comoJson(valor: unknown): Buffer {
  return Buffer.from(JSON.stringify(valor));
}
