// `npm run dev`: both programs, restarted or refreshed as their sources change. The web application is served by
// Vite, which passes /api on to the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, node, root, say, tool } from './project.mjs';

ensureInstalled();
const port = process.env.PORT ?? '3000';
const server = join(root, 'apps', 'server');
const children = [
  spawn(
    node,
    [
      '--watch-path',
      join(server, 'src'),
      '--watch-path',
      join(root, 'packages'),
      join(server, 'src', 'main.ts'),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development', PORT: port },
    },
  ),
  spawn(node, [tool.vite], {
    cwd: join(root, 'apps', 'web'),
    stdio: 'inherit',
    env: { ...process.env, CUADRA_API: `http://127.0.0.1:${port}` },
  }),
];
say(`Servidor en http://127.0.0.1:${port}; la aplicación web, en la dirección que anuncia Vite.`);

let ending = false;
const end = (signal) => {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill(signal);
};
process.on('SIGINT', () => end('SIGINT'));
process.on('SIGTERM', () => end('SIGTERM'));
for (const child of children) child.on('exit', () => end('SIGTERM'));
