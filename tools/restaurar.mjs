// `npm run restaurar -- --de CARPETA --en CARPETA [--hasta "2026-11-16 10:15:00"] [--simulacro]`: a backup brought back to life, aside.
import { join } from 'node:path';
import { become, ensureInstalled, root } from './project.mjs';

ensureInstalled();
become([join(root, 'apps', 'server', 'src', 'restaurar.ts'), ...process.argv.slice(2)], { cwd: root });
