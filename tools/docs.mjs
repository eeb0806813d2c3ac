// `npm run docs`: writes anew the documents that are made of the code.
import { join } from 'node:path';
import { become, ensureInstalled, root } from './project.mjs';

ensureInstalled();
become([join(root, 'tools', 'docs', 'write.ts')], { cwd: root });
