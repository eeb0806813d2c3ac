// `npm start`: install, build, and serve everything at one address.
import { join } from 'node:path';
import { become, ensureBuilt, ensureInstalled, root } from './project.mjs';

ensureInstalled();
ensureBuilt();
become([join(root, 'apps', 'server', 'src', 'main.ts')], { cwd: root });
