// `npm run bench`: side-by-side runs, each against a yardstick on the same machine in the same minute, so that what is
// compared is a ratio. `npm run bench -- posting` runs one; what follows its name is told to it. A ratio below its target
// is said, never a failure: machines differ, and a busy one measures nothing.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../tools/chromium.mjs';
import { ensureBuilt, ensureInstalled, fail, root, run, say } from '../tools/project.mjs';

ensureInstalled();
const folder = join(root, 'bench');
const [wanted = '', ...given] = process.argv.slice(2);
const all = readdirSync(folder).filter((name) => name.endsWith('.bench.ts'));
const chosen = all.filter((name) => name.includes(wanted)).sort();
if (chosen.length === 0) fail(`No hay una medición «${wanted}». Hay: ${all.join(', ')}`);
const withBrowser = ['pantallas.bench.ts', 'libro-pantalla.bench.ts'];
for (const name of chosen) {
  say(`\n${name.replace('.bench.ts', '')}`);
  if (!run(join(folder, name), given, withBrowser.includes(name) ? browser() : {}))
    fail(`La medición ${name} no terminó.`);
}

/** The built application, and where the Chromium that opens it is. */
function browser() {
  ensureBuilt();
  return { env: { ...process.env, CHROMIUM_PATH: ensureChromium() } };
}
