import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
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
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
