// `npm run importar -- --de ARCHIVO.zip`: an export brought into an empty institution.
import { join } from 'node:path';
import { become, ensureInstalled, root } from './project.mjs';

ensureInstalled();
become([join(root, 'apps', 'server', 'src', 'importar.ts'), ...process.argv.slice(2)], { cwd: root });
