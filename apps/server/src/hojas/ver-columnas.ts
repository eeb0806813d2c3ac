// What a sheet looks like before it is read as anything: its headings, its first rows and what each column may be.
import { isDeepStrictEqual } from 'node:util';
import { type ColumnasDeHoja, esquemaDeMapeo, FILAS_DE_MUESTRA } from '@cuadra/contract/hojas/mapeo';
import type { Actor } from '../platform/contexto.ts';
import type { Database } from '../platform/database/pool.ts';
import { ilegible } from '../platform/sheets/ilegible.ts';
import type { FilaLeida } from '../platform/sheets/leer-hoja.ts';
import type { ClaseDeHoja } from './clase-de-hoja.ts';
import { buscarMapeo } from './mapeos-recordados.ts';
import { proponerMapeo, type Supuestos } from './proponer-mapeo.ts';

interface HojaVista<C extends string> {
  readonly clase: ClaseDeHoja<C>;
  readonly filas: readonly FilaLeida[];
  readonly supuestos: Supuestos<C>;
}

export async function verColumnas<C extends string>(
  db: Database,
  actor: Actor,
  { clase, filas: [encabezado, ...filas], supuestos }: HojaVista<C>,
): Promise<ColumnasDeHoja<C>> {
  if (encabezado === undefined) throw ilegible('El archivo está vacío.');
  if (filas.length === 0) throw ilegible(`El archivo solo tiene encabezados: agregue ${clase.unaFila}.`);
  const columnas = [...encabezado.celdas];
  const muestra = filas.slice(0, FILAS_DE_MUESTRA);
  // A row may be longer than the headings: what stands there can still be chosen.
  const ancho = Math.max(columnas.length, ...muestra.map(({ celdas }) => celdas.length));
  const guardado = await buscarMapeo(db, actor.id, { clase: clase.clase, encabezado: columnas });
  // One of before the fields were these is no answer.
  const recordado = esquemaDeMapeo(clase).safeParse(guardado).data;
  const propuesto = proponerMapeo(clase, columnas, supuestos);
  return {
    columnas: Array.from({ length: ancho }, (_, indice) => columnas[indice] ?? ''),
    filas: muestra.map(({ celdas }) => Array.from({ length: ancho }, (_, indice) => celdas[indice] ?? '')),
    total: filas.length,
    mapeo: recordado ?? propuesto,
    // What was recognised and left as it was, nobody chose.
    recordado: recordado !== undefined && !isDeepStrictEqual(recordado, propuesto),
  };
}
