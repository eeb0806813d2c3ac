// Screens are made of the kit's pieces (apps/web/src/ui): what each of these finds is something that a screen says by itself.
import { scripts, text } from './sources.ts';

/** Rooms of the web application that are screens; the samples are a house of their own. */
const isOfAScreen = (file: string): boolean => /^apps\/web\/src\/(?!ui\/|demo\/)/.test(file);
const isProgram = (file: string): boolean => !/\.test\.|\/testing\//.test(file);

/** Arrangements and sizes are words of the kit; `gap` counts in all its forms, and so does `font` said whole. */
const ARRANGES =
  /(?:^|[\s;{])(display:\s*(?:inline-)?flex|(?:row-|column-)?gap:|font-size:|font:(?!\s*inherit))/;

/** Styles of a screen that arrange or size by themselves: `file:line`. */
export function arrangingStyles(): string[] {
  return [...text]
    .filter(([file]) => file.endsWith('.module.css') && isOfAScreen(file))
    .flatMap(([file, content]) => arrangingLines(content).map((line) => `${file}:${line}`));
}

/** The lines of a style sheet, from 1, that say what the kit says. */
export function arrangingLines(css: string): number[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return bare.split('\n').flatMap((line, place) => (ARRANGES.test(line) ? [place + 1] : []));
}

/** Tables that are not one of the kit's two, nor stand on its grid. */
export const handmadeTables = (): string[] => screensThat(/<table[\s>]/);

/** Forms that bind their fields and tell their refusals by themselves. */
export const handmadeForms = (): string[] => screensThat(/\buseForm[<(]|<Controller\b|\bapplyErrors\(/);

/** Dates and months in the language of the browser. */
export const browserDates = (): string[] => screensThat(/type="(?:date|month|week|time|datetime-local)"/);

function screensThat(pattern: RegExp): string[] {
  return scripts
    .filter(([file, content]) => isOfAScreen(file) && isProgram(file) && pattern.test(content))
    .map(([file]) => file);
}
