// `npm run check`: types, habits, and the documents that are made of the code, side by side, in seconds. The rest of the proof is `npm test`.
import { spawn } from 'node:child_process';
import { ensureInstalled, fail, node, root, tool } from './project.mjs';

ensureInstalled();
const documents = ['database/schema/schema.test.ts', 'tools/docs/'];
const steps = [
  ['tipos (servidor, contrato, núcleo)', tool.tsc, ['-p', '.']],
  ['tipos (web)', tool.tsc, ['-p', 'apps/web']],
  ['tipos (construcción de la web)', tool.tsc, ['-p', 'apps/web/tsconfig.build.json']],
  ['tipos (pruebas de navegador)', tool.tsc, ['-p', 'e2e']],
  ['Biome', tool.biome, ['check', '--error-on-warnings', '.']],
  ['hábitos', tool.vitest, ['run', '--project', 'unit', '--reporter=dot', 'tools/tidy.test.ts']],
  [
    'documentos',
    tool.vitest,
    ['run', '--project', 'server', '--project', 'unit', '--reporter=dot', ...documents],
  ],
];
const results = await Promise.all(steps.map(([name, script, args]) => runQuietly(name, script, args)));
const failed = results.filter(({ ok }) => !ok);
for (const { name, output } of failed) process.stdout.write(`\n── ${name}\n${output}`);
if (failed.length > 0) fail(`Revisión con fallos: ${failed.map(({ name }) => name).join(', ')}`);
process.stdout.write(`Revisión sin fallos: ${steps.map(([name]) => name).join(', ')}.\n`);

/** What a step says matters only when it fails; interleaved, nobody could read it. */
function runQuietly(name, script, args) {
  return new Promise((resolve) => {
    const child = spawn(node, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.on('close', (code) =>
      resolve({ name, ok: code === 0, output: Buffer.concat(said).toString('utf8') }),
    );
  });
}
