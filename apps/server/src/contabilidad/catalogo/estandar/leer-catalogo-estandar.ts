// The chart for cooperatives that ships with the product, as a sheet like any other: what an institution may begin with.
import { readFile } from 'node:fs/promises';
import { CSV } from '@cuadra/contract/medios';
import type { FilaImportada } from '@cuadra/core/catalogo-importacion';
import { leerHoja } from '#platform/sheets/leer-hoja.ts';
import type { LectorDeHojas } from '#platform/sheets/leer-hoja-subida.ts';
import { leerArchivo } from '../leer-archivo.ts';

export async function leerCatalogoEstandar(): Promise<readonly FilaImportada[]> {
  const bytes = await readFile(new URL('./catalogo-estandar.csv', import.meta.url));
  // Our own, and small: nobody waits for it in a thread.
  const aqui: LectorDeHojas = ({ archivo, filasMax }) => leerHoja(archivo.bytes, 'csv', { filasMax });
  const { filas } = await leerArchivo(aqui, { archivo: { mediaType: CSV, bytes } });
  return filas;
}
