// `npm run llaves -- rotar`: another secret for the tokens, without throwing anybody out.
import { join } from 'node:path';
import { become, ensureInstalled, root } from './project.mjs';

ensureInstalled();
become([join(root, 'apps', 'server', 'src', 'llaves.ts'), ...process.argv.slice(2)], { cwd: root });
