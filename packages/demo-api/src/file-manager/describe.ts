// What is told of a file in words: its size, its type and what a folder has in it.
import type { Inside } from './calls.ts';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** 1536 is `1.5 KB`: one decimal at most, and none in bytes. */
export function sizeText(bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)), UNITS.length - 1);
  const figure = Math.round((bytes / STEP ** power) * 10) / 10;
  return `${figure} ${UNITS[power] ?? UNITS[0]}`;
}

const SAME: Readonly<Record<string, string>> = {
  XLSX: 'XLS',
  XLSM: 'XLS',
  DOCX: 'DOC',
  JPEG: 'JPG',
};
const WITHOUT_EXTENSION = 'BIN';

export function typeOf(name: string): string {
  const [, extension] = /\.([a-z0-9]{1,5})$/iu.exec(name) ?? [];
  if (extension === undefined) return WITHOUT_EXTENSION;
  const upper = extension.toUpperCase();
  return SAME[upper] ?? upper;
}

/** `1 carpeta, 4 archivos`; what there is none of is not said. */
export function contentsText({ folders, files }: Inside): string {
  const parts = [counted(folders, 'carpeta', 'carpetas'), counted(files, 'archivo', 'archivos')];
  return parts.filter((part) => part !== '').join(', ') || 'Vacía';
}

function counted(number: number, one: string, several: string): string {
  if (number === 0) return '';
  return number === 1 ? `1 ${one}` : `${number} ${several}`;
}

/** One that nobody else has there: `foto (2).jpg`. */
export function freeName(name: string, taken: (name: string) => boolean): string {
  const [, base = name, extension = ''] = /^(.+?)(\.[^.]+)?$/u.exec(name) ?? [];
  let candidate = name;
  for (let number = 2; taken(candidate); number += 1) candidate = `${base} (${number})${extension}`;
  return candidate;
}
