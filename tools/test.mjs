// `npm test`: everything. Types and habits, then unit and integration tests (on a real PostgreSQL), then a real
// browser against a real server. It ends with the sum of all tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, root, run, say, tool } from './project.mjs';

ensureInstalled();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const unitReport = join(results, 'vitest.json');
const browserReport = join(results, 'playwright.json');

const checked = run(join(root, 'tools', 'check.mjs'), []);
ensureBuilt();
const unit = run(tool.vitest, [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
const browser = run(tool.playwright, ['test', '--config', 'e2e/playwright.config.ts'], {
  env: { ...process.env, CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
});

const { numPassedTests = 0, numFailedTests = 0 } = read(unitReport);
const { expected = 0, unexpected = 0 } = read(browserReport).stats ?? {};
if (!checked) say('La revisión (npm run check) tiene fallos.');
say(`\n${numPassedTests + expected} passed, ${numFailedTests + unexpected} failed`);
process.exitCode = checked && unit && browser ? 0 : 1;

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
