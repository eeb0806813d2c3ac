// `npm run respaldar`: one backup of the institution now, where RESPALDO_CARPETA or RESPALDO_COMANDO say.
import { join } from 'node:path';
import { become, ensureInstalled, root } from './project.mjs';

ensureInstalled();
become([join(root, 'apps', 'server', 'src', 'respaldar.ts'), ...process.argv.slice(2)], { cwd: root });
