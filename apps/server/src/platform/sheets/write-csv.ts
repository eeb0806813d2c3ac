// CSV as Excel opens it without asking: UTF-8 with its mark, CRLF, quotes only where needed.
import { Readable } from 'node:stream';
import { writeCsvStream } from 'hucre/csv';
import { neutralizar } from './formula-guard.ts';
import type { Celda, Columna, Hoja } from './sheet.ts';

export function escribirCsv({ columnas, filas }: Hoja): Readable {
  const headers = columnas.map(({ titulo }) => titulo);
  return Readable.fromWeb(
    writeCsvStream(lineas(columnas, filas), { headers, bom: true, lineSeparator: '\r\n' }),
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
  return tipo === 'dinero' || tipo === 'porcentaje' ? quetzales(valor) : String(valor);
}

function quetzales(centavos: number): string {
  const digitos = String(centavos).replace('-', '').padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${digitos.slice(0, -2)}.${digitos.slice(-2)}`;
}
