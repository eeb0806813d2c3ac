// The file of an import, as rows of the chart. The first row names the columns, in any order; those that are not of
// the chart are left alone.
import { CSV } from '@cuadra/contract/contabilidad/catalogo';
import { type FilaImportada, reconocer } from '@cuadra/core/catalogo-importacion';
import { type FilaLeida, ilegible, leerHoja } from '../../platform/sheets/read-sheet.ts';

const FILAS_MAX = 20_000;
const necesarias = ['idCuenta', 'nombreCuenta', 'tipoCuenta', 'naturaleza'] as const;
const columnas = [...necesarias, 'idParent', 'estado'] as const;
type Columna = (typeof columnas)[number];

export async function leerArchivo({ mediaType, bytes }: ArchivoSubido): Promise<FilaImportada[]> {
  const formato = mediaType === CSV ? 'csv' : 'xlsx';
  const [encabezado, ...filas] = await leerHoja(bytes, formato, { filasMax: FILAS_MAX });
  if (encabezado === undefined) throw ilegible('El archivo está vacío.');
  const lugares = ubicarColumnas(encabezado);
  if (filas.length === 0) throw ilegible('El archivo solo tiene encabezados: agregue una línea por cuenta.');
  const celda = ({ celdas }: FilaLeida, columna: Columna) => celdas[lugares.get(columna) ?? -1] ?? '';
  return filas.map((fila) => ({
    linea: fila.linea,
    idCuenta: celda(fila, 'idCuenta'),
    nombreCuenta: celda(fila, 'nombreCuenta'),
    tipoCuenta: celda(fila, 'tipoCuenta'),
    naturaleza: celda(fila, 'naturaleza'),
    idParent: celda(fila, 'idParent'),
    estado: celda(fila, 'estado'),
  }));
}

interface ArchivoSubido {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

function ubicarColumnas({ celdas }: FilaLeida): ReadonlyMap<Columna, number> {
  const lugares = new Map<Columna, number>();
  for (const [lugar, titulo] of celdas.entries()) {
    const columna = reconocer(columnas, titulo);
    if (columna === undefined) continue;
    if (lugares.has(columna)) throw ilegible(`La columna ${columna} está dos veces en el encabezado.`);
    lugares.set(columna, lugar);
  }
  const faltan = necesarias.filter((columna) => !lugares.has(columna));
  if (faltan.length === 0) return lugares;
  throw ilegible(
    `En la primera línea falta: ${faltan.join(', ')}. Use los encabezados ${columnas.join(', ')}.`,
  );
}
