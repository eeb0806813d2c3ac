import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';
import { signInBudget } from './build/sign-in-budget.ts';

const API = process.env.CUADRA_API ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    signInBudget({ route: 'src/acceso/sign-in/page.tsx', bytesMax: 200 * 1024 }),
    preloadFont(/inter-latin-wght-normal.*\.woff2$/),
    precompress(),
  ],
  css: { postcss: { plugins: [mantine()] } },
  server: { proxy: { '/api': { target: API } } },
  build: {
    target: 'es2023',
    assetsDir: 'assets',
    // A stylesheet or a font as a data: URL would be refused by the page's content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Zod's settings share its chunk, so that they hold before any schema is made (see platform/zod-settings.ts).
            { name: 'zod', test: /node_modules[\\/]zod[\\/]|zod-settings/ },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // What every page needs, in one file; the rest comes as the screens ask for it.
            { name: 'base', tags: ['$initial'] },
            { name: 'formularios', test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/ },
            // Apart from the forms: the shell shares its buttons and boxes, and has no form in sight.
            { name: 'acceso', test: /src[\\/]acceso[\\/]frame[\\/]/ },
          ],
        },
      },
    },
  },
});
