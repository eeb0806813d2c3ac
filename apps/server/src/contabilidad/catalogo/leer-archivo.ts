// The file of an import, as rows of the chart.
import { type FilaImportada, reconocer } from '@cuadra/core/catalogo-importacion';
import { ilegible } from '../../platform/sheets/ilegible.ts';
import type { HojaSubida, LectorDeHojas } from '../../platform/sheets/leer-hoja-subida.ts';
import { ubicarColumnas } from '../../platform/sheets/ubicar-columnas.ts';

const FILAS_MAX = 20_000;
const columnas = {
  necesarias: ['idCuenta', 'nombreCuenta', 'tipoCuenta', 'naturaleza'],
  opcionales: ['idParent', 'estado', 'flujo', 'etiquetas'],
} as const;

export async function leerArchivo(
  leerHoja: LectorDeHojas,
  hoja: Pick<HojaSubida, 'archivo' | 'seFue'>,
): Promise<FilaImportada[]> {
  const [encabezado, ...filas] = await leerHoja({ ...hoja, filasMax: FILAS_MAX });
  const celda = ubicarColumnas<keyof Omit<FilaImportada, 'linea'>>(encabezado, columnas);
  const diceEtiquetas = encabezado?.celdas.some((titulo) => reconocer(['etiquetas'], titulo)) ?? false;
  if (filas.length === 0) throw ilegible('El archivo solo tiene encabezados: agregue una línea por cuenta.');
  return filas.map((fila) => ({
    linea: fila.linea,
    idCuenta: celda(fila, 'idCuenta'),
    nombreCuenta: celda(fila, 'nombreCuenta'),
    tipoCuenta: celda(fila, 'tipoCuenta'),
    naturaleza: celda(fila, 'naturaleza'),
    idParent: celda(fila, 'idParent'),
    estado: celda(fila, 'estado'),
    flujo: celda(fila, 'flujo'),
    etiquetas: diceEtiquetas ? celda(fila, 'etiquetas') : undefined,
  }));
}
