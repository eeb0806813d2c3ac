// The file of an import, as rows of the chart.
import { CSV } from '@cuadra/contract/medios';
import { type FilaImportada, reconocer } from '@cuadra/core/catalogo-importacion';
import { ilegible, leerHoja } from '../../platform/sheets/leer-hoja.ts';
import { ubicarColumnas } from '../../platform/sheets/ubicar-columnas.ts';

const FILAS_MAX = 20_000;
const columnas = {
  necesarias: ['idCuenta', 'nombreCuenta', 'tipoCuenta', 'naturaleza'],
  opcionales: ['idParent', 'estado', 'etiquetas'],
} as const;

interface ArchivoSubido {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export async function leerArchivo({ mediaType, bytes }: ArchivoSubido): Promise<FilaImportada[]> {
  const formato = mediaType === CSV ? 'csv' : 'xlsx';
  const [encabezado, ...filas] = await leerHoja(bytes, formato, { filasMax: FILAS_MAX });
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
    etiquetas: diceEtiquetas ? celda(fila, 'etiquetas') : undefined,
  }));
}
