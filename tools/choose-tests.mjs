// Which test files a word or a path means: any file whose path holds the word, or that is or lies under the path.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { root } from './project.mjs';

/**
 * @param {readonly string[]} wanted words, or paths as seen from the folder `from`
 * @returns {{ unit: string[], browser: string[], unknown: string[] }} paths from the root, and what means none of them
 */
export function chooseTests(wanted, from) {
  const unit = ['apps', 'packages', 'tools'].flatMap(filesUnder).filter((file) => /\.test\.tsx?$/.test(file));
  const browser = filesUnder('e2e').filter((file) => file.endsWith('.spec.ts'));
  const means = wanted.map((one) => [one, meaningOf(one, from)]);
  const chosen = (file) => means.some(([, matches]) => matches(file));
  return {
    unit: unit.filter(chosen),
    browser: browser.filter(chosen),
    unknown: means.filter(([, matches]) => ![...unit, ...browser].some(matches)).map(([one]) => one),
  };
}

function meaningOf(one, from) {
  const path = resolve(from, one);
  const known = relative(root, path).split(sep).join('/');
  if (existsSync(path)) return (file) => known === '' || file === known || file.startsWith(`${known}/`);
  const word = one.toLowerCase();
  return (file) => file.toLowerCase().includes(word);
}

function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}
