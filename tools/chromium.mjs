// Finds a Chromium for the browser tests, installing one when there is none: an existing one; else Debian's package
// when apt and root are there; else Playwright's own; else says what to install.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fail, node, root, say, tool } from './project.mjs';

/** The headless shell first: the same engine without the windows nobody sees, in half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of an executable browser. */
export function ensureChromium() {
  const found = process.env.CHROMIUM_PATH ?? inPath() ?? PLACES.find(existsSync) ?? playwrightsOwn();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && works('apt-get', ['--version'])) {
    say('Instalando Chromium (paquete de Debian)…');
    installWithApt();
    const installed = inPath();
    if (installed !== undefined) return installed;
  }
  say('Instalando el Chromium de Playwright…');
  spawnSync(node, [tool.playwright, 'install', 'chromium'], { cwd: root, stdio: 'inherit' });
  return (
    playwrightsOwn() ??
    fail(
      'Las pruebas de navegador necesitan Chromium. Instálelo (por ejemplo: apt-get install chromium) o indique CHROMIUM_PATH.',
    )
  );
}

function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update', '-qq');
  for (const name of NAMES.slice(0, 2)) {
    if (apt('install', '-y', '-qq', '--no-install-recommends', name).status === 0) return;
  }
}

function inPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
}

function playwrightsOwn() {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : undefined;
}

function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
