// `npm run sellos -- llave | sellar | rotar [--perdida]`: the signed heads of the books, from the terminal.
import { join } from 'node:path';
import { become, ensureInstalled, root } from './project.mjs';

ensureInstalled();
become([join(root, 'apps', 'server', 'src', 'sellos.ts'), ...process.argv.slice(2)], { cwd: root });
