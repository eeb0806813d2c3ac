// `npm run exportar -- --en ARCHIVO.zip`: everything that the institution has, in one file.
import { join } from 'node:path';
import { become, ensureInstalled, root } from './project.mjs';

ensureInstalled();
become([join(root, 'apps', 'server', 'src', 'exportar.ts'), ...process.argv.slice(2)], { cwd: root });
