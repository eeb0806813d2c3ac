// `npm test`: everything. Types and habits, then unit and integration tests (on a real PostgreSQL), then a real
// browser against a real server. It ends with the sum of all tests.
// `npm test -- <palabra o ruta>`: only the test files that it means, of either kind.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chooseTests } from './choose-tests.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, ensureDemoBuilt, ensureInstalled, fail, root, run, say, tool } from './project.mjs';

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? undefined : choose();

ensureInstalled();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const unitReport = join(results, 'vitest.json');
const browserReport = join(results, 'playwright.json');

const ok = chosen === undefined ? runAll() : runChosen(chosen);
const { numPassedTests = 0, numFailedTests = 0 } = read(unitReport);
const { expected = 0, unexpected = 0 } = read(browserReport).stats ?? {};
say(`\n${numPassedTests + expected} passed, ${numFailedTests + unexpected} failed`);
process.exitCode = ok ? 0 : 1;

function runAll() {
  const checked = run(join(root, 'tools', 'check.mjs'), []);
  ensureBuilt();
  // Here, and not while its test waits for it beside the others.
  ensureDemoBuilt();
  const unit = runUnit(['--reporter=dot']);
  const browser = runBrowser([]);
  if (!checked) say('La revisión (npm run check) tiene fallos.');
  return checked && unit && browser;
}

function runChosen({ unit, browser }) {
  say(`Pruebas elegidas: ${[...unit, ...browser].join(', ')}`);
  const unitOk = unit.length === 0 || runUnit(['--reporter=default', ...unit]);
  if (browser.length === 0) return unitOk;
  ensureBuilt();
  // Playwright reads each argument as a pattern of paths.
  const patterns = browser.map((file) => `${file.replaceAll('.', '\\.')}$`);
  return runBrowser(['--reporter=list,json', ...patterns]) && unitOk;
}

function runUnit(args) {
  return run(tool.vitest, ['run', '--reporter=json', `--outputFile.json=${unitReport}`, ...args]);
}

function runBrowser(args) {
  return run(tool.playwright, ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    env: { ...process.env, CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  });
}

function choose() {
  const tests = chooseTests(wanted, process.env.INIT_CWD ?? process.cwd());
  for (const one of tests.unknown)
    fail(
      `Ninguna prueba corresponde a «${one}». Escriba parte del nombre o la ruta de un archivo de pruebas.`,
    );
  return tests;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
