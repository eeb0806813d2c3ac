// The file of an import, as rows of the chart.
import { camposDelCatalogo, type MapeoDelCatalogo } from '@cuadra/contract/contabilidad/catalogo/columnas';
import type { FilaImportada } from '@cuadra/core/catalogo-importacion';
import { celdasDeHoja } from '#hojas/celdas-de-hoja.ts';
import { ilegible } from '#platform/sheets/ilegible.ts';
import type { HojaSubida, LectorDeHojas } from '#platform/sheets/leer-hoja-subida.ts';

export const FILAS_DEL_CATALOGO_MAX = 20_000;

interface HojaLeida {
  /** Its headings. */
  readonly encabezado: readonly string[];
  readonly filas: readonly FilaImportada[];
}

interface Hoja extends Pick<HojaSubida, 'archivo' | 'hoja' | 'seFue'> {
  readonly mapeo?: MapeoDelCatalogo | undefined;
}

export async function leerArchivo(leerHoja: LectorDeHojas, { mapeo, ...hoja }: Hoja): Promise<HojaLeida> {
  const [encabezado, ...filas] = await leerHoja({ ...hoja, filasMax: FILAS_DEL_CATALOGO_MAX });
  const { celda, dice } = celdasDeHoja(encabezado, camposDelCatalogo, mapeo);
  if (filas.length === 0) throw ilegible('El archivo solo tiene encabezados: agregue una línea por cuenta.');
  const leidas = filas.map((fila) => ({
    linea: fila.linea,
    idCuenta: celda(fila, 'idCuenta'),
    nombreCuenta: celda(fila, 'nombreCuenta'),
    tipoCuenta: celda(fila, 'tipoCuenta'),
    naturaleza: celda(fila, 'naturaleza'),
    idParent: celda(fila, 'idParent'),
    estado: celda(fila, 'estado'),
    flujo: celda(fila, 'flujo'),
    margen: celda(fila, 'margen'),
    etiquetas: dice('etiquetas') ? celda(fila, 'etiquetas') : undefined,
  }));
  return { encabezado: encabezado?.celdas ?? [], filas: leidas };
}
