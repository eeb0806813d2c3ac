import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { aloneEntrance } from './build/alone-entrance.ts';
import { changelog } from './build/changelog.ts';
import { chunkGroups } from './build/chunks.ts';
import { iconSets } from './build/icon-sets.ts';
import { loadBudgets } from './build/load-budget.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';
import { sampleBundle } from './build/sample-bundle.ts';
import { sampleWorker } from './build/sample-worker.ts';
import { zodWithoutJsonSchema } from './build/zod-without-json-schema.ts';

const API = process.env.CUADRA_API ?? 'http://127.0.0.1:3000';

/** The pages that anyone may open first: none of them loads the shell. */
const outside = [
  'sign-in',
  'sign-up',
  'confirmation-required',
  'forgot-password',
  'reset-password',
  'unlock-session',
  'eleccion-obligatoria',
  'sign-out',
].map((page) => ({
  page: `página ${page}`,
  routes: [`src/acceso/${page}/page.tsx`],
  bytesMax: 200 * 1024,
}));

/** Where everyone lands, in the shell with the layout that is given to who has chosen none. */
const welcome = {
  page: 'pantalla de inicio',
  routes: [
    'src/app/shell-data.ts',
    'src/app/main-layout.tsx',
    'src/shell/layouts/classy.tsx',
    'src/app/welcome.tsx',
  ],
  bytesMax: 300 * 1024,
  filesMax: 20,
};

const samples = sampleBundle();

/** What the product's build is weighed, told apart and compressed with; the static demo (npm run demo) needs none of it. */
const ofTheProduct = [loadBudgets([...outside, welcome]), samples.plugin, precompress()];

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    preloadFont(/inter-latin-wght-normal.*\.woff2$/),
    iconSets(),
    changelog(),
    sampleWorker(),
    zodWithoutJsonSchema(),
    ...(mode === 'muestra' ? [aloneEntrance()] : ofTheProduct),
  ],
  css: { postcss: { plugins: [mantine()] } },
  server: { proxy: { '/api': { target: API } } },
  build: {
    target: 'es2023',
    assetsDir: 'assets',
    // A stylesheet or a font as a data: URL would be refused by the page's content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups(samples) } },
    },
  },
}));
