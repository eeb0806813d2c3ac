// `npm run instituciones -- ORDEN …`: the institutions of a federation, from the terminal.
import { join } from 'node:path';
import { become, ensureInstalled, root } from './project.mjs';

ensureInstalled();
become([join(root, 'apps', 'server', 'src', 'instituciones.ts'), ...process.argv.slice(2)], { cwd: root });
