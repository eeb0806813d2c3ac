// `npm run verificar`: the books recomputed from their lines; `-- --reconstruir` rebuilds the stored balances first.
import { join } from 'node:path';
import { become, ensureInstalled, root } from './project.mjs';

ensureInstalled();
become([join(root, 'apps', 'server', 'src', 'verificar.ts'), ...process.argv.slice(2)], { cwd: root });
