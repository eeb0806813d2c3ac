// What a sheet looks like before it is read as anything: its headings, its first rows and what each column may be.
import { isDeepStrictEqual } from 'node:util';
import type { Duda, Lectura } from '@cuadra/contract/hojas/lectura';
import { type ColumnasDeHoja, esquemaDeMapeo, FILAS_DE_MUESTRA } from '@cuadra/contract/hojas/mapeo';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ilegible } from '#platform/sheets/ilegible.ts';
import type { FilaLeida } from '#platform/sheets/leer-hoja.ts';
import type { ClaseDeHoja } from './clase-de-hoja.ts';
import { columnasPorLeer, dudasDeOtras, proponerLectura } from './decidir-lectura.ts';
import { buscarMapeo } from './mapeos-recordados.ts';
import { proponerMapeo, type Supuestos } from './proponer-mapeo.ts';

interface HojaVista<C extends string> {
  readonly clase: ClaseDeHoja<C>;
  readonly filas: readonly FilaLeida[];
  readonly supuestos: Supuestos<C> | undefined;
  /** The pages of a workbook, and which one these rows are of. */
  readonly libro?: { readonly hojas: readonly string[]; readonly hoja: number } | undefined;
}

export async function verColumnas<C extends string>(
  db: Database,
  actor: Actor,
  { clase, filas: [encabezado, ...filas], supuestos, libro }: HojaVista<C>,
): Promise<ColumnasDeHoja<C>> {
  if (encabezado === undefined) throw ilegible('El archivo está vacío.');
  if (filas.length === 0) throw ilegible(`El archivo solo tiene encabezados: agregue ${clase.unaFila}.`);
  const columnas = [...encabezado.celdas];
  const muestra = filas.slice(0, FILAS_DE_MUESTRA);
  // A row may be longer than the headings: what stands there can still be chosen.
  const ancho = Math.max(columnas.length, ...muestra.map(({ celdas }) => celdas.length));
  const guardado = await buscarMapeo(db, actor.id, { clase: clase.clase, encabezado: columnas });
  // One of before the fields were these is no answer.
  const recordado = esquemaDeMapeo(clase).safeParse(guardado?.mapeo).data;
  const propuesto = proponerMapeo(clase, columnas, supuestos);
  const mapeo = recordado ?? propuesto;
  const porLeer = columnasPorLeer(clase, {
    columna: (campo) => (typeof mapeo[campo] === 'number' ? mapeo[campo] : undefined),
  });
  const { dudas, ...segura } = proponerLectura(filas, porLeer);
  const tomadas = new Set<unknown>(Object.values(mapeo));
  const otras = Array.from({ length: ancho }, (_, columna) => columna).filter(
    (columna) => !tomadas.has(columna),
  );
  return {
    columnas: Array.from({ length: ancho }, (_, indice) => columnas[indice] ?? ''),
    filas: muestra.map(({ celdas }) => Array.from({ length: ancho }, (_, indice) => celdas[indice] ?? '')),
    total: filas.length,
    mapeo,
    // What was recognised and left as it was, nobody chose.
    recordado: recordado !== undefined && !isDeepStrictEqual(recordado, propuesto),
    hojas: [...(libro?.hojas ?? [])],
    lectura: {
      ...(libro === undefined || libro.hojas.length === 0 ? {} : { hoja: libro.hoja }),
      ...sinDudas(segura, dudas),
      ...(recordado === undefined ? {} : loRecordado(guardado?.lectura, dudas)),
    },
    dudas: [...dudas, ...dudasDeOtras(filas, otras)],
  };
}

type Manera = Pick<Lectura, 'fechas' | 'decimales'>;

/** What is in doubt is not said: somebody must. */
function sinDudas({ fechas, decimales }: Manera, dudas: readonly Duda[]): Manera {
  const duda = (que: Duda['que']) => dudas.some((una) => una.que === que);
  return { ...(duda('fechas') ? {} : { fechas }), ...(duda('decimales') ? {} : { decimales }) };
}

/** What somebody answered the last time, offered where the same question comes again. */
function loRecordado({ fechas, decimales }: Manera = {}, dudas: readonly Duda[]): Manera {
  const duda = (que: Duda['que']) => dudas.some((una) => una.que === que);
  return {
    ...(fechas !== undefined && duda('fechas') ? { fechas } : {}),
    ...(decimales !== undefined && duda('decimales') ? { decimales } : {}),
  };
}
