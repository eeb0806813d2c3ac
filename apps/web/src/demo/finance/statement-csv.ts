// The lines of a statement as a file that a sheet opens, with their total at the end.
import type { StatementLine } from '@cuadra/demo-api/dashboards/finance-types';
import { sum } from '@cuadra/demo-api/dashboards/shares';

interface CsvWords {
  readonly date: string;
  readonly name: string;
  readonly amount: string;
  readonly total: string;
}

/** What tells a sheet that the text is UTF-8. */
const MARK = '\ufeff';

export function statementCsv(lines: readonly StatementLine[], words: CsvWords): string {
  const rows = [
    [words.date, words.name, words.amount],
    ...lines.map(({ date, name, amount }) => [date, name, units(amount)]),
    [words.total, '', units(sum(lines.map(({ amount }) => amount)))],
  ];
  return `${MARK}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

const units = (centavos: number): string => (centavos / 100).toFixed(2);

/** Quoted where it must be; and what a sheet would take for a formula is held as text. */
function cell(text: string): string {
  const held = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(held) ? `"${held.replaceAll('"', '""')}"` : held;
}
