// CSV as Excel opens it without asking: UTF-8 with its mark, CRLF, quotes only where needed.
import { Readable } from 'node:stream';
import { writeCsvStream } from 'hucre/csv';
import { type Celda, type Columna, enQuetzales, type Hoja } from './hoja.ts';
import { neutralizar } from './neutralizar.ts';

/** Between one row and the next; there is none after the last. */
export const ENTRE_FILAS = '\r\n';

export function escribirCsv({ columnas, filas }: Hoja): Readable {
  // A heading may be somebody's own words too: the name of an agencia.
  const headers = columnas.map(({ titulo }) => neutralizar(titulo));
  return Readable.fromWeb(
    writeCsvStream(lineas(columnas, filas), { headers, bom: true, lineSeparator: ENTRE_FILAS }),
  );
}

/** Rows alone, to be put after others. */
export function escribirFilasDeCsv({ columnas, filas }: Hoja): Readable {
  return Readable.fromWeb(
    writeCsvStream(lineas(columnas, filas), { bom: false, lineSeparator: ENTRE_FILAS }),
  );
}

async function* lineas(columnas: readonly Columna[], filas: Hoja['filas']): AsyncGenerator<string[]> {
  for await (const fila of filas) yield columnas.map((columna, i) => texto(columna, fila[i] ?? null));
}

function texto({ tipo }: Columna, celda: Celda): string {
  if (celda === null) return '';
  if (typeof celda === 'string') return neutralizar(celda);
  const valor = typeof celda === 'number' ? celda : celda.valor;
  // A hundredth of a per cent has the same two decimals as a centavo.
  return tipo === 'dinero' || tipo === 'porcentaje' ? enQuetzales(valor) : String(valor);
}
