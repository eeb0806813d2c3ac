// Builds the service worker of the sample applications into a file of its own, at the root, where it can hear of every
// call. A classic script: not every browser takes a module as a service worker.
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/demo/entrance/worker.ts', import.meta.url));
export const WORKER_FILE = 'muestra-worker.js';

export function sampleWorker(): Plugin {
  return {
    name: 'cuadra:sample-worker',
    configureServer(server) {
      server.middlewares.use(`/${WORKER_FILE}`, async (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(await worker());
      });
    },
    transformIndexHtml: (html, { server }) =>
      // In development there is no server to say so.
      server === undefined ? html : html.replace('__APPS_DE_MUESTRA__', 'si'),
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: await worker() });
    },
  };
}

async function worker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: SOURCE,
        // All of it listens to something: nothing may be left out for not being taken by name.
        treeshake: false,
        output: { format: 'iife' },
      },
    },
  });
  const [first] = [built].flat();
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('El trabajador de las aplicaciones de muestra no se construyó.');
  return chunk.code;
}
