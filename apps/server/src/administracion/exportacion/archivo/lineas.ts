// A row as a line: of CSV as PostgreSQL reads and writes it (nothing between commas is null, "" is an empty text), and of JSON.
import type { ColumnaExportada } from '../plan.ts';

const POR_ENTRECOMILLAR = /[",\n\r\\]|^\s|\s$/;

export function lineaDeCsv(valores: readonly (string | null)[]): string {
  return `${valores.map(campoDeCsv).join(',')}\n`;
}

function campoDeCsv(valor: string | null): string {
  if (valor === null) return '';
  return valor === '' || POR_ENTRECOMILLAR.test(valor) ? `"${valor.replaceAll('"', '""')}"` : valor;
}

/** Types whose text is already JSON. */
const TAL_CUAL = new Set(['smallint', 'integer', 'bigint', 'boolean', 'json', 'jsonb']);

export function lineaDeJson(
  columnas: readonly ColumnaExportada[],
  valores: readonly (string | null)[],
): string {
  const campos = columnas.map(({ nombre, tipo }, i) => {
    const valor = valores[i] ?? null;
    return `${JSON.stringify(nombre)}:${valor === null ? 'null' : TAL_CUAL.has(tipo) ? valor : JSON.stringify(valor)}`;
  });
  return `{${campos.join(',')}}\n`;
}
