// XLSX written as it is read: codes stay text, figures are real numbers, the header stays in sight.
import { Readable } from 'node:stream';
import { type CellValue, type ColumnDef, writeXlsxStream } from 'hucre/xlsx';
import type { Celda, Columna, Hoja } from './sheet.ts';

const FORMATOS: Readonly<Record<Columna['tipo'], string>> = { texto: '@', entero: '0', dinero: '#,##0.00' };

export function escribirXlsx({ nombre, columnas, filas }: Hoja): Readable {
  const columns = columnas.map(({ titulo, ancho, tipo }): ColumnDef => {
    return { header: titulo, width: ancho, numFmt: FORMATOS[tipo] };
  });
  return Readable.fromWeb(
    writeXlsxStream(renglones(columnas, filas), { name: nombre, columns, freezePane: { rows: 1 } }),
  );
}

async function* renglones(columnas: readonly Columna[], filas: Hoja['filas']): AsyncGenerator<CellValue[]> {
  for await (const fila of filas) yield columnas.map((columna, i) => valor(columna, fila[i] ?? null));
}

function valor({ tipo }: Columna, celda: Celda): CellValue {
  return tipo === 'dinero' && typeof celda === 'number' ? celda / 100 : celda;
}
