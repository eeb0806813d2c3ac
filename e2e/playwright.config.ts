// A real Chromium against a real server that these tests start for themselves: its own data folder, its own port.
import { defineConfig } from '@playwright/test';

const ARGUMENTOS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Fewer processes for the same pages: on two cores each one is paid for.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  // No page lives long enough here to earn what its optimised code costs: a fifth of the browser's time.
  '--js-flags=--no-opt --no-maglev',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './servidor.setup.ts',
  fullyParallel: true,
  workers: 2,
  // However busy the machine: what takes this long is stuck.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['dot'], ['json']],
  use: {
    // Set by servidor.setup.ts before the workers start.
    ...(process.env.CUADRA_E2E_URL === undefined ? {} : { baseURL: process.env.CUADRA_E2E_URL }),
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    viewport: { width: 1440, height: 900 },
    // Whoever looks for the cause of a failure asks for it (--trace on): kept for every test, it costs a core its time.
    trace: 'off',
    // Nothing to wait for while it moves; what moves has its own tests.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      args: ARGUMENTOS,
    },
  },
});
