// What the commands of package.json share. Plain JavaScript on purpose: it runs under whatever Node the machine has,
// before anything is installed, and hands over to the project's own Node as soon as there is one.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const DEMO_FOLDER = 'dist-muestra';
/** Folders that are made, not written. */
const MADE = new Set(['node_modules', 'dist', DEMO_FOLDER]);
export const node = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
export const tool = {
  vite: join(modules, 'vite', 'bin', 'vite.js'),
  vitest: join(modules, 'vitest', 'vitest.mjs'),
  playwright: join(modules, '@playwright', 'test', 'cli.js'),
  biome: join(modules, '@biomejs', 'biome', 'bin', 'biome'),
  tsc: join(modules, 'typescript', 'bin', 'tsc'),
};

/** Installs what package-lock.json says, unless exactly that is already installed. */
export function ensureInstalled() {
  const stamp = join(modules, '.cuadra-installed');
  const wanted = digest(['package.json', 'package-lock.json'].map((name) => join(root, name)));
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Instalando dependencias…');
  // The locked versions, without touching the lock. Not `npm ci`: it refuses a lock that lacks the optional builds of
  // platforms a registry does not carry. npm's own path is in the environment of a script.
  const npm = process.env.npm_execpath;
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) fail('No se pudieron instalar las dependencias (npm install).');
  if (!existsSync(node))
    fail('npm no instaló Node: permita los scripts de instalación (allowScripts en package.json).');
  writeFileSync(stamp, wanted);
}

/** Builds the web application, unless its sources are those of the last build. */
export function ensureBuilt() {
  buildInto('dist', 'la aplicación web', []);
}

/** The same shell for `npm run demo`, with all that answers in the browser; apart, so that it is never served by mistake. */
export function ensureDemoBuilt() {
  buildInto(DEMO_FOLDER, 'la demostración', ['--mode', 'muestra', '--outDir', DEMO_FOLDER]);
  return join(root, 'apps', 'web', DEMO_FOLDER);
}

function buildInto(folder, what, options) {
  const web = join(root, 'apps', 'web');
  const stamp = join(web, folder, '.sources');
  const sources = [join(web), join(root, 'packages'), join(root, 'package-lock.json')].flatMap(filesOf);
  const wanted = digest(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say(`Construyendo ${what}…`);
  const result = spawnSync(node, [tool.vite, 'build', '--logLevel', 'warn', ...options], {
    cwd: web,
    stdio: 'inherit',
  });
  if (result.status !== 0) fail(`No se pudo construir ${what}.`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Runs one step to its end and says whether it went well. */
export function run(script, args, options = {}) {
  const { status } = spawnSync(node, [script, ...args], { cwd: root, stdio: 'inherit', ...options });
  return status === 0;
}

/** Becomes, as far as the terminal can tell, the given program: same signals in, same exit code out. */
export function become(args, options = {}) {
  const child = spawn(node, args, { cwd: process.cwd(), stdio: 'inherit', ...options });
  // Ctrl-C reaches the child by itself (same process group); here it only must not end us first.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithParent(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
}

const PARENT_CHECK_MS = 500;

/** The shell that npm puts in between ends on a signal and tells nobody: whoever it started would stay for ever. */
function endWithParent(child) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_CHECK_MS).unref();
}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

export function fail(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name) && !name.includes('.test.'))
    .flatMap(({ name }) => filesOf(join(path, name)));
}

function digest(files) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of [...files].sort())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
