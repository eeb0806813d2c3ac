// `npm run demo`: the shell and the sample applications as plain files on this computer, with no server behind: what they ask
// is answered in the browser. PORT is the port to try first; when it is taken, any other.
import { serveFiles } from './demo-server.mjs';
import { ensureDemoBuilt, ensureInstalled, fail, say } from './project.mjs';

const PREFERRED_PORT = 4300;

ensureInstalled();
const { port, close } = await serveFiles(ensureDemoBuilt(), Number(process.env.PORT ?? PREFERRED_PORT)).catch(
  (error) => fail(`No se pudo abrir la demostración: ${error.message}`),
);
say(`\nDemostración sin servidor: http://localhost:${port}\n(Ctrl-C para terminar)`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, close);
