// `npm run docs`: writes anew the documents that are made of the code. Tests compare them.
import { join } from 'node:path';
import { ensureInstalled, fail, root, run } from './project.mjs';

ensureInstalled();
const writers = [
  ['tools', 'docs', 'write.ts'],
  ['apps', 'server', 'src', 'platform', 'database', 'schema', 'write.ts'],
];
for (const path of writers) {
  if (!run(join(root, ...path), [])) fail(`No se pudo escribir: ${path.join('/')}`);
}
